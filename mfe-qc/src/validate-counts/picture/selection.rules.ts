import type { CountFilters } from 'shared-domain';
import { DAY, startOfDay, toDay, toTime, type Span } from './time.rules.ts';

/** The days touched by a drag over the picture, as the date filters take them (both included). */
export function daysOfDrag(a: number, b: number, span: Span): { minDate: string; maxDate: string } {
  const within = (time: number) => Math.min(Math.max(time, span.from), span.to - 1);
  return { minDate: toDay(within(Math.min(a, b))), maxDate: toDay(within(Math.max(a, b))) };
}

/** The stretch that the date filters choose in the picture; null when neither is set. */
export function selectedSpan(filters: Pick<CountFilters, 'minDate' | 'maxDate'>, span: Span): Span | null {
  if (!filters.minDate && !filters.maxDate) return null;
  const from = filters.minDate ? toTime(filters.minDate) : span.from;
  const to = filters.maxDate ? startOfDay(toTime(filters.maxDate)) + DAY : span.to;
  return from < to ? { from, to } : null;
}

/**
 * What the picture asks the API for: the flows of the filter. The dates, the suspect and 'null values only' are shown
 * in the picture instead of cutting it, so that what surrounds a fault stays in view.
 */
export function pictureFilters(filters: CountFilters): CountFilters {
  const { count_type, travel_direction, street_side } = filters;
  return { count_type, travel_direction, street_side };
}

/** The year to open with: that of the From date, else of the To date; undefined leaves it to the API (the latest). */
export function yearOfFilters(filters: CountFilters): number | undefined {
  const date = filters.minDate ?? filters.maxDate;
  return date ? Number(date.slice(0, 4)) : undefined;
}

/** Whether the dates chosen have a day in the year; without dates every year has. */
export function touchesYear({ minDate, maxDate }: CountFilters, year: number): boolean {
  return (minDate ?? '') <= `${year}-12-31` && (maxDate ?? '9999') >= `${year}-01-01`;
}

/** A day, 'YYYY-MM-DD', as a span. */
export function spanOfDay(day: string): Span {
  const from = toTime(day);
  return { from, to: from + DAY };
}

/** The span's days as the date filters take them. */
export function daysOfSpan({ from, to }: Span): { minDate: string; maxDate: string } {
  return { minDate: toDay(from), maxDate: toDay(to - 1) };
}

/** Wall-clock start and (exclusive) end as a span. */
export function spanOf({ from, until }: { from: string; until: string }): Span {
  return { from: toTime(from), to: toTime(until) };
}

/** The days of the span on which a finding lies. */
export function findingDays(findings: { from: string; until: string }[], span: Span): Set<number> {
  const days = new Set<number>();
  for (const { from, to } of findings.map(spanOf)) {
    for (let day = Math.max(startOfDay(from), span.from); day < Math.min(to, span.to); day += DAY)
      days.add(day);
  }
  return days;
}
