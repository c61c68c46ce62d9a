import type { CountFilters, StationChannel } from 'shared-domain';
import {
  chosenFilters,
  datesCross,
  filtersFromSearch,
  flowsShown,
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

test.each<[string, CountFilters, boolean, boolean]>([
  ['nothing', NO_FILTERS, false, false],
  ['the day that the screen opened with', { ...NO_FILTERS, minDate: '2026-01-01' }, true, false],
  ['a day', { ...NO_FILTERS, minDate: '2026-01-01' }, false, true],
  ['more than that day', { ...NO_FILTERS, minDate: '2026-01-01', maxDate: '2026-01-31' }, true, true],
  ['no day any more', NO_FILTERS, true, false],
])('of %s somebody has narrowed it: %#', (_what, filters, opened, narrowed) => {
  const chosen = chosenFilters(filters, opened);
  expect(isNarrowed(chosen)).toBe(narrowed);
  expect(chosen).toEqual(opened ? { ...filters, minDate: null } : filters);
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

const flow = (id: number, count_type: string, travel_direction: string, street_side: string) => {
  const code = (value: string) => ({ code: value, label: value });
  return {
    id,
    count_type: code(count_type),
    travel_direction: code(travel_direction),
    street_side: code(street_side),
  } as StationChannel;
};
const FLOWS = [flow(1, '1', '1', '3'), flow(2, '1', '5', '3'), flow(3, '2', '5', '7')];

test.each<[CountFilters, number[]]>([
  [{}, [1, 2, 3]],
  [{ count_type: null, travel_direction: '', street_side: null }, [1, 2, 3]],
  [{ count_type: '1' }, [1, 2]],
  [{ travel_direction: '5' }, [2, 3]],
  [{ travel_direction: '5', street_side: '3' }, [2]],
  [{ count_type: '9' }, []],
  [{ minDate: '2026-01-01', suspect_id: 9, show_null_values: true }, [1, 2, 3]],
])('the filters %j let flows through', (filters, expected) => {
  expect([...flowsShown(FLOWS, filters)]).toEqual(expected);
});
