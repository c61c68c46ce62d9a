import type { StationFigure } from '../contract/figures.schema.ts';
import { statewideColumns, type StatewideField } from './statewide-table.rules.ts';

const FIGURE: StationFigure = {
  station_id_tmg: 'AU0004',
  station_name: 'Lance Armstrong',
  agency_id: 1,
  agency: 'City of Austin',
  district: 'Austin',
  county: 'Travis',
  facilities: ['Trail', 'Bike lane'],
  latitude: 30,
  longitude: -97,
  mode: 'bicycle',
  value: 480.4,
  taken: 'singles',
  flows: [],
  lacking: [],
  left_out: [],
  modes_lacking: [],
  sufficiency: {
    days: 300,
    days_of_year: 366,
    cells: 84,
    hours: 0.8,
    gap: 3,
    seasons: [1, 1, 1, 1],
    zero: 0,
  },
  grade: { grade: 'B', letters: 'BABAAA', decided_by: 'days', open_findings: 0 },
  interval: { typical: { low: 1400.5, high: 1600.4 }, measured: null },
  layered: {
    value: 500.25,
    factors: [{ flowid_txdot: 'a', factor: 1.25, low: null, high: null, from: '', until: '' }],
    filled_days: 31,
    filled_share_of_days: 0.0847,
    filled_share_of_traffic: 0.09,
  },
  before: 384,
  change: 0.25,
  common: null,
};
const columnOf = (field: StatewideField, language: 'en' | 'es' = 'en') =>
  statewideColumns(language).find((column) => column.field === field)!;
const valueOf = (field: StatewideField, row: Partial<StationFigure> = {}, language: 'en' | 'es' = 'en') =>
  columnOf(field, language).value({ ...FIGURE, ...row });

test.each<[StatewideField, Partial<StationFigure>, unknown]>([
  ['mode', {}, 'AADB Bicycles'],
  ['value', {}, 480.4],
  ['value', { taken: 'one direction' }, null],
  ['interval', {}, '1,401–1,600'],
  ['interval', { interval: null }, null],
  ['grade', {}, 'B good'],
  ['grade', { grade: null }, 'No grade'],
  ['days', { sufficiency: null }, null],
  ['facility', {}, 'Trail; Bike lane'],
  ['facility', { facilities: [] }, null],
  ['factor', {}, '×1.25'],
  ['factor', { layered: null }, null],
  ['filled', {}, 0.0847],
  ['filled', { layered: null }, null],
  ['change', {}, 0.25],
])('the column %s says of %j', (field, row, said) => expect(valueOf(field, row)).toBe(said));

test('a file has what the cell of a figure and of a grade say besides: layers, what one direction counts, what the letter needs', () => {
  const value = columnOf('value');
  expect(value.csv?.({ ...FIGURE, taken: 'one direction' })).toBe(480.4);
  expect([value.beside?.header, value.beside?.value(FIGURE)]).toEqual([
    'Figure with factors and filled days',
    500.25,
  ]);
  expect(value.beside?.value({ ...FIGURE, layered: null })).toBeNull();
  expect(columnOf('grade').beside?.value(FIGURE)).toMatch(/^at least 274 complete days/);
  expect(columnOf('grade').beside?.value({ ...FIGURE, grade: null })).toBeNull();
});

test('headers and words are in the language asked for', () => {
  expect(valueOf('mode', {}, 'es')).toBe('AADB Bicicletas');
  expect(columnOf('grade', 'es')).toMatchObject({ header: 'Calificación', filter: 'select' });
  expect(valueOf('grade', {}, 'es')).toBe('B buena');
});
