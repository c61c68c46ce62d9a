import { parseComparison } from './compare-address.rules.ts';
import { comparisonLook, comparisonOf, isSameComparison } from './saved-comparison.rules.ts';

const read = (search: string) => parseComparison(new URLSearchParams(search)).comparison;

test.each([
  's=AU0001&from=2025-03-01&to=2025-03-31&v=1',
  's=AU0012.14~AU0012.14@2024~AU0013&from=2025-01-01&to=2025-12-31&bin=week&as=index&base=2024&counts=all&with=typical&v=1',
  `s=${Array.from({ length: 8 }, (_, at) => `AU000${at}.123456789@2024`).join('~')}&v=1`,
  's=SL3.in~SL3.out@2024&least=2&v=1',
  `s=${Array.from({ length: 16 }, (_, at) => `AU00${at + 10}`).join('~')}&with=typical,apart&v=1`,
  '',
])('%s is kept and comes back', (search) => {
  const comparison = read(search);
  const look = comparisonLook(comparison);
  expect(comparisonOf(look)).toEqual({ comparison, unknown: [] });
  // a view takes no longer ones, and no more of them
  expect(look.filters.every(({ value }) => value.length <= 200)).toBe(true);
  expect(look.filters.length).toBeLessThanOrEqual(60);
});

test('a series is a filter of its own, in its order', () => {
  expect(comparisonLook(read('s=AU0002~AU0001&bin=month')).filters).toEqual([
    { field: 's1', value: 'AU0002' },
    { field: 's2', value: 'AU0001' },
    { field: 'bin', value: 'month' },
    { field: 'v', value: '1' },
  ]);
});

test('what a later release kept is named, and the rest is shown', () => {
  const { comparison, unknown } = comparisonOf({
    columns: null,
    filters: [
      { field: 's1', value: 'SL3.up' },
      { field: 's2', value: 'AU0001' },
      { field: 'bin', value: 'decade' },
    ],
    sort: null,
  });
  expect(comparison.series).toEqual([{ station: 'AU0001', flow: null, year: null }]);
  expect(unknown).toEqual(['SL3.up', 'bin=decade']);
});

test.each([
  ['s=AU0001', 's=AU0001&bin=day', true],
  ['s=AU0001', 's=AU0001.1', false],
  ['s=AU0001~AU0002', 's=AU0002~AU0001', false],
])('%s and %s are the same: %s', (one, other, same) =>
  expect(isSameComparison(read(one), read(other))).toBe(same),
);
