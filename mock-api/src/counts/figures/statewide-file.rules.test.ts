import type { StationFigure } from 'shared-domain';
import type { StatewideField } from 'shared-domain/figures';
import { statewideFile, statewideRows, type StatewideLook } from './statewide-file.rules.ts';

const figure = (name: string, row: Partial<StationFigure> = {}): StationFigure => ({
  station_id_tmg: name,
  station_name: name,
  agency_id: 1,
  agency: 'City of Austin',
  district: null,
  county: 'Travis',
  facilities: [],
  latitude: 30,
  longitude: -97,
  mode: 'bicycle',
  value: null,
  taken: 'incomplete',
  flows: [],
  lacking: [],
  left_out: [],
  modes_lacking: [],
  sufficiency: null,
  grade: null,
  interval: null,
  layered: null,
  before: null,
  change: null,
  common: null,
  ...row,
});
const ROWS = [
  figure('Bridge 10', { value: 20.5, taken: 'singles', county: 'Hays' }),
  figure('Bridge 2', { mode: 'pedestrian', value: 7, taken: 'combined' }),
  figure('Alley', {
    value: 100,
    taken: 'one direction',
    grade: { grade: 'C', letters: 'CAAAAA', decided_by: 'days', open_findings: 0 },
  }),
];
const look = (asked: Partial<StatewideLook> = {}): StatewideLook => ({
  filters: {},
  sort: undefined,
  order: undefined,
  ...asked,
});
const names = (asked: Partial<StatewideLook>, language: 'en' | 'es' = 'en') =>
  statewideRows(ROWS, look(asked), language).map(({ station_name }) => station_name);

test.each<[string, Partial<StatewideLook>, string[]]>([
  ['nothing asked for, by name', {}, ['Alley', 'Bridge 2', 'Bridge 10']],
  ['the largest figure first', { sort: 'value', order: 'desc' }, ['Bridge 10', 'Bridge 2', 'Alley']],
  ['a part of a name', { filters: { station_name: 'bridge' } }, ['Bridge 2', 'Bridge 10']],
  ['a mode by its code', { filters: { mode: 'pedestrian' } }, ['Bridge 2']],
  ['a mode as it is shown', { filters: { mode: 'AADP Pedestrians' } }, ['Bridge 2']],
  ['a grade by its letter', { filters: { grade: 'C' } }, ['Alley']],
  ['a county', { filters: { county: 'Travis', mode: '' } }, ['Alley', 'Bridge 2']],
  ['a district that no row has', { filters: { district: 'Austin' } }, []],
])('%s', (_what, asked, expected) => expect(names(asked)).toEqual(expected));

test('words that narrow are those of the language', () => {
  expect(names({ filters: { mode: 'AADP Peatones' } }, 'es')).toEqual(['Bridge 2']);
  expect(names({ filters: { mode: 'AADP Peatones' } })).toEqual([]);
});

const fileOf = (rows: StationFigure[], columns?: StatewideField[], language: 'en' | 'es' = 'en') =>
  [...statewideFile(rows, columns, language)].join('');

test('chosen columns stand in their order, each with what the file says beside it', () => {
  expect(fileOf([ROWS[2]!], ['grade', 'value', 'county'])).toBe(
    '\ufeffGrade,Needed for this grade,Figure,Figure with factors and filled days,County\r\n' +
      'C limited,"at least 183 complete days, 77 of 84 cells, 50% of the hours and 40% of the days of each season; no gap over 45 days; at most 21 dead days",100,,Travis\r\n',
  );
  expect(fileOf([], ['mode', 'before'], 'es')).toBe('\ufeffModo,Año anterior\r\n');
});

test('a name that a spreadsheet would run is text, a number below zero stays one', () => {
  const row = figure('=HYPERLINK("http://x")', { change: -0.5 });
  expect(fileOf([row], ['station_name', 'change'])).toBe(
    '\ufeffStation Name,Change\r\n"\'=HYPERLINK(""http://x"")",-0.5\r\n',
  );
});

test('many rows come in pieces, and none is lost', () => {
  const many = Array.from({ length: 450 }, (_, at) => figure(`S${at}`));
  const pieces = [...statewideFile(many, ['station_name'], 'en')];
  expect(pieces).toHaveLength(4);
  expect(pieces.join('').split('\r\n').slice(1, -1)).toEqual(many.map(({ station_name }) => station_name));
});
