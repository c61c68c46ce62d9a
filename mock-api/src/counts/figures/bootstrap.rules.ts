import type { BootstrapInterval } from 'shared-domain';
import { daysOf, tallied, type Days } from './methods.rules.ts';
import { mulberry32 } from './mulberry32.ts';
import { quantile } from './quantile.ts';

const REPLICATES = 2000;
const SEED = 1;
const QUARTERS = 4;
const WEEKDAYS = 7;
/** A quarter with fewer weeks says too little of its weeks. */
const FEWEST_BLOCKS = 4;
const TAILS = [0.025, 0.975] as const;

/** A week's complete days by flow and weekday, NaN where one is not; the weeks of a quarter in order of date. */
type Quarter = { share: number; blocks: Float64Array[] };

/**
 * How much another draw of weeks would move a figure: weeks are drawn anew, 2000 times, by quarter, and the quantiles of what
 * comes of it are told as ratios, since the statistic is not quite the figure. For a sum the same weeks are drawn for all its flows.
 * Null where a quarter has fewer than four weeks with complete days.
 */
export function bootstrap(year: number, figure: number, flows: readonly Days[]): BootstrapInterval | null {
  const quarters = quartersOf(year, flows);
  if (quarters.some(({ blocks }) => blocks.length < FEWEST_BLOCKS)) return null;
  const whole = quarters.map(({ blocks }) => quarterMean(blocks, blocks.length, (at) => at, flows.length));
  const statistic = weighted(quarters, whole);
  if (!(statistic > 0)) return null;
  const drawn = replicates(quarters, whole, flows.length).toSorted();
  const [low, high] = [quantile(drawn, TAILS[0]) / statistic, quantile(drawn, TAILS[1]) / statistic];
  const length = daysOf(year).length;
  const days = Math.min(...flows.map((one) => tallied(one).count));
  const missing = Math.sqrt(1 - days / length);
  return {
    statistic,
    blocks: quarters.map(({ blocks }) => blocks.length),
    low_ratio: low,
    high_ratio: high,
    typical: { low: figure * low, high: figure * high },
    measured: { low: figure * (1 + missing * (low - 1)), high: figure * (1 + missing * (high - 1)) },
  };
}

function replicates(quarters: readonly Quarter[], whole: readonly number[], flows: number): Float64Array {
  const random = mulberry32(SEED);
  const found = new Float64Array(REPLICATES);
  for (let at = 0; at < REPLICATES; at += 1) {
    const means = quarters.map(({ blocks }, quarter) => {
      const mean = quarterMean(blocks, blocks.length, () => Math.floor(random() * blocks.length), flows);
      // weeks in which one of several flows has no day at all tell nothing new of the quarter
      return Number.isNaN(mean) ? (whole[quarter] ?? 0) : mean;
    });
    found[at] = weighted(quarters, means);
  }
  return found;
}

const weighted = (quarters: readonly Quarter[], means: readonly number[]): number =>
  quarters.reduce((sum, { share }, at) => sum + share * (means[at] ?? 0), 0);

/** By flow the mean, over the weekdays that it has, of the mean day of each; added up. Reads so many blocks, each as chosen. */
function quarterMean(
  blocks: readonly Float64Array[],
  draws: number,
  choose: (draw: number) => number,
  flows: number,
): number {
  const sums = new Float64Array(flows * WEEKDAYS);
  const counts = new Uint16Array(flows * WEEKDAYS);
  for (let draw = 0; draw < draws; draw += 1) {
    const block = blocks[choose(draw)];
    if (!block) continue;
    for (let at = 0; at < sums.length; at += 1) {
      const day = block[at] ?? Number.NaN;
      if (Number.isNaN(day)) continue;
      sums[at] = (sums[at] ?? 0) + day;
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return addedMeans(sums, counts);
}

function addedMeans(sums: Float64Array, counts: Uint16Array): number {
  let all = 0;
  for (let flow = 0; flow < sums.length; flow += WEEKDAYS) {
    let sum = 0;
    let weekdays = 0;
    for (let at = flow; at < flow + WEEKDAYS; at += 1) {
      const days = counts[at] ?? 0;
      if (days === 0) continue;
      sum += (sums[at] ?? 0) / days;
      weekdays += 1;
    }
    all += sum / weekdays;
  }
  return all;
}

/** The weeks, Monday to Sunday, cut at the year's ends, that have a complete day, by the quarter of their Thursday. */
function quartersOf(year: number, flows: readonly Days[]): Quarter[] {
  const calendar = daysOf(year);
  const quarters: Quarter[] = Array.from({ length: QUARTERS }, () => ({ share: 0, blocks: [] }));
  for (const { month } of calendar) {
    const quarter = quarters[quarterOf(month)];
    if (quarter) quarter.share += 1 / calendar.length;
  }
  const first = 1 - (calendar[0]?.weekday ?? 1);
  for (let monday = first; monday < calendar.length; monday += WEEKDAYS) {
    const thursday = Math.min(Math.max(monday + 3, 0), calendar.length - 1);
    const block = blockOf(monday, flows);
    if (block) quarters[quarterOf(calendar[thursday]?.month ?? 1)]?.blocks.push(block);
  }
  return quarters;
}

const quarterOf = (month: number): number => Math.floor((month - 1) / 3);

function blockOf(monday: number, flows: readonly Days[]): Float64Array | null {
  const block = new Float64Array(flows.length * WEEKDAYS).fill(Number.NaN);
  let isEmpty = true;
  for (const [flow, days] of flows.entries()) {
    for (let weekday = 0; weekday < WEEKDAYS; weekday += 1) {
      const day = days[monday + weekday] ?? null;
      if (day === null) continue;
      block[flow * WEEKDAYS + weekday] = day;
      isEmpty = false;
    }
  }
  return isEmpty ? null : block;
}
