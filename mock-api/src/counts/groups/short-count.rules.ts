import { daysApart, type NewShortCount } from 'shared-domain';
import type { Text } from '../../platform/text/language.ts';
import { texts } from './texts.ts';

/** A deployment longer than two months is a permanent counter's part of a year, and is read as such. */
const SHORT_COUNT_DAYS_MAX = 62;

/** What is wrong with a short count, by field; empty where nothing is. */
export function shortCountErrors(count: NewShortCount, today: string): Record<string, Text[]> {
  const errors: Record<string, Text[]> = {};
  const { station_id_tmg: station, place, kind, first_day, last_day, from_hour, hours } = count;
  if (!station && !place) errors['place'] = [texts.placeRequired];
  if (last_day < first_day) errors['last_day'] = [texts.lastBeforeFirst];
  else if (daysApart(first_day, last_day) >= SHORT_COUNT_DAYS_MAX) errors['last_day'] = [texts.tooManyDays];
  if (first_day > today || last_day > today) errors['first_day'] = [texts.future];
  if (kind === 'deployment' && !station) errors['station_id_tmg'] = [texts.stationRequired];
  if (kind === 'manual') {
    if (!hours || hours.length === 0 || from_hour === null) errors['hours'] = [texts.hoursRequired];
    else if (from_hour + hours.length > 24) errors['hours'] = [texts.pastMidnight];
  }
  return errors;
}
