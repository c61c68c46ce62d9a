import type { FlowAadt } from 'shared-ui/domain';
import { aadtYear, type Cell } from './aadt.rules.ts';
import { figureOf, tableOf, totalsOf } from './aadt-report.rules.ts';

/** One day in each cell, always with the same count. */
const full = (total: number): Cell[] =>
  Array.from({ length: 84 }, (_, at) => ({
    month: Math.floor(at / 7) + 1,
    weekday: (at % 7) + 1,
    days: 1,
    total,
  }));
const flow = (name: string, years: [number, Cell[]][], count_type = 'Bicycle'): FlowAadt => ({
  flowid_txdot: `AU0001-${name}`,
  name,
  count_type,
  direction: 'North',
  years: years.map(([year, cells]) => aadtYear(year, cells)),
});
const partial = full(7).slice(0, 80);

test('a flow’s figure is that of its newest complete year', () => {
  expect(
    figureOf(
      flow('NB', [
        [2025, partial],
        [2024, full(12)],
        [2023, full(9)],
      ]),
    ),
  ).toMatchObject({
    year: 2024,
    aadt: 12,
    days_used: 80 + 84 + 84,
  });
  expect(figureOf(flow('NB', [[2025, partial]]))).toMatchObject({ year: null, aadt: null, days_used: 80 });
});

test.each<[string, FlowAadt[], object[]]>([
  [
    'years that all flows have',
    [
      flow('NB', [
        [2025, full(1)],
        [2024, full(12)],
      ]),
      flow('SB', [[2024, full(3)]]),
    ],
    [{ year: 2024, aadt: 15 }],
  ],
  ['no year that one has incomplete', [flow('NB', [[2024, full(12)]]), flow('SB', [[2024, partial]])], []],
  [
    'no different kinds of traffic',
    [flow('NB', [[2024, full(12)]]), flow('SB', [[2024, full(3)]], 'Pedestrian')],
    [],
  ],
  ['no single flow', [flow('NB', [[2024, full(12)]])], []],
])('a station’s sum holds %s', (_, flows, totals) => expect(totalsOf(flows)).toEqual(totals));

test('the table has one row for each flow and year under its headers', () => {
  const flows = [
    flow('NB', [
      [2025, partial],
      [2024, full(12.5)],
    ]),
  ];
  const [header = [], ...rows] = tableOf({
    station_id_tmg: 'AU0001',
    station_name: 'Trail',
    flows,
    totals: [],
  });
  const objects = rows.map((row) => Object.fromEntries(row.map((cell, at) => [header[at], cell])));
  expect(rows.every((row) => row.length === header.length)).toBe(true);
  expect(objects).toEqual([
    expect.objectContaining({
      year: 2025,
      aadt: null,
      status: 'Incomplete data',
      cells_filled: 80,
      incomplete_months: '12',
    }),
    expect.objectContaining({
      year: 2024,
      aadt: 12.5,
      status: 'Complete',
      madt_jan: 12.5,
      days_used: 84,
      cells: 84,
    }),
  ]);
});
