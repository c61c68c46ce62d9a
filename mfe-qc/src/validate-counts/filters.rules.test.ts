import {
  datesCross,
  filtersFromSearch,
  isDay,
  isNarrowed,
  NO_FILTERS,
  searchFromFilters,
} from './filters.rules.ts';

test.each([
  ['', NO_FILTERS],
  [
    'count_type=1&travel_direction=3&street_side=2',
    { ...NO_FILTERS, count_type: '1', travel_direction: '3', street_side: '2' },
  ],
  ['minDate=2025-03-01&maxDate=2025-03-31', { ...NO_FILTERS, minDate: '2025-03-01', maxDate: '2025-03-31' }],
  ['suspect_id=0', { ...NO_FILTERS, suspect_id: 0 }],
  ['suspect_id=7&show_null_values=true', { ...NO_FILTERS, suspect_id: 7, show_null_values: true }],
  ['vendor_status=doubted', { ...NO_FILTERS, vendor_status: 'doubted' as const }],
  ['vendor_status=4', NO_FILTERS],
  ['suspect_id=seven&show_null_values=yes', NO_FILTERS],
  ['minDate=2025-02-30&maxDate=yesterday', NO_FILTERS],
])('the address %s carries its filters', (search, expected) => {
  expect(filtersFromSearch(new URLSearchParams(search))).toEqual(expected);
});

test.each([
  [NO_FILTERS, {}],
  [{ ...NO_FILTERS, suspect_id: 0 }, { suspect_id: '0' }],
  [{ ...NO_FILTERS, vendor_status: 'normal' as const }, { vendor_status: 'normal' }],
  [
    { minDate: '2025-03-01', show_null_values: true },
    { minDate: '2025-03-01', show_null_values: 'true' },
  ],
])('filters travel in the address and come back', (filters, search) => {
  expect(searchFromFilters(filters)).toEqual(search);
  expect(filtersFromSearch(new URLSearchParams(search))).toEqual({ ...NO_FILTERS, ...filters });
  expect(isNarrowed(filters)).toBe(Object.keys(search).length > 0);
});

test.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-13-01', false],
  ['25-01-01', false],
  ['', false],
])('%s is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

test.each([
  ['2025-03-02', '2025-03-01', true],
  ['2025-03-01', '2025-03-01', false],
  [null, '2025-03-01', false],
  ['2025-03-01', null, false],
])('from %s to %s cross: %s', (minDate, maxDate, expected) => {
  expect(datesCross({ minDate, maxDate })).toBe(expected);
});
