import { VENDOR_REQUESTS } from 'shared-domain';

/** So many requests on a day, by its number since 1970 (UTC). */
type Spent = { day: number; requests: number };

/** What the platform was sent lately and until when it takes nothing, in milliseconds since 1970; and what of a day's requests is spent. */
export type Sent = { closedUntil: number; at: readonly number[]; spent: Spent };

export const NOTHING_SENT: Sent = { closedUntil: 0, at: [], spent: { day: 0, requests: 0 } };

/** Fair use by the platform's help page. */
const { perMinute: PER_MINUTE, perDay: PER_DAY } = VENDOR_REQUESTS;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Those of this minute. What another process's clock puts in the future is none of them: nobody waits for a clock that is wrong. */
const ofThisMinute = ({ at }: Sent, now: number) => at.filter((one) => Math.abs(now - one) < MINUTE);

/** How many requests of a day are spent. */
export const spentOn = ({ spent }: Sent, now: number): number =>
  spent.day === Math.floor(now / DAY) ? spent.requests : 0;

/** When the platform may be asked again: it has said so, or the fair use of the minute or the day is spent; what is past is now. */
export function opensAt(sent: Sent, now: number): number {
  const lately = ofThisMinute(sent, now);
  const fair = lately.length < PER_MINUTE ? 0 : (lately.at(-PER_MINUTE) ?? 0) + MINUTE;
  const tomorrow = spentOn(sent, now) < PER_DAY ? 0 : (Math.floor(now / DAY) + 1) * DAY;
  return Math.max(sent.closedUntil, fair, tomorrow);
}

/** With one request more; what was sent before this minute is forgotten. */
export const withOneMore = (sent: Sent, now: number): Sent => ({
  ...sent,
  at: [...ofThisMinute(sent, now), now].toSorted((a, b) => a - b),
  spent: { day: Math.floor(now / DAY), requests: spentOn(sent, now) + 1 },
});

/** The same as a line of text, and back. A release that knows nothing of days reads past them. */
export const textOf = ({ closedUntil, at, spent }: Sent): string =>
  [closedUntil, ...at, `day:${spent.day}:${spent.requests}`].join(' ');
export function sentIn(text: string): Sent {
  const [closedUntil = 0, ...at] = text.split(' ').map(Number).filter(Number.isFinite);
  const [, day = 0, requests = 0] = (/day:(\d+):(\d+)/.exec(text) ?? []).map(Number);
  return { closedUntil, at, spent: { day, requests } };
}
