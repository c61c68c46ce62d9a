import fc from 'fast-check';
import { expectedFactors as expected } from '../../../testing/figures/expected-factors.ts';
import { realYear } from '../../../testing/figures/real-years.ts';
import { calendarOf, dayTotals, emptyYear, MISSING } from '../year-of-hours.ts';
import { changeOf } from '../change.rules.ts';
import { cellMeans, monthDays, monthlyMeans, ratio } from './cells.rules.ts';
import { splitsOf } from './directions.rules.ts';
import { factorsOf } from './factors.rules.ts';
import { gapsOf } from './gaps.rules.ts';
import { designHours, highestDays, highestHours, highestRollingHour } from './peaks.rules.ts';
import { profilesOf } from './profile.rules.ts';
import { addedHours } from './series.rules.ts';
import { changeOverCells, changeOverDates } from './years.rules.ts';

const COUNTER = '14northedinburghaccessrd';
const channels = (year: number) => [
  realYear(`${COUNTER}-channel_1`, year),
  realYear(`${COUNTER}-channel_2`, year),
];
const hours = addedHours(2011, channels(2011));
const days = dayTotals(hours);
const cells = cellMeans(2011, days);

type Nested = number | null | Nested[];
/** Two numbers, or lists of them, are the same to 1e-8. */
function close(found: Nested, wanted: Nested): void {
  if (Array.isArray(found) && Array.isArray(wanted)) {
    expect(found).toHaveLength(wanted.length);
    for (const [at, one] of found.entries()) close(one, wanted[at] ?? null);
    return;
  }
  expect(typeof found).toBe('number');
  expect(Math.abs(Number(found) - Number(wanted))).toBeLessThan(1e-8);
}

const factors = factorsOf(expected.aadt, cells, days);
const meansOf = (of: ReturnType<typeof cellMeans>) => of.map((month) => month.map(({ mean }) => mean));

test.each<[string, Nested, Nested]>([
  ['MADT', monthlyMeans(cells), expected.madt],
  ['the 84 cells', meansOf(cells), expected.cell],
  ['the mean weekday of each month', monthDays(2011, days).map(({ weekday }) => weekday), expected.madwd],
  ['the mean weekend day of each month', monthDays(2011, days).map(({ weekend }) => weekend), expected.madwe],
  ['monthly factors', factors.monthly, expected.monthly],
  ['weekday by month factors', factors.cells, expected.wm],
  ['the weekday index', factors.weekdayIndex, expected.dow],
  ['the day-of-year ratios', factors.dayOfYear, expected.doy],
])('%s of the real counter are those of the reference', (_what, found, wanted) => close(found, wanted));

test('the hourly shares of weekdays and weekend days are those of the reference, with their peaks', () => {
  const [weekday, weekend] = profilesOf(hours, days);
  close(weekday?.shares ?? [], expected.weekday);
  close(weekend?.shares ?? [], expected.weekend);
  expect([weekday, weekend]).toMatchObject([
    { season: 'year', group: 'weekday', days: 260, peak: { hour: 7 } },
    { season: 'year', group: 'weekend', days: 105, peak: { hour: 13 } },
  ]);
});

test('the highest hours and days, K1 and K30 are those of the reference', () => {
  const highest = highestHours(hours, 30);
  expect(highest.map(({ count, date, hour }) => [count, date, hour])).toEqual(expected.top);
  const { k1, k30, k_not_shown } = designHours(highest, 365, expected.aadt);
  close([k1, k30], [expected.K1, expected.K30]);
  expect(k_not_shown).toBeNull();
  expect(highestDays(2011, days, 10).map(({ count, date }) => [count, date])).toEqual(expected.high);
});

test('the directional split in its forms is that of the reference', () => {
  const [one, other] = channels(2011);
  const [year, morning, evening, design, highest] = splitsOf(one!, other!);
  expect([year, morning, evening, design].map((split) => split?.counts)).toEqual([
    expected.dir_total,
    expected.D_am.slice(0, 2),
    expected.D_pm.slice(0, 2),
    expected.D30.slice(0, 2),
  ]);
  close(
    [year, morning, evening, design, highest].map((split) => split?.share ?? null),
    [expected.D_year, expected.D_am[2], expected.D_pm[2], expected.D30[2], expected.D_top30],
  );
});

test('2012 against 2011, whole, over common cells and over common dates, is that of the reference', () => {
  const after = dayTotals(addedHours(2012, channels(2012)));
  // the mean of all cells is AASHTO's figure where none misses
  const overCells = changeOverCells(cellMeans(2012, after), cells);
  const overDates = changeOverDates({ year: 2012, days: after }, { year: 2011, days });
  close([overCells!.cells, overCells!.change], expected.trend_cells);
  close([overDates!.days, overDates!.change], expected.trend_same_dates);
  close(changeOf(519.9208333333, 432.7732142857), expected.trend_aadt);
});

test('swapping directions swaps the split', () => {
  const [one, other] = channels(2011);
  const straight = splitsOf(one!, other!);
  const swapped = splitsOf(other!, one!);
  expect(swapped.map(({ counts }) => counts)).toEqual(straight.map(({ counts: [a, b] }) => [b, a]));
  expect(swapped.map(({ share }) => share)).toEqual(straight.map(({ share }) => share));
  expect(swapped[0]?.larger).toBe(1 - (straight[0]?.larger ?? 0));
});

test('shares add up to 1, the weekday index has the mean 1, doubling all counts leaves every factor', () => {
  for (const { shares } of profilesOf(hours, days))
    close(
      shares.reduce((sum, one) => sum + one, 0),
      1,
    );
  close(factors.weekdayIndex.reduce<number>((sum, one) => sum + (one ?? 0), 0) / 7, 1);
  const double = { ...hours, hours: hours.hours.map((count) => count * 2) };
  const twice = dayTotals(double);
  expect(factorsOf(expected.aadt * 2, cellMeans(2011, twice), twice)).toEqual(factors);
  expect(profilesOf(double, twice)).toEqual(profilesOf(hours, days));
});

test('all days equal: every factor is 1, whichever days are missing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(364), { maxLength: 60 }), (missing) => {
      const equal = Array.from({ length: 365 }, (_, at) => (missing.includes(at) ? null : 240));
      const some = factorsOf(240, cellMeans(2011, equal), equal);
      const all = [some.monthly, some.cells.flat(), some.weekdayIndex, some.dayOfYear].flat();
      expect(new Set(all.filter((factor) => factor !== null))).toEqual(new Set([1]));
    }),
    { numRuns: 30, seed: 1 },
  );
});

test('the mean of the day-of-year ratios is the simple mean through the figure', () => {
  const there = factors.dayOfYear.filter((one) => one !== null);
  const total = days.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  close(there.reduce((sum, one) => sum + one, 0) / there.length, total / 365 / expected.aadt);
});

test.each([
  [null, 5],
  [5, null],
  [5, 0],
  [0, 0],
])('%p through %p is a dash, never infinity', (a, b) => expect(ratio(a, b)).toBeNull());

test('a month of zeros has a mean and no factor; a cell without a day has neither', () => {
  const calendar = calendarOf(2011);
  const some = calendar.map(({ month, weekday }) => {
    if (month === 2) return 0;
    return month === 3 && weekday === 1 ? null : 100;
  });
  const found = factorsOf(92, cellMeans(2011, some), some);
  expect([monthlyMeans(cellMeans(2011, some))[1], found.monthly[1], found.cells[1]?.[0]]).toEqual([
    0,
    null,
    null,
  ]);
  expect([found.monthly[2], found.cells[2]?.[0], found.weekdayIndex[0]]).toEqual([null, null, null]);
});

test('29 February is a day like others, and has no partner in a common year', () => {
  const leap = Array.from({ length: 366 }, () => 100);
  expect(factorsOf(100, cellMeans(2012, leap), leap).dayOfYear[59]).toBe(1);
  const common = Array.from({ length: 365 }, () => 100);
  const change = { days: 365, change: 0 };
  expect(changeOverDates({ year: 2012, days: leap }, { year: 2011, days: common })).toEqual(change);
  expect(changeOverDates({ year: 2013, days: common }, { year: 2012, days: leap })).toEqual(change);
});

test('an hour that one of two flows lacks is missing of both; the hour that spring leaves out is wanted of neither', () => {
  const [one, other] = [emptyYear(2024, 1658), emptyYear(2024, 1658)];
  one.hours.fill(3);
  other.hours.fill(4);
  other.hours[0] = MISSING;
  other.hours[1658] = MISSING;
  const sum = addedHours(2024, [one, other]);
  expect([sum.hours[0], sum.hours[1], sum.hours[1658]]).toEqual([MISSING, 7, 3]);
  expect(dayTotals(sum).slice(0, 2)).toEqual([null, 168]);
  expect(addedHours(2024, []).hours.every((hour) => hour === MISSING)).toBe(true);
});

test.each([
  [29, 365, 100, 'too few hours'],
  [30, 273, 100, 'too few days'],
  [30, 365, null, 'no figure'],
  [30, 365, 0, 'no figure'],
  [30, 274, 100, null],
])('of %i hours, %i days and the figure %p K is not shown because of: %p', (length, complete, aadt, why) => {
  const some = Array.from({ length }, (_, hour) => ({ count: 10, date: '2011-01-01', hour }));
  const { k1, k30, k_not_shown } = designHours(some, complete, aadt);
  expect(k_not_shown).toBe(why);
  expect([k1, k30]).toEqual(why === null ? [0.1, 0.1] : [null, null]);
});

test('in the 30 highest hours a commute that turns is as one-sided as one that does not', () => {
  const [one, other] = [emptyYear(2011), emptyYear(2011)];
  for (let at = 0; at < 30; at += 1) {
    one.hours[at] = at % 2 === 0 ? 30 : 10;
    other.hours[at] = at % 2 === 0 ? 10 : 30;
  }
  expect(splitsOf(one, other)[4]).toEqual({
    of: 'highest 30',
    hours: 30,
    counts: [600, 600],
    larger: 0,
    share: 0.75,
  });
});

test('directions that share no hour have no split, and an hour of nobody has no larger half', () => {
  const [one, other] = [emptyYear(2011), emptyYear(2011)];
  one.hours[0] = 5;
  other.hours[1] = 5;
  expect(splitsOf(one, other)).toEqual([]);
  one.hours[1] = 0;
  other.hours[1] = 0;
  expect(splitsOf(one, other)[0]).toEqual({
    of: 'year',
    hours: 1,
    counts: [0, 0],
    larger: null,
    share: null,
  });
  expect(splitsOf(one, other)[3]).toMatchObject({ of: 'hour 30', hours: 0, share: null });
});

test('the highest rolling hour begins at any quarter, and not across a gap', () => {
  const quarter = (minutes: number, count: number) => ({ minutes, count });
  const row = [quarter(0, 1), quarter(15, 5), quarter(30, 5), quarter(45, 5), quarter(60, 5)];
  expect(highestRollingHour(row)).toEqual({ count: 20, minutes: 15 });
  expect(highestRollingHour([...row, quarter(90, 99)])).toEqual({ count: 20, minutes: 15 });
  expect(highestRollingHour(row.slice(0, 3))).toBeNull();
});

test('gaps are told as stretches of days, at the ends of the year too', () => {
  const some = Array.from({ length: 365 }, (_, at) => (at < 2 || at === 10 || at === 364 ? null : 1));
  expect(gapsOf(2011, some)).toEqual([
    { from: '2011-01-01', until: '2011-01-02', days: 2 },
    { from: '2011-01-11', until: '2011-01-11', days: 1 },
    { from: '2011-12-31', until: '2011-12-31', days: 1 },
  ]);
  expect(gapsOf(2011, days)).toEqual([]);
});
