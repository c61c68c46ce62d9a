import type { BootstrapInterval } from 'shared-domain';
import { flowDraws, type Draws, type QuarterMeans } from './drawn-weeks.rules.ts';
import { tallied, type Days } from './methods.rules.ts';
import { calendarOf } from './year-of-hours.ts';
import { quantile } from './quantile.ts';

const QUARTERS = 4;
const WEEKDAYS = 7;
/** A quarter with fewer weeks says too little of its weeks. */
const FEWEST_BLOCKS = 4;
const TAILS = [0.025, 0.975] as const;

/** How much of the year a quarter is, and on which days, from the first of January as 0, its weeks begin, in order. */
type Quarter = { share: number; mondays: readonly number[] };

/**
 * How much another draw of weeks would move a figure: weeks are drawn anew, 2000 times, by quarter, and the quantiles of what
 * comes of it are told as ratios, since the statistic is not quite the figure. For a sum the same weeks are drawn for all its flows.
 * Null where a quarter has fewer than four weeks with complete days. Flows that are drawn for several figures are so once where
 * these share `draws`.
 */
export function bootstrap(
  year: number,
  figure: number,
  flows: readonly Days[],
  draws: Draws = new Map(),
): BootstrapInterval | null {
  const quarters = quartersOf(year, flows);
  if (quarters.some(({ mondays }) => mondays.length < FEWEST_BLOCKS)) return null;
  const drawn = flows.map((days) =>
    flowDraws(
      days,
      quarters.map(({ mondays }) => mondays),
      draws,
    ),
  );
  const whole = quarters.map((_, quarter) => added(drawn.map((flow) => flow.whole[quarter] ?? Number.NaN)));
  const statistic = weighted(quarters, whole);
  if (!(statistic > 0)) return null;
  const sorted = replicates(quarters, whole, drawn).toSorted();
  const [low, high] = [quantile(sorted, TAILS[0]) / statistic, quantile(sorted, TAILS[1]) / statistic];
  const { length } = calendarOf(year);
  const days = Math.min(...flows.map((one) => tallied(one).count));
  const missing = Math.sqrt(1 - days / length);
  return {
    statistic,
    blocks: quarters.map(({ mondays }) => mondays.length),
    low_ratio: low,
    high_ratio: high,
    typical: { low: figure * low, high: figure * high },
    measured: { low: figure * (1 + missing * (low - 1)), high: figure * (1 + missing * (high - 1)) },
  };
}

const added = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function replicates(
  quarters: readonly Quarter[],
  whole: readonly number[],
  drawn: readonly QuarterMeans[],
): Float64Array {
  const found = new Float64Array((drawn[0]?.means.length ?? 0) / QUARTERS);
  const means = new Float64Array(QUARTERS);
  for (let at = 0; at < found.length; at += 1) {
    for (let quarter = 0; quarter < QUARTERS; quarter += 1) {
      let mean = 0;
      for (const flow of drawn) mean += flow.means[at * QUARTERS + quarter] ?? 0;
      // weeks in which one of several flows has no day at all tell nothing new of the quarter
      means[quarter] = Number.isNaN(mean) ? (whole[quarter] ?? 0) : mean;
    }
    found[at] = weighted(quarters, means);
  }
  return found;
}

const weighted = (quarters: readonly Quarter[], means: ArrayLike<number>): number =>
  quarters.reduce((sum, { share }, at) => sum + share * (means[at] ?? 0), 0);

/** The weeks, Monday to Sunday, cut at the year's ends, that have a complete day, by the quarter of their Thursday. */
function quartersOf(year: number, flows: readonly Days[]): Quarter[] {
  const calendar = calendarOf(year);
  const shares = Array.from({ length: QUARTERS }, () => 0);
  for (const { month } of calendar)
    shares[quarterOf(month)] = (shares[quarterOf(month)] ?? 0) + 1 / calendar.length;
  const mondays: number[][] = shares.map(() => []);
  const first = 1 - (calendar[0]?.weekday ?? 1);
  for (let monday = first; monday < calendar.length; monday += WEEKDAYS) {
    const thursday = Math.min(Math.max(monday + 3, 0), calendar.length - 1);
    if (hasCompleteDay(monday, flows)) mondays[quarterOf(calendar[thursday]?.month ?? 1)]?.push(monday);
  }
  return mondays.map((own, quarter) => ({ share: shares[quarter] ?? 0, mondays: own }));
}

const quarterOf = (month: number): number => Math.floor((month - 1) / 3);

const hasCompleteDay = (monday: number, flows: readonly Days[]): boolean =>
  flows.some((days) => days.slice(Math.max(monday, 0), monday + WEEKDAYS).some((day) => day !== null));
