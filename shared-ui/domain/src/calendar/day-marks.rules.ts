import { addDays, datesFrom } from '../days.rules.ts';
import type { Api } from '../api.ts';
import type { CounterChange, StationMark } from '../contract/calendar.calls.ts';
import { countsOneOf, type CountedFlows } from '../counted-flows.rules.ts';
import { isMovedDayOff, type HolidayName } from './holidays.rules.ts';

/** Millimeters of rain from which a day's is told beside its counts: a day of heavy rain, as climate indices have it (R10mm). */
export const WET_DAY_MM = 10;

type OfStation<M = StationMark> = M extends StationMark
  ? Omit<M, 'first_day' | 'last_day' | 'flow_ids'>
  : never;

/**
 * What may explain a day's counts: a holiday or its day off, an event, works or a break, much rain, snow; and what happened to the
 * counter itself: another one, a change of one, a visit, an outage, a planned closure.
 */
export type DayMark =
  | { kind: 'holiday'; known: HolidayName; observed: boolean }
  | { kind: 'entry'; name: string }
  | { kind: 'rain'; mm: number }
  | { kind: 'snow'; mm: number }
  | ({ kind: 'change' } & Omit<CounterChange, 'date' | 'flow_ids'>)
  | OfStation;

/** The marks of days by 'YYYY-MM-DD', in the order of `DayMark`. A day without any is not in it. */
export type DayMarks = ReadonlyMap<string, readonly DayMark[]>;

type Calendar = Api['GET /calendar']['reply'];
type Known = Pick<Calendar, 'days' | 'weather' | 'station_marks' | 'counter_changes'> & {
  entries: readonly Pick<Calendar['entries'][number], 'kind' | 'name' | 'first_day' | 'last_day'>[];
};
/** Days 'YYYY-MM-DD', both with it; and the flows that are looked at where these are not all of the station. */
type Period = { from: string; until: string; flows?: CountedFlows };

/**
 * What stands beside the counts of a period. A term is no mark, for it explains no single day; nor is the day on which the
 * clock changes. Of a counter that counts none of the flows that are looked at nothing explains their counts.
 */
export function marksOfDays(
  { days, entries, weather, station_marks = [], counter_changes = [] }: Known,
  { from, until, flows = null }: Period,
): DayMarks {
  const marks = new Map<string, DayMark[]>();
  const mark = (date: string, one: DayMark) => {
    if (date >= from && date <= until) marks.set(date, [...(marks.get(date) ?? []), one]);
  };
  for (const { date, kind, name, dayOff } of days)
    if (kind !== 'clock')
      mark(date, {
        kind: 'holiday',
        known: name as HolidayName,
        observed: dayOff && isMovedDayOff(date, name),
      });
  for (const { kind, name, first_day: first, last_day: last } of entries)
    if (kind !== 'term')
      for (const date of datesFrom(first < from ? from : first, last > until ? until : last))
        if (!marks.get(date)?.some((other) => other.kind === 'entry' && other.name === name))
          mark(date, { kind: 'entry', name });
  for (const { date, rain_mm: rain, snow_mm: snow } of weather?.days ?? []) {
    if (rain !== null && rain >= WET_DAY_MM) mark(date, { kind: 'rain', mm: rain });
    if (snow !== null && snow > 0) mark(date, { kind: 'snow', mm: snow });
  }
  for (const { first_day: first, last_day: last, ...rest } of station_marks) {
    const one = shownMark(rest, flows);
    if (!one) continue;
    for (const date of datesFrom(first < from ? from : first, last > until ? until : last)) mark(date, one);
  }
  for (const { date, flow_ids, ...one } of counter_changes)
    if (countsOneOf(flow_ids, flows)) mark(date, { kind: 'change', ...one });
  return marks;
}

type Told<M = StationMark> = M extends StationMark ? Omit<M, 'first_day' | 'last_day'> : never;

/** A mark of a station as it is shown; null where it is of a counter of other flows. */
function shownMark(mark: Told, flows: CountedFlows): DayMark | null {
  if (mark.kind !== 'equipment') return mark;
  const { flow_ids, ...one } = mark;
  return countsOneOf(flow_ids, flows) ? one : null;
}

/** What lasts for days is one by this; of the others each day has its own. */
function lastingName(mark: DayMark): string | null {
  if (mark.kind === 'entry') return mark.name;
  if (mark.kind === 'outage') return `outage ${mark.cause} ${mark.flow ?? ''}`;
  return mark.kind === 'closure' ? `closure ${mark.reason}` : null;
}

/** A mark from its first day to its last: what lasts is told once. */
export type MarkedStretch = { mark: DayMark; first: string; last: string };

/** The marks of days as stretches, by their first day. */
export function stretchesOf(marks: DayMarks): MarkedStretch[] {
  const stretches: MarkedStretch[] = [];
  const open = new Map<string, MarkedStretch>();
  for (const [date, ofDay] of [...marks].toSorted(([one], [other]) => one.localeCompare(other)))
    for (const mark of ofDay) {
      const name = lastingName(mark);
      const before = name === null ? undefined : open.get(name);
      if (before && addDays(before.last, 1) === date) before.last = date;
      else {
        const stretch = { mark, first: date, last: date };
        stretches.push(stretch);
        if (name !== null) open.set(name, stretch);
      }
    }
  return stretches;
}
