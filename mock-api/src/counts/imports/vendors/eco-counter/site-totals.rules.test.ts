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
  [['Bike IN', 'Bike OUT'], []],
  [['Bike IN', 'Bike OUT', 'Total'], ['Total']],
  [['Sample Trail Total', 'Cyclist', 'Pedestrian'], ['Sample Trail Total']],
  [['Total IN', 'Total OUT'], []],
  [['Total'], []],
  [[], []],
])('of the columns %j, %j are site totals', (headers, totals) => expect(siteTotals(headers)).toEqual(totals));

const night = Array.from({ length: 6 }, () => [0, 0, 0]);
const day = [
  [7, 4, 3],
  [9, 1, 8],
  [2, 1, 1],
  [30, 20, 10],
];
test.each<[string, (number | null)[][], string[]]>([
  ['the first sums the others', [...night, ...day, [null, 3, 1]], ['Trail']],
  ['one row does not add up', [...day, [8, 4, 3]], []],
  ['too few rows tell', [...night, ...day.slice(0, 3)], []],
  ['one of the others is always empty', day.map(([a]) => [a ?? 0, a ?? 0, 0]), []],
  ['nothing is known of the rows', [], []],
])('where %s the totals are %j', (_, rows, totals) =>
  expect(siteTotals(['Trail', 'Cyclist', 'Pedestrian'], rows)).toEqual(totals),
);
