import { FILL_METHODS, type FillMethod } from 'shared-domain';
import type { Days } from './counter-year.ts';
import { type FillSources, fillRun, type Run } from './imputation.rules.ts';
import { quantileOf } from './numbers.rules.ts';

/** How long the runs of the back-test are, in days. */
const RUN_LENGTHS = [1, 7, 30] as const;

/** What a method's fill missed the true days by, as shares of them. */
export type FillErrors = {
  method: FillMethod;
  days: number;
  n: number;
  /** The sum of the days' errors without their signs, and with them. */
  wape: number;
  bias: number;
  /** The error of a run's sum: its median, and what nine runs of ten stay below. */
  medianRun: number;
  p90Run: number;
};

/** The runs that are masked one after another: each date, or from the first of January on every seven days. */
function masksOf(days: Days, length: number): Run[] {
  const masks: Run[] = [];
  for (let start = 0; start + length <= days.length; start += length === 1 ? 1 : 7) {
    const end = start + length - 1;
    if (days.slice(start, end + 1).every((total) => total !== null)) masks.push({ start, end });
  }
  return masks;
}

type Tally = { n: number; off: number; signed: number; total: number; runs: number[] };

/** Masks runs of a counter's own year, fills them from the rest by each method, and holds them against what was counted. */
export function fillBackTest(year: number, days: Days, sources: FillSources): FillErrors[] {
  return RUN_LENGTHS.flatMap((length) => {
    const tallies = new Map<FillMethod, Tally>(
      FILL_METHODS.map((method) => [method, { n: 0, off: 0, signed: 0, total: 0, runs: [] }]),
    );
    for (const mask of masksOf(days, length)) tallyMask(tallies, year, days, mask, sources);
    return FILL_METHODS.flatMap((method) => {
      const tally = tallies.get(method);
      return tally ? errorsOf(method, length, tally) : [];
    });
  });
}

/** Methods are held against each other, so a mask counts only where all of them fill it. */
function tallyMask(
  tallies: Map<FillMethod, Tally>,
  year: number,
  days: Days,
  mask: Run,
  sources: FillSources,
): void {
  const fills = [...tallies].map(([method, tally]) => ({
    tally,
    values: fillRun(year, days, mask, method, sources, false).values,
  }));
  if (fills.some(({ values }) => values.includes(null))) return;
  for (const { tally, values } of fills) {
    let [filled, counted] = [0, 0];
    for (const [at, value] of values.entries()) {
      const truth = days[mask.start + at] ?? 0;
      tally.off += Math.abs((value ?? 0) - truth);
      filled += value ?? 0;
      counted += truth;
    }
    tally.n += 1;
    tally.signed += filled - counted;
    tally.total += counted;
    // a run without any traffic has no share to be wrong by
    if (counted > 0) tally.runs.push(Math.abs(filled - counted) / counted);
  }
}

function errorsOf(method: FillMethod, days: number, { n, off, signed, total, runs }: Tally): FillErrors[] {
  const [medianRun, p90Run] = [quantileOf(runs, 0.5), quantileOf(runs, 0.9)];
  if (total === 0 || medianRun === null || p90Run === null) return [];
  return [{ method, days, n, wape: off / total, bias: signed / total, medianRun, p90Run }];
}

/** What the back-test says of a run that is this long: the next shorter one that was tried; null where none was. */
export const errorOfRun = (
  errors: readonly FillErrors[],
  { method, days }: { method: FillMethod; days: number },
): FillErrors | null => errors.findLast((one) => one.method === method && one.days <= days) ?? null;
