import { isLongerThanDay, type CompareBin, type DayMark, type DayMarks } from 'shared-domain';
import { DAY_LANES, laneOf, type DayLane } from 'shared-ui/marks';

/** The lanes over a picture: where a bin is longer than a day only what happened to the counter can be told from a line. */
export const lanesOver = (bin: CompareBin): readonly DayLane[] =>
  isLongerThanDay(bin) ? ['station'] : DAY_LANES;

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
