import { calendarOf, dayTotals, emptyYear, MISSING, type YearOfHours } from './year-of-hours.ts';
import { realYear } from '../../testing/figures/real-years.ts';
import { expected } from '../../testing/figures/expected.ts';

/** 2024 with ten in each hour, none from 02:00 on 10 March, twenty at 01:00 on 3 November. */
function clockYear(): YearOfHours {
  const days = calendarOf(2024);
  const hourOf = (date: string, hour: number) => days.findIndex((day) => day.date === date) * 24 + hour;
  const year = emptyYear(2024, hourOf('2024-03-10', 2));
  year.hours.fill(10);
  year.hours[hourOf('2024-03-10', 2)] = MISSING;
  year.hours[hourOf('2024-11-03', 1)] = 20;
  return year;
}

const sum = (totals: readonly (number | null)[]) =>
  totals.reduce<number>((all, total) => all + (total ?? 0), 0);

test('the days of a year begin with the first of January, and weekdays with Monday', () => {
  expect([calendarOf(2024)[0], calendarOf(2024)[59]]).toEqual([
    { month: 1, weekday: 1, date: '2024-01-01' },
    { month: 2, weekday: 4, date: '2024-02-29' },
  ]);
});

test('a spring day is whole without the hour that the clock leaves out, an autumn day has its doubled hour', () => {
  const totals = dayTotals(clockYear());
  expect([totals.filter((total) => total !== null).length, sum(totals)]).toEqual([366, 87_840]);
});

test('a spring day that lacks another hour is not whole, and the left out hour of another day is wanted', () => {
  const year = clockYear();
  const spring = year.spring ?? 0;
  year.hours[spring + 1] = MISSING;
  year.hours[spring + 24] = MISSING;
  const day = Math.floor(spring / 24);
  expect(dayTotals(year).slice(day, day + 2)).toEqual([null, null]);
});

test('a counter that ignores the clock keeps its hour in spring', () => {
  const year = clockYear();
  year.hours[year.spring ?? 0] = 7;
  expect(dayTotals(year)[Math.floor((year.spring ?? 0) / 24)]).toBe(237);
});

test.each([
  '11innocent 2011',
  '12cultinsroad 2012',
  '02steadfastgate 2009',
  '01peffermillroad 2010',
] as const)('the complete days of %s and their total are those of the reference', (key) => {
  const [name = '', year = ''] = key.split(' ');
  const totals = dayTotals(realYear(name, Number(year)));
  const { days, total } = expected.methods[key]!;
  expect([totals.filter((one) => one !== null).length, sum(totals)]).toEqual([days, total]);
});
