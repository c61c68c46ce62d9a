import type { WeatherDay } from 'shared-domain';
import type { KnownAt } from './compare.resource.ts';

/** The weather of a comparison's days: of the site that is nearest to the first of its stations that has one. */
export type ComparedWeather = { site: string; days: ReadonlyMap<string, WeatherDay> };

/** What is known of the weather of the stations' days; null where nothing is. */
export function weatherOf(known: readonly Pick<KnownAt, 'calendar'>[]): ComparedWeather | null {
  const found = known.find(({ calendar }) => (calendar.weather?.days.length ?? 0) > 0)?.calendar.weather;
  return found ? { site: found.site, days: new Map(found.days.map((day) => [day.date, day])) } : null;
}
