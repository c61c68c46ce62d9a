import {
  flowsOfWay,
  isGroupSeries,
  isOfMode,
  parseSeries,
  seriesText,
  type ComparedSeries,
  type GroupSeries,
  type StationSeries,
} from 'shared-domain';
import type { Language } from 'shared-domain/texts';
import { asOwner, type Reading, type Transaction } from '../../platform/db/database.ts';
import { readCountStation, type CountStation } from '../../stations/records/count-station.sql.ts';
import { readGroups, streamsOf, type ReadGroup } from '../station-groups/read-groups.ts';
import { selectGroupIds, selectGroupsById } from '../station-groups/station-groups.sql.ts';
import type { BinnedFlow } from './bin-sums.rules.ts';
import { selectNumbers } from './compare.sql.ts';

/** A station with those of its flows that a series is made of. */
export type SeriesStation = { station: CountStation; flows: BinnedFlow[] };

/** The group that a series adds up: stations of it that the caller does not see, and those that keep the way from being told. */
export type SeriesGroup = Pick<ReadGroup, 'row' | 'unseen'> & { way: GroupSeries['way']; blocking: string[] };

/** A series that is to be shown: the stations that it adds up, one where it is of no group. */
export type ShownSeries = { asked: ComparedSeries; stations: SeriesStation[]; group: SeriesGroup | null };

/** What became of the series that were asked for. */
export type AskedSeries = { shown: ShownSeries[]; hidden: number; unknown: string[] };

type Found = Omit<ShownSeries, 'asked'>;
type Lookup = {
  find: (asked: ComparedSeries) => Found | null;
  isElsewhere: (asked: ComparedSeries) => boolean;
};

/**
 * The series of a list that the caller may see. Others are counted where there is such a station or group, though nothing is said
 * of it; what nobody knows is named.
 */
export async function askedSeries(
  asking: { db: Transaction; reading: Reading },
  list: string,
  language: Language,
): Promise<AskedSeries> {
  const { series, unknown } = parseSeries(list);
  const ofStations = await lookupStations(
    asking,
    series.filter((one): one is StationSeries => !isGroupSeries(one)),
    language,
  );
  const ofGroups = await lookupGroups(asking, series.filter(isGroupSeries), language);
  const result: AskedSeries = { shown: [], hidden: 0, unknown };
  for (const asked of series) {
    const { find, isElsewhere } = isGroupSeries(asked) ? ofGroups : ofStations;
    const found = find(asked);
    if (found) result.shown.push({ asked, ...found });
    else if (isElsewhere(asked)) result.hidden += 1;
    else result.unknown.push(seriesText(asked));
  }
  return result;
}

type Asking = { db: Transaction; reading: Reading };

/**
 * What others have of these is asked as the owner, and nothing but whether it is there: so a link that was sent on is no riddle.
 */
async function elsewhere<T>(
  { db }: Asking,
  others: readonly T[],
  select: (owner: Transaction, others: readonly T[]) => Promise<ReadonlySet<T>>,
): Promise<ReadonlySet<T>> {
  return others.length === 0 ? new Set() : asOwner(db, (owner) => select(owner, others));
}

async function lookupStations(
  asking: Asking,
  series: readonly StationSeries[],
  language: Language,
): Promise<Lookup> {
  const numbers = [...new Set(series.map(({ station }) => station))];
  const seen = await selectNumbers(asking.db, numbers);
  const others = await elsewhere(
    asking,
    numbers.filter((number) => !seen.has(number)),
    selectNumbers,
  );
  const stations = new Map(
    await Promise.all(
      [...seen].map(
        async (number) => [number, await readCountStation(asking.reading, number, language)] as const,
      ),
    ),
  );
  return {
    find: (asked) => {
      if (isGroupSeries(asked)) return null;
      const station = stations.get(asked.station);
      const flows = station ? flowsNamed(station, asked) : [];
      const isWhole = asked.flow === null && asked.mode == null;
      return station && (flows.length > 0 || isWhole)
        ? { stations: [{ station, flows }], group: null }
        : null;
    },
    isElsewhere: (asked) => !isGroupSeries(asked) && others.has(asked.station),
  };
}

/** The flow that is named, those of the mode that is named, or all of the station. */
const flowsNamed = (station: CountStation, { flow, mode }: StationSeries): BinnedFlow[] =>
  streamsOf(station).filter(
    ({ id, flowid_txdot }) =>
      (flow === null || id === flow) && (mode == null || isOfMode(flowid_txdot, mode)),
  );

async function lookupGroups(
  asking: Asking,
  series: readonly GroupSeries[],
  language: Language,
): Promise<Lookup> {
  const ids = [...new Set(series.map(({ group }) => group))];
  const rows = ids.length === 0 ? [] : await selectGroupsById(asking.db, ids);
  const others = await elsewhere(
    asking,
    ids.filter((id) => !rows.some((row) => row.id === id)),
    selectGroupIds,
  );
  // of the stations along a corridor there is no sum: one rider passes several counters
  const lines = rows.filter(({ kind }) => kind !== 'corridor');
  const groups = rows.length === 0 ? [] : await readGroups(asking, lines, language);
  return {
    find: (asked) => {
      const group = isGroupSeries(asked) ? groups.find(({ row }) => row.id === asked.group) : undefined;
      return group && isGroupSeries(asked) ? ofGroup(group, asked.way) : null;
    },
    isElsewhere: (asked) => isGroupSeries(asked) && others.has(asked.group),
  };
}

/** The stations of a group that count one way; a station that has no flow of it adds nothing and is not missed. */
function ofGroup({ row, stations, unseen }: ReadGroup, way: GroupSeries['way']): Found {
  const told = stations.map(({ station, flows }) => ({ station, ...flowsOfWay(flows, way) }));
  return {
    stations: told.flatMap(({ station, flows }) => (flows.length === 0 ? [] : [{ station, flows }])),
    group: {
      row,
      unseen,
      way,
      blocking: told.flatMap(({ station, blocking }) =>
        blocking.length === 0 ? [] : [station.station_id_tmg],
      ),
    },
  };
}
