import type { ComparedSeriesReply } from '../contract/compare.calls.ts';

/** As many stations' days are told as series can be told apart. */
const MOST_STATIONS = 8;

/** The stations whose days stand beside a comparison: those of its series and of their groups, in order. */
export const comparedStations = (
  series: readonly Pick<ComparedSeriesReply, 'station_id_tmg' | 'group'>[],
): string[] =>
  [...new Set(series.flatMap(({ station_id_tmg: id, group }) => id ?? group?.stations ?? []))].slice(
    0,
    MOST_STATIONS,
  );

type OfFlows = {
  station_id_tmg: ComparedSeriesReply['station_id_tmg'];
  flow: Pick<NonNullable<ComparedSeriesReply['flow']>, 'id'> | null;
  group: Pick<NonNullable<ComparedSeriesReply['group']>, 'stations'> | null;
};

/** The flows of a station that these series are of; null: one of them is of the station, or of a group that it is in. */
export function flowsAt(station: string, series: readonly OfFlows[]): number[] | null {
  const own = series.filter((one) => one.station_id_tmg === station || one.group?.stations.includes(station));
  const ids = own.flatMap(({ flow }) => flow?.id ?? []);
  return ids.length < own.length || own.length === 0 ? null : [...new Set(ids)];
}
