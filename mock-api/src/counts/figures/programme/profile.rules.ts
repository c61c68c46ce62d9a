import { calendarOf, MISSING, type CalendarDay, type YearOfHours } from '../year-of-hours.ts';
import { isWeekday, type Days } from './cells.rules.ts';

type ProfileSeason = 'year' | 'winter' | 'spring' | 'summer' | 'fall';
type DayGroup = 'weekday' | 'weekend';

/** How a day's traffic falls on its hours. */
export type Profile = {
  season: ProfileSeason;
  group: DayGroup;
  days: number;
  shares: number[];
  peak: { hour: number; share: number } | null;
};

const SEASONS: { season: ProfileSeason; months: readonly number[] }[] = [
  { season: 'year', months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  // December of the same year: a figure is of a calendar year
  { season: 'winter', months: [12, 1, 2] },
  { season: 'spring', months: [3, 4, 5] },
  { season: 'summer', months: [6, 7, 8] },
  { season: 'fall', months: [9, 10, 11] },
];
const GROUPS: DayGroup[] = ['weekday', 'weekend'];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Shares of the hours on weekdays and weekend days, of the year and of each season, from complete days. */
export function profilesOf(hours: YearOfHours, days: Days): Profile[] {
  const calendar = calendarOf(hours.year);
  return SEASONS.flatMap(({ season, months }) =>
    GROUPS.map((group) => {
      const isOfKind = ({ month, weekday }: CalendarDay) =>
        months.includes(month) && isWeekday(weekday) === (group === 'weekday');
      const used = calendar.flatMap((day, at) => (isOfKind(day) && (days[at] ?? null) !== null ? [at] : []));
      const shares = sharesOf(hours, used);
      return { season, group, days: used.length, shares, peak: peakOf(shares) };
    }),
  );
}

function sharesOf({ hours }: YearOfHours, days: readonly number[]): number[] {
  // the hour that spring leaves out was nobody's
  const sums = HOURS.map((hour) =>
    days.reduce((sum, day) => {
      const count = hours[day * 24 + hour] ?? MISSING;
      return count === MISSING ? sum : sum + count;
    }, 0),
  );
  const total = sums.reduce((sum, one) => sum + one, 0);
  return total === 0 ? [] : sums.map((one) => one / total);
}

function peakOf(shares: readonly number[]): Profile['peak'] {
  if (shares.length === 0) return null;
  const share = Math.max(...shares);
  return { hour: shares.indexOf(share), share };
}
