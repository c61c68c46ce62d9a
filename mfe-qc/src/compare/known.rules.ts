import {
  isLongerThanDay,
  type CompareBin,
  type ComparedSeriesReply,
  type DayMark,
  type DayMarks,
} from 'shared-domain';
import { DAY_LANES, laneOf, type DayLane } from 'shared-ui/marks';

/** The lanes over a picture: where a bin is longer than a day only what happened to the counter can be told from a line. */
export const lanesOver = (bin: CompareBin): readonly DayLane[] =>
  isLongerThanDay(bin) ? ['station'] : DAY_LANES;

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

/** The marks of days that stand on these lanes. */
export const marksOn = (marks: DayMarks, lanes: readonly DayLane[]): DayMarks =>
  new Map(
    [...marks].flatMap(([day, all]) => {
      const own = all.filter((mark) => lanes.includes(laneOf(mark)));
      return own.length > 0 ? [[day, own] as const] : [];
    }),
  );

/** The marks of several stations' days in one: what all of them have, a holiday or an event, is there once. */
export function togetherMarks(all: readonly DayMarks[]): DayMarks {
  const together = new Map<string, Map<string, DayMark>>();
  for (const [date, marks] of all.flatMap((ofStation) => [...ofStation])) {
    const ofDay = together.get(date) ?? new Map<string, DayMark>();
    for (const mark of marks) ofDay.set(JSON.stringify(mark), mark);
    together.set(date, ofDay);
  }
  return new Map([...together].map(([date, ofDay]) => [date, [...ofDay.values()]]));
}
