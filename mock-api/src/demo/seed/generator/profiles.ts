import { isHoliday } from './calendar.ts';
import type { Day } from './calendar.ts';

/** How a place is used: it decides hours, weekdays and seasons. */
export type Profile = 'commuter' | 'recreational' | 'campus' | 'downtown';
/** Towards work in the morning, away from it, or neither. */
export type Leaning = 'in' | 'out' | 'none';

// shares of a day by hour 0 to 23, in hundredths of a per cent or so: only their ratios matter
const MORNING = [1, 0, 0, 0, 1, 5, 18, 42, 38, 18, 10, 9, 10, 9, 9, 11, 15, 24, 20, 11, 6, 4, 3, 2];
const EVENING = [2, 1, 1, 0, 0, 2, 6, 13, 14, 9, 8, 10, 12, 10, 11, 16, 28, 46, 37, 20, 10, 7, 5, 3];
const LEISURE = [1, 0, 0, 0, 1, 7, 19, 26, 27, 22, 17, 14, 11, 10, 10, 12, 17, 26, 30, 22, 10, 5, 3, 1];
const WEEKEND = [2, 1, 1, 0, 1, 5, 17, 32, 44, 49, 46, 38, 30, 27, 26, 27, 29, 30, 26, 17, 9, 6, 4, 3];
const CAMPUS = [5, 3, 2, 1, 0, 2, 6, 20, 31, 34, 35, 36, 38, 37, 35, 33, 31, 30, 24, 18, 15, 13, 11, 8];
const DOWNTOWN = [9, 7, 5, 2, 1, 3, 9, 21, 27, 23, 25, 39, 47, 38, 29, 29, 34, 42, 38, 33, 30, 28, 24, 16];

const shareOf = (hours: number[]): number[] => {
  const total = hours.reduce((sum, hour) => sum + hour, 0);
  return hours.map((hour) => hour / total);
};

const SHARES = {
  morning: shareOf(MORNING),
  evening: shareOf(EVENING),
  both: shareOf(MORNING.map((hour, at) => hour + (EVENING[at] ?? 0))),
  leisure: shareOf(LEISURE),
  weekend: shareOf(WEEKEND),
  campus: shareOf(CAMPUS),
  downtown: shareOf(DOWNTOWN),
};

const WEEKDAYS: Record<Profile, number[]> = {
  commuter: [0.62, 1.08, 1.18, 1.2, 1.16, 1.04, 0.72],
  recreational: [1.42, 0.8, 0.83, 0.86, 0.84, 0.88, 1.37],
  campus: [0.5, 1.2, 1.24, 1.25, 1.22, 1.06, 0.53],
  downtown: [0.86, 0.9, 0.95, 0.98, 1.02, 1.14, 1.15],
};

const SEASONS: Record<Profile, number[]> = {
  commuter: [0.87, 0.94, 1.06, 1.11, 1.08, 0.97, 0.91, 0.94, 1.05, 1.12, 1.0, 0.85],
  recreational: [0.8, 0.92, 1.19, 1.24, 1.13, 0.94, 0.82, 0.79, 0.95, 1.17, 1.1, 0.85],
  campus: [0.9, 1.17, 1.02, 1.22, 0.85, 0.6, 0.58, 0.86, 1.28, 1.25, 1.06, 0.61],
  downtown: [0.86, 0.94, 1.2, 1.1, 1.04, 0.96, 0.93, 0.92, 0.98, 1.14, 1.0, 0.93],
};

/** The share of the day's total that each hour has. */
export function hourShares(profile: Profile, leaning: Leaning, day: Day): number[] {
  const free = day.weekday === 0 || day.weekday === 6 || isHoliday(day);
  if (profile === 'downtown') return SHARES.downtown;
  if (free) return SHARES.weekend;
  if (profile === 'recreational') return SHARES.leisure;
  if (profile === 'campus') return SHARES.campus;
  if (leaning === 'none') return SHARES.both;
  return leaning === 'in' ? SHARES.morning : SHARES.evening;
}

/** What weekday, season and holidays make of an average day; months run into each other. */
export function dayFactor(profile: Profile, day: Day): number {
  const seasons = SEASONS[profile];
  const into = (day.day - 15) / 30;
  const here = seasons[day.month - 1] ?? 1;
  const next = seasons[(day.month - 1 + (into < 0 ? 11 : 1)) % 12] ?? 1;
  const season = here + (next - here) * Math.abs(into);
  const holiday = isHoliday(day) ? (profile === 'recreational' ? 1.25 : 0.45) : 1;
  return season * holiday * (WEEKDAYS[profile][day.weekday] ?? 1);
}

/** Summer afternoons keep people indoors, early mornings draw them out. */
export function heatFactor(month: number, hour: number): number {
  if (month < 6 || month > 9) return 1;
  const strength = month === 7 || month === 8 ? 1 : 0.6;
  if (hour >= 12 && hour <= 18) return 1 - 0.42 * strength;
  return hour >= 5 && hour <= 8 ? 1 + 0.3 * strength : 1;
}
