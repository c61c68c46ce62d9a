import { addDays, daysIn, daysOffOf, nextStart, shiftedStart, type TypicalBin } from 'shared-domain';
import type { Reading } from '../../platform/db/database.ts';
import { selectUnusable } from '../store/unusable.sql.ts';
import type { ShownSeries } from './asked-series.ts';
import type { Bin } from './bin-sums.rules.ts';
import { binsOf } from './grains.rules.ts';
import type { Placing } from './placing.ts';
import type { Binning } from './read-bins.ts';
import { sumInBins } from './sum-series.ts';
import {
  EARLIER_YEARS,
  LIKE_WEEKS,
  typicalOfDays,
  typicalOfYears,
  unusableStarts,
  type CompleteBins,
} from './typical.rules.ts';

/** Up to so many days are compared with like days before them; a longer stretch with earlier years. */
const SHORT_DAYS = 60;

type Asked = Placing & Pick<Binning, 'length' | 'factorOf'>;

/**
 * What is usual of a series' bins, of certified counts alone and none that somebody marked *do not use*; null where nothing says what a bin
 * like it would be.
 */
export async function readTypical(
  db: Reading,
  { stations, group }: ShownSeries,
  bins: readonly Bin[],
  asked: Asked,
): Promise<(TypicalBin | null)[] | null> {
  const { bin, length, factorOf } = asked;
  if (bin === 'interval' || bin === 'year') return null;
  const starts = bins.map(({ start }) => start ?? '');
  const isShort = (bin === 'day' || bin === 'hour') && daysIn(asked) <= SHORT_DAYS;
  const earlier = isShort ? likeStarts(starts, LIKE_WEEKS) : yearsBefore(starts, asked);
  const looked = stations.map((one) => ({
    ...one,
    bins: binsOf(earlier, bin, { length, timeZone: one.station.time_zone }),
  }));
  const binning = { bin, length, factorOf, counts: 'certified', count: earlier.length, least: null } as const;
  const [found] = await sumInBins(db, [{ group, stations: looked }], binning);
  const { values = [], complete = [] } = found ?? {};
  const unusable = await unusableOf(db, stations, earlier, { bin, length });
  const known: CompleteBins = new Map(
    earlier.flatMap((start, at) => {
      const value = values[at] ?? null;
      return complete[at] && value !== null && !unusable.has(start) ? [[start, value] as const] : [];
    }),
  );
  if (!isShort) return typicalOfYears(starts, bin, known);
  const days = earlier.map((start) => start.slice(0, 10)).toSorted();
  const off = new Set(daysOffOf(days[0] ?? asked.from, days.at(-1) ?? asked.to).keys());
  return typicalOfDays(starts, known, off);
}

/** The bins of a series of which somebody said that its counts are not to be used. */
async function unusableOf(
  db: Reading,
  stations: ShownSeries['stations'],
  starts: readonly string[],
  binning: Pick<Asked, 'bin' | 'length'>,
): Promise<Set<string>> {
  const sorted = starts.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const ids = stations.map(({ station }) => station.id);
  const days = { from: first, until: nextStart(last, binning.bin, binning.length) };
  return unusableStarts(starts, binning, { stations, ranges: await selectUnusable(db, ids, days) });
}

/** Every bin on the weeks before some of them, each once. */
function likeStarts(starts: readonly string[], weeks: number): string[] {
  const found = new Set<string>();
  for (const start of starts.filter(Boolean))
    for (let week = 1; week <= weeks; week += 1) {
      const day = addDays(start.slice(0, 10), -7 * week);
      found.add(day + start.slice(10));
    }
  return [...found];
}

const yearsBefore = (starts: readonly string[], { bin }: Asked): string[] => [
  ...new Set(
    starts
      .filter(Boolean)
      .flatMap((start) =>
        Array.from({ length: EARLIER_YEARS }, (_, at) => shiftedStart(start, bin, -at - 1)).filter(
          (one) => one !== null,
        ),
      ),
  ),
];
