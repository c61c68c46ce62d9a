import { yearPieces } from './year-pieces.rules.ts';

const year = (station_id: number, of: number, flows: number) => ({ station_id, year: of, flows });

test.each([
  ['nothing', [], []],
  ['stations of a year together', [year(1, 2023, 2), year(2, 2023, 2)], [[2023, [1, 2]]]],
  [
    'no more flows than that',
    [year(1, 2023, 3), year(2, 2023, 2), year(3, 2023, 2)],
    [
      [2023, [1]],
      [2023, [2, 3]],
    ],
  ],
  [
    'two years apart',
    [year(1, 2023, 1), year(1, 2024, 1)],
    [
      [2023, [1]],
      [2024, [1]],
    ],
  ],
  [
    'a station with more flows alone',
    [year(1, 2023, 9), year(2, 2023, 1)],
    [
      [2023, [1]],
      [2023, [2]],
    ],
  ],
])('cuts %s', (_, years, pieces) => {
  expect(yearPieces(years, 4).map((piece) => [piece.year, piece.stations])).toEqual(pieces);
});
