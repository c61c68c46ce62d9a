import {
  compareHref,
  comparisonSearch,
  parseComparison,
  parseSeries,
  seriesText,
} from './compare-address.rules.ts';
import type { Comparison } from './comparison.ts';

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
};

test.each([
  ['AU0012', { station: 'AU0012', flow: null, year: null }],
  ['AU0012.14', { station: 'AU0012', flow: 14, year: null }],
  ['AU0012@2024', { station: 'AU0012', flow: null, year: 2024 }],
  ['AU0012.14@2024', { station: 'AU0012', flow: 14, year: 2024 }],
  ['A10012.3', { station: 'A10012', flow: 3, year: null }],
])('%s is a series, and is written so again', (text, series) => {
  expect(parseSeries(text)).toEqual({ series: [series], unknown: [] });
  expect(seriesText(series)).toBe(text);
});

test.each([
  ['SL3.in', 'a screen line'],
  ['au0012', 'small letters'],
  ['AU0012.', 'no flow behind its dot'],
  ['AU0012@24', 'half a year'],
  ['AU0012@1492', 'a year before any count'],
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

test('twice the same series is one, and the ninth is named', () => {
  const nine = Array.from({ length: 9 }, (_, at) => `AU000${at + 1}`);
  const { series, unknown } = parseSeries(['AU0001', ...nine].join('~'));
  expect([series.length, unknown]).toEqual([8, ['AU0009']]);
});

test.each<[string, Partial<Comparison>]>([
  ['', {}],
  ['bin=month', { bin: 'month' }],
  ['from=2025-01-01&to=2025-12-31', { from: '2025-01-01', to: '2025-12-31' }],
  ['as=index&base=2024', { as: 'index', base: 2024 }],
  ['counts=all', { counts: 'all' }],
  ['with=typical', { typical: true }],
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
  ['v=2', 'v=2'],
])('%s is named and changes nothing', (search, part) => {
  expect(read(search)).toEqual({ comparison: PLAIN, unknown: [part] });
});

test('an address is read as it was written', () => {
  const comparison: Comparison = {
    series: [
      { station: 'AU0012', flow: 14, year: null },
      { station: 'AU0012', flow: 14, year: 2024 },
    ],
    from: '2025-01-01',
    to: '2025-12-31',
    bin: 'week',
    as: 'index',
    base: 2024,
    counts: 'all',
    typical: true,
  };
  const search = comparisonSearch(comparison);
  expect(search).toBe(
    's=AU0012.14~AU0012.14@2024&from=2025-01-01&to=2025-12-31&bin=week&as=index&base=2024&counts=all&with=typical&v=1',
  );
  expect(read(search)).toEqual({ comparison, unknown: [] });
  expect(comparisonSearch(PLAIN)).toBe('');
});

test('a station is compared under its number', () => {
  expect(compareHref('AU0012')).toBe('/compare?s=AU0012&v=1');
});
