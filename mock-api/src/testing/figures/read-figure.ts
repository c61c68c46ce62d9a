import { aashto, type Days } from '../../counts/figures/methods.rules.ts';
import { dayTotals } from '../../counts/figures/year-of-hours.ts';
import { yearOfKey } from './year-of-key.ts';

/** A real year's days and their figure; null where it has none. */
export function readFigure(key: string): { year: number; days: Days; figure: number | null } {
  const hours = yearOfKey(key);
  const days = dayTotals(hours);
  return { year: hours.year, days, figure: aashto(hours.year, days) };
}
