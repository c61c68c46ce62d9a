const HIGHEST = 9999;

/** The six characters of a city's next station: its prefix and four digits; null when the city has used them all. */
export function stationNumber(prefix: string, number: number): string | null {
  return number > HIGHEST ? null : `${prefix}${String(number).padStart(4, '0')}`;
}
