import type { FlowAadt } from 'shared-domain';
import { aadtYear, type Cell } from './aadt.rules.ts';
import { figureOf, newestTotals, tableOf, totalsOf } from './aadt-report.rules.ts';

/** One day in each cell, always with the same count. */
const full = (total: number): Cell[] =>
  Array.from({ length: 84 }, (_, at) => ({
    month: Math.floor(at / 7) + 1,
    weekday: (at % 7) + 1,
    days: 1,
    total,
  }));
const CODES: Record<string, string> = { NB: '1', SB: '5', EB: '3', Both: '9' };
const flow = (name: string, years: [number, Cell[]][], count_type = 'Bicycle'): FlowAadt => ({
  flowid_txdot: `AU0001-3-${count_type === 'Bicycle' ? 2 : 1}-${CODES[name]}-9`,
  name,
  count_type,
  direction: name,
  movement_direction_code: null,
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

const total = (year: number, aadt: number | null, basis: string, added: string, overlapping = '') => ({
  year,
  count_type: 'Bicycle',
  aadt,
  basis,
  added: idsOf(added),
  overlapping: idsOf(overlapping),
});
const idsOf = (names: string) =>
  names.split(' ').flatMap((name) => (name === '' ? [] : [flow(name, []).flowid_txdot]));

test.each<[string, FlowAadt[], object[]]>([
  [
    'each year, the newest first',
    [
      flow('NB', [
        [2025, full(1)],
        [2024, full(12)],
      ]),
      flow('SB', [
        [2025, full(2)],
        [2024, full(3)],
      ]),
    ],
    [total(2025, 3, 'singles', 'NB SB'), total(2024, 15, 'singles', 'NB SB')],
  ],
  [
    'single directions, never added to the combined flow',
    [flow('NB', [[2024, full(240)]]), flow('SB', [[2024, full(240)]]), flow('Both', [[2024, full(480)]])],
    [total(2024, 480, 'singles', 'NB SB', 'Both')],
  ],
  [
    'the combined flow where a direction is incomplete',
    [flow('NB', [[2024, full(240)]]), flow('SB', [[2024, partial]]), flow('Both', [[2024, full(480)]])],
    [total(2024, 480, 'combined', 'Both', 'NB SB')],
  ],
  [
    'the combined flow where a direction was not in use',
    [flow('NB', [[2024, full(240)]]), flow('SB', []), flow('Both', [[2024, full(480)]])],
    [total(2024, 480, 'combined', 'Both', 'NB')],
  ],
  [
    'no figure where all are incomplete',
    [flow('NB', [[2024, full(240)]]), flow('SB', [[2024, partial]]), flow('Both', [[2024, partial]])],
    [total(2024, null, 'singles', 'NB SB', 'Both')],
  ],
  ['no single flow', [flow('NB', [[2024, full(12)]])], []],
  ['no directions that are not opposite', [flow('NB', [[2024, full(1)]]), flow('EB', [[2024, full(1)]])], []],
  [
    'no different kinds of traffic',
    [flow('NB', [[2024, full(12)]]), flow('SB', [[2024, full(3)]], 'Pedestrian')],
    [],
  ],
])('a station’s sum holds %s', (_, flows, totals) => expect(totalsOf(flows)).toEqual(totals));

test('the table says beside each flow whether the station’s figure adds it', () => {
  const flows = [
    flow('NB', [[2024, full(240)]]),
    flow('SB', [[2024, full(240)]]),
    flow('Both', [[2024, full(480)]]),
    flow('EB', [[2024, full(1)]], 'Pedestrian'),
  ];
  const [, ...rows] = tableOf({
    station_id_tmg: 'AU0001',
    station_name: 'Trail',
    flows,
    totals: totalsOf(flows),
  });
  expect(rows.map((row) => row.slice(-3))).toEqual([
    ['Yes', 480, 'Single directions'],
    ['Yes', 480, 'Single directions'],
    ['No', 480, 'Single directions'],
    [null, null, null],
  ]);
});

test('a page shows the newest complete figure of each count type, and the newest where none is complete', () => {
  const figure = (count_type: string, year: number, aadt: number | null) => ({
    count_type,
    year,
    aadt,
    basis: 'singles' as const,
    added: [],
    overlapping: [],
  });
  const totals = [
    figure('Bicycle', 2026, null),
    figure('Bicycle', 2025, 40),
    figure('Bicycle', 2024, 30),
    figure('Pedestrian', 2026, null),
    figure('Pedestrian', 2025, null),
  ];
  expect(newestTotals(totals)).toEqual([figure('Bicycle', 2025, 40), figure('Pedestrian', 2026, null)]);
  expect(newestTotals([])).toEqual([]);
});

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
