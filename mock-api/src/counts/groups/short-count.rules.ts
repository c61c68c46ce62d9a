import type { NewShortCount } from 'shared-domain';
import type { Text } from '../../platform/text/language.ts';
import { texts } from './texts.ts';

/** A deployment longer than two months is a permanent counter's part of a year, and is read as such. */
const SHORT_COUNT_DAYS_MAX = 62;

const DAY_MS = 86_400_000;

/** The dates from one day to another. */
export const datesFrom = (first: string, last: string): string[] =>
  Array.from({ length: Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1 }, (_, at) =>
    new Date(Date.parse(first) + at * DAY_MS).toISOString().slice(0, 10),
  );

/** What is wrong with a short count, by field; empty where nothing is. */
export function shortCountErrors(count: NewShortCount, today: string): Record<string, Text[]> {
  const errors: Record<string, Text[]> = {};
  const { station_id_tmg: station, place, kind, first_day, last_day, from_hour, hours } = count;
  if (!station && !place) errors['place'] = [texts.placeRequired];
  if (last_day < first_day) errors['last_day'] = [texts.lastBeforeFirst];
  else if (datesFrom(first_day, last_day).length > SHORT_COUNT_DAYS_MAX)
    errors['last_day'] = [texts.tooManyDays];
  if (first_day > today || last_day > today) errors['first_day'] = [texts.future];
  if (kind === 'deployment' && !station) errors['station_id_tmg'] = [texts.stationRequired];
  if (kind === 'manual') {
    if (!hours || hours.length === 0 || from_hour === null) errors['hours'] = [texts.hoursRequired];
    else if (from_hour + hours.length > 24) errors['hours'] = [texts.pastMidnight];
  }
  return errors;
}
