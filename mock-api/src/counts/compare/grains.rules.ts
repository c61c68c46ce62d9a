import { binOfDay, minutesOfText, nextStart, wallClock, type CompareBin } from 'shared-domain';
import { clockChanges } from '../store/daylight-saving.rules.ts';
import type { Bin, Counted } from './bin-sums.rules.ts';

/** A flow's counts as the database added them up. */
type Listed = { flow_id: number; list: string };

/** Bins by flow, then by where they begin. */
export type BinsByFlow = Map<number, Map<string, Counted>>;

/** What a flow's counts of a day are multiplied by. */
export type FactorOf = (flow: number, day: string) => number;

/** Puts what the database added up by minutes or days into bins; those of the same bin are added. */
export function intoBins(
  found: BinsByFlow,
  rows: readonly Listed[],
  { bin, factorOf }: { bin: CompareBin; factorOf?: FactorOf | null },
): BinsByFlow {
  const isFine = bin === 'interval' || bin === 'hour';
  for (const { flow_id, list } of rows) {
    const own = found.get(flow_id) ?? new Map<string, Counted>();
    found.set(flow_id, own);
    for (const one of list.split(',')) {
      const [at = 0, total = 0, covered = 0, uncertified = 0] = one.split(' ').map(Number);
      const time = wallClock(at);
      const start = isFine ? time : binOfDay(time.slice(0, 10), bin);
      const before = own.get(start);
      own.set(start, {
        total: total * (factorOf?.(flow_id, time.slice(0, 10)) ?? 1) + (before?.total ?? 0),
        covered: covered + (before?.covered ?? 0),
        uncertified: uncertified + (before?.uncertified ?? 0),
      });
    }
  }
  return found;
}

/** Bins with the minutes that a station's clock shows in them: fewer where it skips an hour. */
export function binsOf(
  starts: readonly (string | null)[],
  bin: CompareBin,
  { length, timeZone }: { length: number; timeZone: string },
): Bin[] {
  return starts.map((start) => {
    if (start === null) return { start, expected: 0 };
    const from = minutesOfText(start) ?? 0;
    const to = minutesOfText(nextStart(start, bin, length)) ?? from;
    return { start, expected: to - from - skippedWithin(from, to, timeZone) };
  });
}

function skippedWithin(from: number, to: number, timeZone: string): number {
  const first = new Date(from * 60_000).getUTCFullYear();
  const last = new Date((to - 1) * 60_000).getUTCFullYear();
  let minutes = 0;
  for (let year = first; year <= last; year += 1)
    for (const skipped of clockChanges(timeZone, year).skipped)
      minutes += Math.max(0, Math.min(to, skipped.to) - Math.max(from, skipped.from));
  return minutes;
}

/** The days from one year to another on which a station's clock changes: their hours are other ones. */
export function changeDays(timeZone: string, first: number, last: number): Set<string> {
  const days = new Set<string>();
  for (let year = first; year <= last; year += 1) {
    const { skipped, repeated } = clockChanges(timeZone, year);
    for (const { from } of [...skipped, ...repeated]) days.add(wallClock(from).slice(0, 10));
  }
  return days;
}
