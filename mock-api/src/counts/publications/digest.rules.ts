import { wallClock } from 'shared-domain';
import { sha256 } from './canonical.rules.ts';

/** A usable certified count; `minutes` since 1970-01-01 on the station's clock, `code` a suspect that keeps it in, or 0. */
export type UsableCount = { minutes: number; interval: number; count: number; code: number };

/** What a day's usable counts hash to. */
export type DayDigest = { date: string; counts: number; sha256: string };
/** What a year's usable counts hash to, whole and day by day. */
export type CountsDigest = { counts: number; sha256: string; days: DayDigest[] };

/** Digits that tell one day's counts from others: a day is only ever compared with itself. */
const DAY_DIGITS = 16;
const DAY = 24 * 60;

/** A count as it is hashed: 'flow|YYYY-MM-DDTHH:MM|interval|count|code' and a line feed. */
export function countLine(flow: string, { minutes, interval, count, code }: UsableCount): string {
  const time = wallClock(minutes).slice(0, 16).replace(' ', 'T');
  return `${flow}|${time}|${interval}|${count}|${code === 0 ? '' : code}\n`;
}

/** The digest of a flow's counts, in any order: they are hashed by time. A missing count has no line. */
export function digestOf(flow: string, counts: readonly UsableCount[]): CountsDigest {
  const sorted = counts.toSorted((a, b) => a.minutes - b.minutes || a.interval - b.interval);
  const lines = sorted.map((one) => ({ day: Math.floor(one.minutes / DAY), line: countLine(flow, one) }));
  const days = [...Map.groupBy(lines, ({ day }) => day)].map(([day, own]) => ({
    date: wallClock(day * DAY).slice(0, 10),
    counts: own.length,
    sha256: sha256(textOf(own)).slice(0, DAY_DIGITS),
  }));
  return { counts: lines.length, sha256: sha256(textOf(lines)), days };
}

const textOf = (lines: readonly { line: string }[]): string => lines.map(({ line }) => line).join('');

/** The days whose counts are others than before, also those that only one of the two has. */
export function changedDays(before: readonly DayDigest[], now: readonly DayDigest[]): string[] {
  const hashes = (days: readonly DayDigest[]) => new Map(days.map((day) => [day.date, day.sha256]));
  const [old, today] = [hashes(before), hashes(now)];
  return [...new Set([...old.keys(), ...today.keys()])]
    .filter((date) => old.get(date) !== today.get(date))
    .toSorted();
}
