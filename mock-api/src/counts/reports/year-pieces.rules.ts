/** A year of a station that has counts, and how many of its flows have any. */
export type StationYear = { station_id: number; year: number; flows: number };

/** Stations whose days of a year are asked for together. */
export type YearPiece = { year: number; stations: number[] };

/**
 * Cuts years of stations into pieces of at most so many flows' years; a station's year stays whole, whatever it holds. They
 * come in the order of the years, as given.
 */
export function yearPieces(years: readonly StationYear[], most: number): YearPiece[] {
  const pieces: (YearPiece & { flows: number })[] = [];
  for (const { station_id, year, flows } of years) {
    const last = pieces.at(-1);
    if (last?.year === year && last.flows + flows <= most) {
      last.stations.push(station_id);
      last.flows += flows;
    } else pieces.push({ year, stations: [station_id], flows });
  }
  return pieces.map(({ year, stations }) => ({ year, stations }));
}
