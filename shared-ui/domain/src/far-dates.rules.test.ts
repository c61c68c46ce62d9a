import { isFarAhead, newFarDates } from './far-dates.rules.ts';

const TODAY = '2026-11-22';

test.each([
  ['2026-11-23', false],
  ['2027-11-22', false],
  ['2027-11-23', true],
  ['2199-01-01', true],
  [2027, false],
  [2028, true],
])('%s is far ahead: %s', (date, far) => expect(isFarAhead(date, TODAY)).toBe(far));

test('a date that is stored already is not asked about again', () => {
  const dates = {
    year_station_established: '2062-01-01',
    year_station_discontinued: 2099,
    first_imported: null,
  };
  expect(newFarDates(dates, null, TODAY)).toEqual(['year_station_established', 'year_station_discontinued']);
  expect(newFarDates({ ...dates, year_station_discontinued: 2098 }, dates, TODAY)).toEqual([
    'year_station_discontinued',
  ]);
  expect(newFarDates(dates, dates, TODAY)).toEqual([]);
});
