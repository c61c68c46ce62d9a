import { FIGURE_TABLES, type FigureTable, type StationTables } from 'shared-domain';
import { countedFlow, equalDays } from '../../../testing/figures/counted-flow.ts';
import { emptyYear } from '../year-of-hours.ts';
import { rowsOfListing, rowsOfTable } from './figure-rows.rules.ts';
import { modeTables } from './mode-tables.rules.ts';

const hours = emptyYear(2011);
hours.hours.fill(10);
const [north, south] = [
  { flowid_txdot: 'AU0012-2-2-1-1', name: 'Northbound' },
  { flowid_txdot: 'AU0012-2-2-5-1', name: 'Southbound' },
];
const mode = modeTables({
  year: 2011,
  mode: 'bicycle',
  taken: { taken: 'singles', flows: [countedFlow(north), countedFlow(south)] },
  hours,
  days: equalDays(2011, 240),
  before: null,
  grade: 'A',
  notes: new Map([
    [
      '2011-01-01',
      [
        { kind: 'weather' as const, text: 'Snow' },
        { kind: 'holiday' as const, text: 'New Year' },
      ],
    ],
  ]),
  quarters: null,
});
const completeness = {
  ...north,
  days: 360,
  days_of_year: 365,
  hours: 0.75,
  gaps: [
    { from: '2011-02-01', until: '2011-02-04', days: 4 },
    { from: '2011-05-01', until: '2011-05-01', days: 1 },
  ],
  empty: 3,
  uncertified: 7,
  factors: [{ factor: 1.1, from: '2011-06-01', until: '2011-12-31', reason: 'Two side by side' }],
};
const blocked = {
  suspect_id: 1,
  label: 'Blocked sensor',
  counts: 2,
  minutes: 120,
  share: 0.5,
  first: '2011-02-01',
  last: '2011-02-04',
};
const TABLES: StationTables = {
  station_id_tmg: 'AU0012',
  station_name: 'A bridge',
  year: 2011,
  years: [2011],
  modes: [
    {
      ...mode,
      years: [
        {
          year: 2011,
          value: 240,
          days: 365,
          cells: 84,
          change: null,
          common_cells: { cells: 80, change: 0.5 },
          common_dates: null,
        },
      ],
      directions: [
        {
          flows: [north, south],
          rows: [
            { of: 'year', hours: 9, counts: [2, 6], larger: 1, share: 0.75 },
            { of: 'hour 30', hours: 0, counts: [0, 0], larger: null, share: null },
          ],
        },
      ],
    },
  ],
  completeness: [
    { ...completeness, excluded: [blocked, { ...blocked, label: 'Test' }] },
    { ...completeness, ...south, gaps: [], factors: [], excluded: [] },
  ],
};
const START = ['AU0012', 'bicycle', 2011, 'singles', `${north.flowid_txdot} ${south.flowid_txdot}`];
type Tables = Exclude<FigureTable, 'listing'>;
const NAMES = FIGURE_TABLES.filter((table): table is Tables => table !== 'listing');

/** Rows after the headers, each by its headers. */
function linesOf(table: Tables): Record<string, unknown>[] {
  const [header = [], ...rows] = rowsOfTable(TABLES, table);
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [String(name), row[at]])));
}

test.each(NAMES)('the table "%s" has as many cells in each row as headers, each header once', (table) => {
  const [header = [], ...rows] = rowsOfTable(TABLES, table);
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([header.length]));
  expect(new Set(header).size).toBe(header.length);
});

test.each(NAMES.filter((table) => table !== 'completeness'))(
  'each row of "%s" says its station, mode, year and flows',
  (table) => {
    for (const row of rowsOfTable(TABLES, table).slice(1)) expect(row.slice(0, 5)).toEqual(START);
  },
);

test.each<[Tables, number, Record<string, unknown>]>([
  [
    'years',
    1,
    { of_year: 2011, figure: 240, common_cells: 80, change_common_cells: 0.5, common_dates: null },
  ],
  ['months', 12, { month: 1, days: 31, madt: 240, mean_weekend_day: 240, factor: 1, change: null }],
  ['weekdays', 12, { month: 1, days_mon: 5, days_sat: 5, days_tue: 4, mean_sun: 240, factor_sun: 1 }],
  ['profile', 10, { season: 'year', day_group: 'weekday', days: 260, share_h23: 1 / 24, peak_hour: 0 }],
  ['hours', 30, { rank: 1, date: '2011-01-01', hour: 0, count: 10, share_of_figure: 10 / 240 }],
  ['days', 10, { rank: 1, date: '2011-01-01', weekday: 6, count: 240, notes: 'Snow; New Year' }],
  ['directions', 2, { of: 'year', flow_2: south.flowid_txdot, count_2: 6, larger: south.flowid_txdot }],
  ['completeness', 3, { flow: north.flowid_txdot, excluded_reason: 'Blocked sensor', excluded_share: 0.5 }],
])('the table "%s" has %i rows; of the first: %j', (table, count, first) => {
  const lines = linesOf(table);
  expect(lines).toHaveLength(count);
  expect(lines[0]).toMatchObject(first);
});

test('a split of nobody has no larger half', () =>
  expect(linesOf('directions')[1]).toMatchObject({ of: 'hour 30', larger: null, share_of_larger: null }));

test('gaps and factors are told in one cell; a flow of which nothing is kept out has a row, too', () => {
  const [first, second, last] = linesOf('completeness');
  expect(first).toMatchObject({
    gaps: '2011-02-01/2011-02-04 2011-05-01/2011-05-01',
    factors: '1.1 2011-06-01/2011-12-31',
    empty_counts: 3,
    uncertified_counts: 7,
  });
  expect(second).toMatchObject({ excluded_reason: 'Test', gaps: first?.['gaps'] });
  expect(last).toMatchObject({ flow: south.flowid_txdot, gaps: '', factors: '', excluded_reason: null });
});

test('highest hours have no share of the figure where K is not shown', () => {
  const [one] = TABLES.modes;
  const hidden = { ...one!, peaks: { ...mode.peaks, k_not_shown: 'too few days' as const } };
  const [, row] = rowsOfTable({ ...TABLES, modes: [hidden] }, 'hours');
  expect(row?.at(-1)).toBeNull();
});

test('the listing has a row for each day; an hour that is not there is empty', () => {
  const day = { date: '2011-01-01', weekday: 6, total: null, event: false };
  const listed = [0, null, ...Array.from({ length: 22 }, () => 3)];
  const [header = [], row] = rowsOfListing({
    station_id_tmg: 'AU0012',
    year: 2011,
    flow: north,
    flows: [north, south],
    days: [{ ...day, hours: listed, notes: [{ kind: 'weather', text: 'Snow' }] }],
  });
  expect(row).toEqual(['AU0012', north.flowid_txdot, '2011-01-01', 6, ...listed, null, 'Snow']);
  expect([header.length, header[4], header[27]]).toEqual([row?.length, 'h00', 'h23']);
});
