import type { DayMark, DayMarks } from 'shared-domain';

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
