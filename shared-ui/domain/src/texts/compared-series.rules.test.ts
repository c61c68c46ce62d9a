import type { CompareBin } from '../compare/comparison.ts';
import type { PointMark } from '../compare/point-marks.rules.ts';
import { isOfPeriods, markedValue, marksExplained, nthBin, seriesTraits } from './compared-series.rules.ts';

const PLAIN = { flow: null, mode: null, year: null, first: null };

test.each([
  ['all of the period', PLAIN, [], []],
  [
    'a flow',
    { ...PLAIN, flow: { id: 1, name: 'NB', direction: 'North', count_type: 'Bicycle' } },
    ['NB'],
    ['NB'],
  ],
  ['a mode', { ...PLAIN, mode: 'bicycle' as const }, ['Bicycles'], ['Bicicletas']],
  [
    'a mode of another year',
    { ...PLAIN, mode: 'pedestrian' as const, year: 2024 },
    ['Pedestrians', '2024'],
    ['Peatones', '2024'],
  ],
  [
    'a period of its own',
    { ...PLAIN, first: '2025-03-31' },
    ['days from Mar 31, 2025'],
    ['días desde el 31 mar 2025'],
  ],
  ['what an older server tells', { flow: null, year: null }, [], []],
])('%s is told in words', (_what, series, en, es) => {
  expect(seriesTraits(series, 'en')).toEqual(en);
  expect(seriesTraits(series, 'es')).toEqual(es);
});

test('several periods stand beside each other where one of the series has its own', () => {
  expect(isOfPeriods([{ first: null }, {}])).toBe(false);
  expect(isOfPeriods([{ first: null }, { first: '2025-03-31' }])).toBe(true);
});

test.each<[CompareBin, string[], number, string, string]>([
  ['day', ['2025-03-03', '2025-03-04'], 1, 'Day 2', 'Día 2'],
  ['week', ['2025-03-03'], 0, 'Week 1', 'Semana 1'],
  ['month', ['2025-03-01'], 0, 'Month 1', 'Mes 1'],
  ['year', ['2025-01-01'], 0, 'Year 1', 'Año 1'],
  ['hour', ['2025-03-03 00:00:00', '2025-03-04 08:00:00'], 1, 'Day 2, 08:00', 'Día 2, 08:00'],
  ['interval', ['2025-03-03 00:00:00', '2025-03-03 00:15:00'], 1, 'Day 1, 00:15', 'Día 1, 00:15'],
])('a point by %s is named by its place', (bin, starts, at, en, es) => {
  expect(nthBin(starts, at, bin, 'en')).toBe(en);
  expect(nthBin(starts, at, bin, 'es')).toBe(es);
});

test.each<[PointMark[], string, string]>([
  [[], '12', '12'],
  [['inPart'], '12 (in part)', '12 (en parte)'],
  [
    ['notAll', 'notCertified'],
    '12 (not all stations, not certified)',
    '12 (no todas las estaciones, sin certificar)',
  ],
])('a number with the marks %j', (marks, en, es) => {
  expect(markedValue('12', marks, 'en')).toBe(en);
  expect(markedValue('12', marks, 'es')).toBe(es);
});

test('the marks of a table are explained, each once', () => {
  expect(marksExplained([['notCertified'], [], ['inPart', 'notCertified']], 'en')).toEqual([
    'In part: less than 90% of it was counted; it is not scaled up.',
    'Not certified: counts in it may still change.',
  ]);
  expect(marksExplained([[], []], 'es')).toEqual([]);
});
