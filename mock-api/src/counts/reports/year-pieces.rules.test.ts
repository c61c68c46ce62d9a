import { yearPieces } from './year-pieces.rules.ts';

const year = (station_id: number, of: number, flows: number, mixed = false) => ({
  station_id,
  year: of,
  flows,
  mixed,
});

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

test('tells which stations of a piece have counts of several intervals', () => {
  const pieces = yearPieces([year(1, 2023, 2), year(2, 2023, 2, true), year(3, 2023, 1)], 4);
  expect(pieces.map(({ stations, mixed }) => [stations, mixed])).toEqual([
    [[1, 2], [2]],
    [[3], []],
  ]);
});
