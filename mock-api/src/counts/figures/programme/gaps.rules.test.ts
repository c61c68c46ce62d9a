import { northYear } from '../../../testing/figures/north-year.ts';
import { gapsOf } from './gaps.rules.ts';

test('gaps are told as stretches of days, at the ends of the year too', () => {
  const some = Array.from({ length: 365 }, (_, at) => (at < 2 || at === 10 || at === 364 ? null : 1));
  expect(gapsOf(2011, some)).toEqual([
    { from: '2011-01-01', until: '2011-01-02', days: 2 },
    { from: '2011-01-11', until: '2011-01-11', days: 1 },
    { from: '2011-12-31', until: '2011-12-31', days: 1 },
  ]);
});

test('a full year has none, a day of zeros is none, and a year without days is one', () => {
  expect(gapsOf(2011, northYear(2011).days)).toEqual([]);
  expect(
    gapsOf(
      2011,
      Array.from({ length: 365 }, () => 0),
    ),
  ).toEqual([]);
  expect(gapsOf(2012, [])).toEqual([{ from: '2012-01-01', until: '2012-12-31', days: 366 }]);
});
