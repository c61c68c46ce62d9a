import type { WeatherDay } from '../contract/calendar.calls.ts';
import { inShownUnits, shownValue, type ShownUnits } from './weather-units.rules.ts';

/** What the axes end at: whole tens of degrees, and at least one step of what fell, for a drop is no flood. */
const STEPS: Record<ShownUnits, { degrees: number; fallen: number }> = {
  us: { degrees: 10, fallen: 0.5 },
  metric: { degrees: 10, fallen: 10 },
};

/** What was measured over all of these days, in °C and mm; null where nothing of it was. */
export function weatherTogether(days: readonly WeatherDay[]) {
  const degrees = days.flatMap(({ low_c, high_c }) => [low_c ?? [], high_c ?? []].flat());
  const sum = (of: (day: WeatherDay) => number | null) => {
    const own = days.flatMap((day) => of(day) ?? []);
    return own.length === 0 ? null : own.reduce((all, one) => all + one, 0);
  };
  return {
    low_c: degrees.length === 0 ? null : Math.min(...degrees),
    high_c: degrees.length === 0 ? null : Math.max(...degrees),
    rain_mm: sum(({ rain_mm }) => rain_mm),
    snow_mm: sum(({ snow_mm }) => snow_mm),
  };
}

/** The ends of the strip's axes, round in the units shown: degrees that hold every day, and an amount that no day exceeds. */
export function weatherScale(
  days: readonly WeatherDay[],
  units: ShownUnits,
): { low: number; high: number; most: number } {
  const steps = STEPS[units];
  const { low_c, high_c } = weatherTogether(days);
  // rain and snow stand on one another, on one axis
  const wettest = Math.max(0, ...days.map(({ rain_mm, snow_mm }) => (rain_mm ?? 0) + (snow_mm ?? 0)));
  const most = Math.max(1, Math.ceil(shownValue('rain', wettest, units) / steps.fallen)) * steps.fallen;
  if (low_c === null || high_c === null) return { low: 0, high: steps.degrees, most };
  const [coldest, warmest] = [low_c, high_c].map((celsius) => inShownUnits('temperature', celsius, units));
  const low = Math.floor((coldest ?? 0) / steps.degrees) * steps.degrees;
  const high = Math.ceil((warmest ?? 0) / steps.degrees) * steps.degrees;
  return { low, high: high === low ? low + steps.degrees : high, most };
}
