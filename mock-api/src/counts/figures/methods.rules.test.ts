import { daysOfYear } from 'shared-domain';
import fc from 'fast-check';
import { expected, type ExpectedYear } from '../../testing/figures/expected.ts';
import { expectNear } from '../../testing/figures/expect-near.ts';
import { madeYear, yearOfKey } from '../../testing/figures/year-of-key.ts';
import { aashto, hoursThere, hourlyFigure, simpleMean, tallied } from './methods.rules.ts';
import { sufficiencyOf, gradeOf } from './sufficiency.rules.ts';
import { calendarOf, dayTotals, emptyYear, MISSING, type YearOfHours } from './year-of-hours.ts';

/** What a year gives, in the words of the expected numbers. */
function told(year: YearOfHours): ExpectedYear {
  const days = dayTotals(year);
  const { count, total } = tallied(days);
  const hourly = hourlyFigure(year);
  const values = sufficiencyOf(year.year, days, hoursThere(year));
  const { letters, grade } = gradeOf(values, 0);
  return {
    days: count,
    total,
    simple: simpleMean(days) ?? Number.NaN,
    aashto: aashto(year.year, days),
    fhwa: hourly.value ?? Number.NaN,
    fhwa_cells: hourly.cells,
    fhwa_months: hourly.months,
    suff: {
      days: values.days,
      of: values.days_of_year,
      cells: values.cells,
      hours: values.hours,
      gap: values.gap,
      seasons: values.seasons,
      zero: values.zero,
      grades: letters,
      grade,
    },
  };
}

const made = expected['made'] as Record<string, ExpectedYear & { fhwa_if_hour_just_missing: number }>;

test.each(Object.keys(expected.methods))('%s by three methods, with its letters', (key) => {
  expectNear(told(yearOfKey(key)), expected.methods[key]);
});

const HUNDREDS = ({ month, weekday }: { month: number; weekday: number }) => 100 * month + 10 * weekday;

test.each(['2023', '2024'] as const)('each cell of %s has one number', (year) => {
  expectNear(told(madeYear(Number(year), HUNDREDS)), made[year]);
});

/** Where the hour that spring leaves out is, counted from the first of January. */
const SPRING_2024 = calendarOf(2024).findIndex(({ date }) => date === '2024-03-10') * 24 + 2;

test('an hour that is only missing takes its day', () => {
  const year = madeYear(2024, HUNDREDS);
  year.hours[SPRING_2024] = MISSING;
  expectNear(told(year), made['2024 spring hour absent, strict']);
});

/** 2024 with ten in each hour, none where spring leaves one out, twenty in the doubled one. */
function clockYear(spring: number | null): YearOfHours {
  const year = emptyYear(2024, spring);
  year.hours.fill(10);
  year.hours[SPRING_2024] = MISSING;
  year.hours[calendarOf(2024).findIndex(({ date }) => date === '2024-11-03') * 24 + 1] = 20;
  return year;
}

test('the hour that the clock leaves out in spring is a zero that was seen, the doubled one is one hour', () => {
  const { days, total, simple, aashto: by, fhwa } = told(clockYear(SPRING_2024));
  const dst = made['dst 2024']!;
  expectNear([days, total, simple, by, fhwa], [dst.days, dst.total, dst.simple, dst.aashto, dst.fhwa]);
  expectNear(hourlyFigure(clockYear(null)).value, dst.fhwa_if_hour_just_missing);
  expect(told(clockYear(SPRING_2024)).suff.hours).toBe(1);
});

test('the hour that the clock leaves out on a day without any count is missing', () => {
  const year = clockYear(SPRING_2024);
  year.hours.fill(MISSING, SPRING_2024 - 2, SPRING_2024 + 22);
  expect(hoursThere(year)).toBe(8784 - 24);
});

test('no figure by any method without a day', () => {
  const none = emptyYear(2023);
  expect([aashto(2023, dayTotals(none)), simpleMean(dayTotals(none)), hourlyFigure(none)]).toEqual([
    null,
    null,
    { value: null, cells: 0, months: 0 },
  ]);
});

/** A whole common year of any counts. */
const anyYear = fc
  .array(fc.nat({ max: 3000 }), { minLength: 365 * 24, maxLength: 365 * 24 })
  .map((hours): YearOfHours => ({ year: 2023, hours: Int32Array.from(hours), spring: null }));

const runs = { numRuns: 20 };

test('of a full common year the hourly form and the simple mean are the total by 365', () => {
  fc.assert(
    fc.property(anyYear, (year) => {
      const days = dayTotals(year);
      const mean = tallied(days).total / 365;
      expectNear([simpleMean(days), hourlyFigure(year).value], [mean, mean]);
    }),
    runs,
  );
});

test('where all days are equal, every method tells that day', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5000 }), fc.constantFrom(2023, 2024), (count, number) => {
      const year = madeYear(number, () => count);
      const days = dayTotals(year);
      for (const value of [aashto(number, days), simpleMean(days), hourlyFigure(year).value]) {
        expect(value).toBeCloseTo(count, 8);
      }
    }),
    runs,
  );
});

test('twice the counts are twice the figure, by every method', () => {
  const year = yearOfKey('27harrisonpark 2012 without 1-20 Sep');
  const twice = { ...year, hours: year.hours.map((count) => (count === MISSING ? MISSING : 2 * count)) };
  const all = (one: YearOfHours) => [
    aashto(2012, dayTotals(one)) ?? 0,
    simpleMean(dayTotals(one)) ?? 0,
    hourlyFigure(one).value ?? 0,
  ];
  expectNear(
    all(twice),
    all(year).map((value) => 2 * value),
  );
});

test('a day less never raises one of the first five letters', () => {
  const days = dayTotals(yearOfKey('01peffermillroad 2013'));
  const letters = (some: readonly (number | null)[]) =>
    gradeOf(sufficiencyOf(2013, some, some.filter((day) => day !== null).length * 24), 0).letters.slice(0, 5);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: daysOfYear(2013) - 1 }), { maxLength: 250 }), (without) => {
      const left = [...days];
      let before = letters(left);
      for (const day of without) {
        left[day] = null;
        const after = letters(left);
        expect(after.split('').every((letter, at) => letter >= (before[at] ?? ''))).toBe(true);
        before = after;
      }
    }),
    runs,
  );
});
