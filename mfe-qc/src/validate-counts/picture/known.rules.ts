import type { DayMark, DayMarks } from 'shared-domain';
import type { DayFacts } from './days.rules.ts';
import { DAY, toDay, type Span } from './time.rules.ts';

/** The days with what the calendar knows of them; the same list where it knows of none. */
export function withKnown(days: DayFacts[], marks: DayMarks): DayFacts[] {
  if (marks.size === 0) return days;
  return days.map((day) => {
    const known = marks.get(toDay(day.time));
    return known ? { ...day, known } : day;
  });
}

/** What is known of the days, by day. */
export const marksOf = (days: readonly DayFacts[]): DayMarks =>
  new Map(days.flatMap(({ time, known }) => (known ? [[toDay(time), known]] : [])));

/** What the calendar knows of the day that holds a time. */
export function knownAt(time: number, days: readonly DayFacts[]): readonly DayMark[] {
  const [first] = days;
  return (first && days[Math.floor((time - first.time) / DAY)]?.known) ?? [];
}

/** How many days of a stretch the calendar knows anything of. */
export const knownDaysIn = (days: readonly DayFacts[], shown: Span): number =>
  days.filter(({ time, known }) => known !== undefined && time + DAY > shown.from && time < shown.to).length;
