import { nextStart, type CompareBin, type ComparedCounts } from 'shared-domain';
import type { Reading } from '../../platform/db/database.ts';
import type { CountStation } from '../../stations/records/count-station.sql.ts';
import { inPieces } from '../store/pieces.ts';
import type { Bin, FlowBins } from './bin-sums.rules.ts';
import { selectCertifiedDays, selectCounted, selectIntervals, type StationDays } from './compare.sql.ts';
import { intoBins, type BinsByFlow, type FactorOf } from './grains.rules.ts';

/** How counts are put together. */
export type Binning = {
  bin: CompareBin;
  length: number;
  counts: ComparedCounts;
  /** What counts are multiplied by; null or left out: they are as they are stored. */
  factorOf?: FactorOf | null;
};

type Clocked = Pick<CountStation, 'id' | 'time_zone'>;

/** Bins of a station that are to be read. */
export type StationBins = { station: Clocked; bins: readonly Bin[] };

const DAY = 24 * 60;
const HOUR = 60;

/** The days that bins lie in; null where none of them is of a date. */
function stretchOf({ station, bins }: StationBins, { bin, length }: Binning): StationDays | null {
  const starts = bins.flatMap(({ start }) => start ?? []).toSorted();
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return null;
  const until = nextStart(
    bin === 'interval' || bin === 'hour' ? last.slice(0, 10) : last,
    dayBin(bin),
    length,
  );
  return { station: station.id, from: first.slice(0, 10), until };
}

const dayBin = (bin: CompareBin): CompareBin => (bin === 'interval' || bin === 'hour' ? 'day' : bin);

/**
 * What some stations counted in these bins, by flow. Days that are certified are read as they are kept, of all stations in one
 * statement; where a station's counts may overlap, those that are not certified and what is finer than a day are added up from its counts.
 */
export async function readBins(
  db: Reading,
  asked: readonly StationBins[],
  binning: Binning,
): Promise<FlowBins[]> {
  const stretches = asked.map((one) => stretchOf(one, binning));
  const isDays = binning.bin !== 'interval' && binning.bin !== 'hour';
  const mixed = await mixedStations(db, stretches);
  const isKept = (one: StationDays) => isDays && binning.counts === 'certified' && !mixed.has(one.station);
  const zones = new Map(asked.map(({ station }) => [station.id, station.time_zone]));
  const each = new Map<string, StationDays>();
  for (const one of stretches) if (one) each.set(keyOf(one), one);
  const all = [...each.values()];
  const kept = await readKept(db, all.filter(isKept), binning);
  const counted = await Promise.all(
    all
      .filter((one) => !isKept(one))
      .map(async (one) => [keyOf(one), await readCounted(db, one, zones, binning)] as const),
  );
  const found = new Map([...kept, ...counted]);
  return stretches.map((one) => (one && found.get(keyOf(one))) ?? new Map());
}

const keyOf = ({ station, from, until }: StationDays) => `${station} ${from} ${until}`;

async function mixedStations(
  db: Reading,
  stretches: readonly (StationDays | null)[],
): Promise<ReadonlySet<number>> {
  const intervals = await intervalsOf(db, stretches);
  return new Set(intervals.flatMap(({ station_id, mixed }) => (mixed ? [station_id] : [])));
}

async function intervalsOf(db: Reading, stretches: readonly (StationDays | null)[]) {
  const there = stretches.filter((one) => one !== null);
  if (there.length === 0) return [];
  const ids = [...new Set(there.map(({ station }) => station))];
  const from = there.map((one) => one.from).toSorted()[0] ?? '';
  const until =
    there
      .map((one) => one.until)
      .toSorted()
      .at(-1) ?? '';
  return selectIntervals(db, ids, { from, until });
}

/** The length that the intervals of these stations have in common: the longest, an hour at most. */
export async function commonLength(db: Reading, stretches: readonly StationDays[]): Promise<number> {
  const intervals = await intervalsOf(db, stretches);
  const longest = Math.max(0, ...intervals.map((one) => one.longest));
  return longest > 0 && HOUR % longest === 0 ? longest : longest === 0 ? 15 : HOUR;
}

async function readKept(
  db: Reading,
  stretches: readonly StationDays[],
  binning: Binning,
): Promise<[string, BinsByFlow][]> {
  if (stretches.length === 0) return [];
  const rows = Map.groupBy(await selectCertifiedDays(db, stretches), ({ place }) => place);
  return stretches.map((one, at) => [keyOf(one), intoBins(new Map(), rows.get(at) ?? [], binning)]);
}

async function readCounted(
  db: Reading,
  { station, from, until }: StationDays,
  zones: ReadonlyMap<number, string>,
  binning: Binning,
): Promise<BinsByFlow> {
  const { bin, length, counts } = binning;
  const width = bin === 'interval' ? length : bin === 'hour' ? HOUR : DAY;
  const timeZone = zones.get(station) ?? '';
  const pieces = await inPieces(db, { stationId: station, from, until }, (piece) =>
    selectCounted(db, { station, ...piece, timeZone, width, counts }),
  );
  return pieces.reduce((found, rows) => intoBins(found, rows, binning), new Map() as BinsByFlow);
}
