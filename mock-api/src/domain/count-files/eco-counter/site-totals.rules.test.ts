import { siteTotals } from './site-totals.rules.ts';

test.each([
  [['13-4175', '13-4175 IN', '13-4175 OUT'], ['13-4175']],
  [['17-9999', '17-9999 9999_IN'], ['17-9999']],
  [['Sample Trail', 'Sample Trail Bike IN', 'Sample Trail Bike OUT', 'River Walk'], ['Sample Trail']],
  [
    ['North Gate', 'North Gate IN', 'North Gate OUT', 'South Gate', 'South Gate IN', 'South Gate OUT'],
    ['North Gate', 'South Gate'],
  ],
  [
    ['Trail', 'Trail IN', 'Trail North', 'Trail North IN'],
    ['Trail', 'Trail North'],
  ],
  [['Town Lake', 'Channel 1 IN (Eastbound)', 'Channel 2 OUT (Westbound)'], ['Town Lake']],
  [['Sample Trail Cyclist', 'Sample Trail Pedestrian'], []],
  [['River Walk'], []],
  [[], []],
])('of the columns %j, %j are site totals', (headers, totals) => expect(siteTotals(headers)).toEqual(totals));
