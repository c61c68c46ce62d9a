import { FILL_METHODS, type FillMethod } from 'shared-domain';
import { calendarOf } from '../figures/year-of-hours.ts';
import type { Days } from './counter-year.ts';
import { type FillSources, fillRun, type Run } from './imputation.rules.ts';
import { quantileOf } from './numbers.rules.ts';

/** How long the runs of the back-test are, in days. */
const RUN_LENGTHS = [1, 7, 30] as const;

/** What a method's fill missed the true days by, as shares of them. */
export type FillErrors = {
  method: FillMethod;
  /** Whether its values were adjusted for the weather of their days. */
  weather: boolean;
  days: number;
  n: number;
  /** The sum of the days' errors without their signs, and with them. */
  wape: number;
  bias: number;
  /** The error of a run's sum: its median, and what nine runs of ten stay below. */
  medianRun: number;
  p90Run: number;
  /** The sum of the days' errors without their signs, by the month in which their runs begin. */
  offByMonth: ReadonlyMap<number, number>;
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

type Values = readonly (number | null)[];
type Tally = {
  method: FillMethod;
  weather: boolean;
  n: number;
  off: number;
  signed: number;
  total: number;
  runs: number[];
  offByMonth: Map<number, number>;
};

/** A method whose fills are tried a second time, adjusted for weather: what becomes of the values of a masked run. */
export type Adjusted = { method: FillMethod; adjust: (mask: Run, values: Values) => Values };

/**
 * Masks runs of a counter's own year, fills them from the rest by each method, and holds them against what was counted; those of
 * one method also adjusted for weather, over the same masks.
 */
export function fillBackTest(
  year: number,
  days: Days,
  sources: FillSources,
  adjusted?: Adjusted,
): FillErrors[] {
  const methods = FILL_METHODS.filter((method) => hasSource(method, sources));
  const tried = [
    ...methods.map((method) => ({ method, weather: false })),
    ...(adjusted ? [{ method: adjusted.method, weather: true }] : []),
  ];
  const calendar = calendarOf(year);
  return RUN_LENGTHS.flatMap((length) => {
    const tallies = tried.map((one): Tally => ({
      ...one,
      n: 0,
      off: 0,
      signed: 0,
      total: 0,
      runs: [],
      offByMonth: new Map(),
    }));
    for (const mask of masksOf(days, length)) {
      const fills = fillsOf(year, days, mask, sources, methods);
      if (!fills) continue;
      for (const tally of tallies) {
        const plain = fills.get(tally.method) ?? [];
        const month = calendar[mask.start]?.month ?? 0;
        tallyMask(
          tally,
          { days, mask, month },
          tally.weather && adjusted ? adjusted.adjust(mask, plain) : plain,
        );
      }
    }
    return tallies.flatMap((tally) => errorsOf(length, tally));
  });
}

/** Without a group or any other counter a method fills nothing, and is nothing to hold others against. */
function hasSource(method: FillMethod, { group, donors }: FillSources): boolean {
  if (method === 'day-of-year') return group.dayOfYear.some((factor) => factor !== null);
  return method === 'weekday-month' || donors.length > 0;
}

/** Methods are held against each other, so a mask counts only where all of them fill it. */
function fillsOf(
  year: number,
  days: Days,
  mask: Run,
  sources: FillSources,
  methods: readonly FillMethod[],
): ReadonlyMap<FillMethod, Values> | null {
  const fills = new Map<FillMethod, Values>(
    methods.map((method) => [method, fillRun(year, days, mask, method, sources, false).values]),
  );
  return [...fills.values()].some((values) => values.includes(null)) ? null : fills;
}

type Masked = { days: Days; mask: Run; month: number };

function tallyMask(tally: Tally, { days, mask, month }: Masked, values: Values): void {
  let [filled, counted, off] = [0, 0, 0];
  for (const [at, value] of values.entries()) {
    const truth = days[mask.start + at] ?? 0;
    off += Math.abs((value ?? 0) - truth);
    filled += value ?? 0;
    counted += truth;
  }
  tally.n += 1;
  tally.off += off;
  tally.offByMonth.set(month, (tally.offByMonth.get(month) ?? 0) + off);
  tally.signed += filled - counted;
  tally.total += counted;
  // a run without any traffic has no share to be wrong by
  if (counted > 0) tally.runs.push(Math.abs(filled - counted) / counted);
}

function errorsOf(days: number, tally: Tally): FillErrors[] {
  const { method, weather, n, off, signed, total, runs, offByMonth } = tally;
  const [medianRun, p90Run] = [quantileOf(runs, 0.5), quantileOf(runs, 0.9)];
  if (total === 0 || medianRun === null || p90Run === null) return [];
  return [
    { method, weather, days, n, wape: off / total, bias: signed / total, medianRun, p90Run, offByMonth },
  ];
}

/** What the back-test says of a run that is this long: the next shorter one that was tried; null where none was. */
export const errorOfRun = (
  errors: readonly FillErrors[],
  { method, days, weather = false }: { method: FillMethod; days: number; weather?: boolean },
): FillErrors | null =>
  errors.findLast((one) => one.method === method && one.weather === weather && one.days <= days) ?? null;
