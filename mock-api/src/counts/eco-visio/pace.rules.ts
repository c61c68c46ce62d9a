/** What the platform was sent lately and until when it takes nothing, in milliseconds since 1970. */
export type Sent = { closedUntil: number; at: readonly number[] };

export const NOTHING_SENT: Sent = { closedUntil: 0, at: [] };

/** Fair use by the platform's help page. */
const PER_MINUTE = 100;
const MINUTE = 60_000;

/** Those of this minute. What another process's clock puts in the future is none of them: nobody waits for a clock that is wrong. */
const ofThisMinute = ({ at }: Sent, now: number) => at.filter((one) => Math.abs(now - one) < MINUTE);

/** When the platform may be asked again: it has said so, or the fair use is spent; what is past is now. */
export function opensAt(sent: Sent, now: number): number {
  const lately = ofThisMinute(sent, now);
  const fair = lately.length < PER_MINUTE ? 0 : (lately.at(-PER_MINUTE) ?? 0) + MINUTE;
  return Math.max(sent.closedUntil, fair);
}

/** With one request more; what was sent before this minute is forgotten. */
export const withOneMore = (sent: Sent, now: number): Sent => ({
  ...sent,
  at: [...ofThisMinute(sent, now), now].toSorted((a, b) => a - b),
});

/** The same as a line of text, and back. */
export const textOf = ({ closedUntil, at }: Sent): string => [closedUntil, ...at].join(' ');
export function sentIn(text: string): Sent {
  const [closedUntil = 0, ...at] = text.split(' ').map(Number).filter(Number.isFinite);
  return { closedUntil, at };
}
