import type { City } from './codes.ts';

const HIGHEST = 9999;

/** The six characters of a city's next station: its prefix and four digits; null when the city has used them all, or has no prefix. */
export function stationNumber(prefix: string, number: number): string | null {
  return number > HIGHEST || prefix === '' ? null : `${prefix}${String(number).padStart(4, '0')}`;
}

/** The number that a station of this city would get if it were published now (S2): a preview, not a promise. */
export function nextStationNumber(city: Pick<City, 'tmg_prefix' | 'tmg_count'>): string | null {
  return stationNumber(city.tmg_prefix, city.tmg_count + 1);
}
