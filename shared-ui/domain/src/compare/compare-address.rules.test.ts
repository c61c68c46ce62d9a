import {
  compareHref,
  comparisonAsked,
  comparisonSearch,
  parseComparison,
  parseSeries,
  seriesText,
} from './compare-address.rules.ts';
import type { DatedComparison } from './compare-period.rules.ts';
import type { ComparedSeries, Comparison } from './comparison.ts';

const read = (search: string) => parseComparison(new URLSearchParams(search));
const PLAIN: Comparison = {
  series: [],
  from: null,
  to: null,
  bin: 'day',
  as: 'absolute',
  base: null,
  counts: 'certified',
  typical: false,
  weather: false,
  factor: false,
  share: false,
  apart: false,
  least: null,
};

test.each<[string, ComparedSeries]>([
  ['AU0012', { station: 'AU0012', flow: null, year: null }],
  ['AU0012.14', { station: 'AU0012', flow: 14, year: null }],
  ['AU0012@2024', { station: 'AU0012', flow: null, year: 2024 }],
  ['AU0012.14@2024', { station: 'AU0012', flow: 14, year: 2024 }],
  ['A10012.3', { station: 'A10012', flow: 3, year: null }],
  ['SL3.in', { group: 3, way: 'in', year: null }],
  ['SL120.out@2024', { group: 120, way: 'out', year: 2024 }],
  ['SL3.both', { group: 3, way: 'both', year: null }],
  ['AU0012.bicycle', { station: 'AU0012', flow: null, mode: 'bicycle', year: null }],
  ['AU0012.pedestrian@2024', { station: 'AU0012', flow: null, mode: 'pedestrian', year: 2024 }],
  ['AU0012@2025-03-31', { station: 'AU0012', flow: null, year: null, first: '2025-03-31' }],
  ['AU0012.14@2025-03-31', { station: 'AU0012', flow: 14, year: null, first: '2025-03-31' }],
  ['SL3.in@2025-03-31', { group: 3, way: 'in', year: null, first: '2025-03-31' }],
  // a station whose number begins like a group's
  ['SL0012.14', { station: 'SL0012', flow: 14, year: null }],
])('%s is a series, and is written so again', (text, series) => {
  expect(parseSeries(text)).toEqual({ series: [series], unknown: [] });
  expect(seriesText(series)).toBe(text);
});

test.each([
  ['SL3', 'a group, and not which way'],
  ['SL3.up', 'a way that there is none'],
  ['SL0.in', 'a group without a number'],
  ['SL3.in@24', 'a group in half a year'],
  ['au0012', 'small letters'],
  ['AU0012.', 'no flow behind its dot'],
  ['AU0012@24', 'half a year'],
  ['AU0012@1492', 'a year before any count'],
  ['AU0012.cars', 'a mode that there is none'],
  ['AU0012.14.bicycle', 'a flow and a mode'],
  ['AU0012@2025-02-30', 'a day that there is not'],
  ['AU0012@1492-10-12', 'a day before any count'],
  ['AU0012@2025-03', 'a month'],
  ['SL3.bicycle', 'a mode of a group'],
  ['AU00123', 'a digit more'],
  ['<b>', 'no series at all'],
])('%s (%s) is named, and the rest is shown', (part) => {
  expect(parseSeries(`AU0001~${part}~AU0002`)).toEqual({
    series: [
      { station: 'AU0001', flow: null, year: null },
      { station: 'AU0002', flow: null, year: null },
    ],
    unknown: [part],
  });
});

test('twice the same series is one; the ninth of one axis and the seventeenth of several are named', () => {
  const numbers = Array.from({ length: 17 }, (_, at) => `AU${String(at + 1).padStart(4, '0')}`);
  const list = ['AU0001', ...numbers].join('~');
  const one = read(`s=${list}`);
  expect([one.comparison.series.length, one.unknown]).toEqual([8, numbers.slice(8)]);
  const several = read(`s=${list}&with=apart`);
  expect([several.comparison.series.length, several.unknown]).toEqual([16, ['AU0017']]);
  expect(parseSeries(list).unknown).toEqual(['AU0017']);
});

test.each<[string, Partial<Comparison>]>([
  ['', {}],
  ['bin=month', { bin: 'month' }],
  ['from=2025-01-01&to=2025-12-31', { from: '2025-01-01', to: '2025-12-31' }],
  ['as=index&base=2024', { as: 'index', base: 2024 }],
  ['counts=all', { counts: 'all' }],
  ['with=typical', { typical: true }],
  ['with=typical,weather', { typical: true, weather: true }],
  ['as=hour&with=share', { as: 'hour', share: true }],
  ['with=factor', { factor: true }],
  ['with=typical,apart', { typical: true, apart: true }],
  ['least=3', { least: 3 }],
  ['v=1', {}],
])('"%s" says that and no more', (search, said) => {
  expect(read(search)).toEqual({ comparison: { ...PLAIN, ...said }, unknown: [] });
});

test.each([
  ['bin=decade', 'bin=decade'],
  ['as=pie', 'as=pie'],
  ['from=2025-02-30', 'from=2025-02-30'],
  ['to=12/31/2025', 'to=12/31/2025'],
  ['base=last', 'base=last'],
  ['base=9999', 'base=9999'],
  ['counts=some', 'counts=some'],
  ['with=luck', 'with=luck'],
  ['least=0', 'least=0'],
  ['least=99', 'least=99'],
  ['least=some', 'least=some'],
  ['v=2', 'v=2'],
])('%s is named and changes nothing', (search, part) => {
  expect(read(search)).toEqual({ comparison: PLAIN, unknown: [part] });
});

test('an address is read as it was written', () => {
  const comparison: Comparison = {
    series: [
      { station: 'AU0012', flow: 14, year: null },
      { station: 'AU0012', flow: 14, year: 2024 },
      { group: 3, way: 'in', year: null },
      { station: 'AU0012', flow: null, mode: 'bicycle', year: null, first: '2024-12-04' },
    ],
    from: '2025-01-01',
    to: '2025-12-31',
    bin: 'week',
    as: 'index',
    base: 2024,
    counts: 'all',
    typical: true,
    weather: true,
    factor: true,
    share: false,
    apart: true,
    least: 2,
  };
  const search = comparisonSearch(comparison);
  expect(search).toBe(
    's=AU0012.14~AU0012.14@2024~SL3.in~AU0012.bicycle@2024-12-04&from=2025-01-01&to=2025-12-31&bin=week&as=index&base=2024&counts=all&with=typical,weather,factor,apart&least=2&v=1',
  );
  expect(read(search)).toEqual({ comparison, unknown: [] });
  expect(comparisonSearch(PLAIN)).toBe('');
});

test('a station is compared under its number', () => {
  expect(compareHref('AU0012')).toBe('/compare?s=AU0012&v=1');
});

test('the example of the specification is understood whole', () => {
  const { comparison, unknown } = read(
    's=AU0012.14~SL3.in&from=2025-01-01&to=2025-12-31&bin=day&as=index&base=2024&with=typical,weather&v=1',
  );
  expect(unknown).toEqual([]);
  expect(comparison).toMatchObject({ as: 'index', base: 2024, typical: true, weather: true });
});

test('weather and shares of the day are drawn of what is there: the server is asked the same', () => {
  const of = (search: string) => comparisonAsked(read(search).comparison as DatedComparison);
  const plain = 's=AU0012&from=2025-01-01&to=2025-01-31&as=hour';
  expect(of(`${plain}&with=weather,share`)).toEqual(of(plain));
  expect(of(`${plain}&with=factor`)).toEqual({ ...of(plain), factor: true });
});
