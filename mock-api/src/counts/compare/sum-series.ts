import type { Reading } from '../../platform/db/database.ts';
import type { SeriesGroup, SeriesStation, ShownSeries } from './asked-series.ts';
import { sumBins, type Bin, type FlowBins, type Summed } from './bin-sums.rules.ts';
import { placedBins, startsOf, type Placing } from './placing.ts';
import { readBins, type Binning } from './read-bins.ts';
import { sumStations, type SummedStations } from './sum-stations.rules.ts';

/** How series are put together: their bins, and how many stations of a line suffice. */
export type Summing = Placing & Omit<Binning, 'bin'> & { least: number | null };

/** A series in its bins; the bins are those of its first station's clock. */
export type SeriesSum = { bins: Bin[]; summed: SummedStations };

type Parts = Pick<ShownSeries, 'stations' | 'group'>;
type Read = SeriesStation & { bins: readonly Bin[] };

/** What each series comes to by bin; all that is counted of them is asked for at once. */
export async function sumSeries(
  db: Reading,
  shown: readonly ShownSeries[],
  summing: Summing,
): Promise<SeriesSum[]> {
  const { length } = summing;
  const series = shown.map(({ asked, stations, group }) => ({
    group,
    stations: stations.map((one) => ({
      ...one,
      bins: placedBins(asked, one.station.time_zone, summing, length),
    })),
  }));
  const sums = await sumInBins(db, series, { ...summing, count: startsOf(summing, length).length });
  return sums.map((summed, at) => ({ bins: series[at]?.stations[0]?.bins ?? [], summed }));
}

/** The same in bins that are given for each station. */
export async function sumInBins(
  db: Reading,
  series: readonly { group: Parts['group']; stations: readonly Read[] }[],
  { count, least, ...binning }: Binning & { count: number; least: number | null },
): Promise<SummedStations[]> {
  const counted = await readBins(
    db,
    series.flatMap(({ stations }) => stations),
    binning,
  );
  const each = series.flatMap(({ stations }) => stations).map((one, at) => summedStation(one, counted[at]));
  let next = 0;
  return series.map(({ stations, group }) => {
    const own = each.slice(next, (next += stations.length));
    if (group === null) return ofStation(own[0], count);
    return ofGroup(
      own.map((one, at) => named(one, stations[at])),
      group,
      { count, least },
    );
  });
}

const summedStation = ({ flows, bins }: Read, counted: FlowBins = new Map()): Summed =>
  sumBins(flows, counted, bins);

/** What a flow is called where its station is one of many. */
export const nameInGroup = (
  station: Pick<SeriesStation['station'], 'station_id_tmg'> | undefined,
  flow: string,
): string => `${station?.station_id_tmg ?? ''} ${flow}`;

/** The flows of a station of many under its number. */
function named(summed: Summed, of: SeriesStation | undefined): Summed {
  const own = (names: string[]) => names.map((name) => nameInGroup(of?.station, name));
  return { ...summed, added: own(summed.added), left: own(summed.left) };
}

function ofStation(summed: Summed | undefined, count: number): SummedStations {
  const none = Array.from({ length: count }, () => false);
  return summed ? { ...summed, partial: none } : sumStations([], count, { least: null, unseen: 0 });
}

/** A way that can't be told has no sum, however few stations suffice. */
const ofGroup = (
  stations: readonly Summed[],
  { unseen, blocking }: SeriesGroup,
  { count, least }: { count: number; least: number | null },
): SummedStations => sumStations(blocking.length > 0 ? [] : stations, count, { least, unseen });
