import { WEATHER_APART_C, type WeatherBand, type WeatherDay } from 'shared-domain';
import { calendarOf } from '../figures/year-of-hours.ts';
import { placeOf } from './expansion.rules.ts';

/** Millimeters from which a day is wet in climate indices (R1mm): who rides or walks notices them. */
const WET_MM = 1;
/** A month of which less is known has no mean that a day could be held against. */
const LEAST_DAYS_OF_MONTH = 15;

/** What the days of a year were like, the first of January at 0; null where too little was measured to say. */
export type Bands = readonly (WeatherBand | null)[];

/**
 * Sorts the days of a year by their weather: dry or wet (rain or any snow), and their high beside the mean of the same
 * month, for a method that fills days knows the season already. In which order the days come does not matter.
 */
export function bandsOf(year: number, weather: readonly WeatherDay[]): Bands {
  const calendar = calendarOf(year);
  const byPlace = new Map(
    weather.filter(({ date }) => date.startsWith(`${year}-`)).map((day) => [placeOf(day.date).at, day]),
  );
  const means = monthlyHighs(
    calendar.map(({ month }, at) => ({ month, high: byPlace.get(at)?.high_c ?? null })),
  );
  return calendar.map(({ month }, at): WeatherBand | null => {
    const day = byPlace.get(at);
    const mean = means.get(month) ?? null;
    if (!day || day.rain_mm === null || day.high_c === null || mean === null) return null;
    const rain = day.rain_mm >= WET_MM || (day.snow_mm ?? 0) > 0 ? 'wet' : 'dry';
    const off = day.high_c - mean;
    const warmth = off <= -WEATHER_APART_C ? 'colder' : off >= WEATHER_APART_C ? 'warmer' : 'usual';
    return `${rain}-${warmth}` as const;
  });
}

function monthlyHighs(days: readonly { month: number; high: number | null }[]): ReadonlyMap<number, number> {
  const means = new Map<number, number>();
  for (const [month, own] of Map.groupBy(days, (day) => day.month)) {
    const highs = own.flatMap(({ high }) => (high === null ? [] : [high]));
    if (highs.length >= LEAST_DAYS_OF_MONTH)
      means.set(month, highs.reduce((sum, high) => sum + high, 0) / highs.length);
  }
  return means;
}
