import type { HourlyListing } from 'shared-domain';
import { calendarOf, MISSING } from '../year-of-hours.ts';
import { isEvent, type DayNotes } from './day-notes.rules.ts';
import type { CountedFlow } from './station-year.ts';

/** A flow's year, a line for each day: 24 hours, their total where the day is complete, and what the day is known for. */
export function listedDays(year: number, flow: CountedFlow, notes: DayNotes): HourlyListing['days'] {
  const days = flow.daysByYear.get(year) ?? [];
  return calendarOf(year).map(({ date, weekday }, at) => ({
    date,
    weekday,
    hours: Array.from(flow.hours.hours.subarray(at * 24, at * 24 + 24), (count) =>
      count === MISSING ? null : count,
    ),
    total: days[at] ?? null,
    event: isEvent(notes, date),
    notes: [...(notes.get(date) ?? [])],
  }));
}
