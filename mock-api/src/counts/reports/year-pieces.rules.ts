/** A year of a station that has counts, how many of its flows have any, and whether these are of several intervals. */
export type StationYear = { station_id: number; year: number; flows: number; mixed: boolean };

/** Stations whose days of a year are asked for together, and those of them whose counts may overlap in it. */
export type YearPiece = { year: number; stations: number[]; mixed: number[] };

type Growing = YearPiece & { flows: number };

function newPiece(pieces: Growing[], year: number): Growing {
  const piece = { year, stations: [], mixed: [], flows: 0 };
  pieces.push(piece);
  return piece;
}

/**
 * Cuts years of stations into pieces of at most so many flows' years; a station's year stays whole, whatever it holds. They
 * come in the order of the years, as given.
 */
export function yearPieces(years: readonly StationYear[], most: number): YearPiece[] {
  const pieces: Growing[] = [];
  for (const { station_id, year, flows, mixed } of years) {
    const last = pieces.at(-1);
    const piece = last?.year === year && last.flows + flows <= most ? last : newPiece(pieces, year);
    piece.stations.push(station_id);
    piece.flows += flows;
    if (mixed) piece.mixed.push(station_id);
  }
  return pieces.map(({ year, stations, mixed }) => ({ year, stations, mixed }));
}
