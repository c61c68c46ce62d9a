import { addedHours } from '../../counts/figures/programme/series.rules.ts';
import { dayTotals } from '../../counts/figures/year-of-hours.ts';
import { northChannel } from './real-years.ts';

/** A year of the counter that the reference's factors are of: its two directions, and both added, by hours and by complete days. */
export function northYear(year: number) {
  const [one, other] = [northChannel(1, year), northChannel(2, year)];
  const hours = addedHours(year, [one, other]);
  return { one, other, hours, days: dayTotals(hours) };
}
