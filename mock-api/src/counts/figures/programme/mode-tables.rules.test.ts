import { countedFlow, equalDays } from '../../../testing/figures/counted-flow.ts';
import { emptyYear } from '../year-of-hours.ts';
import { addedDays, modeTables, type ModeYear } from './mode-tables.rules.ts';

const hours = emptyYear(2011);
hours.hours.fill(10);

/** A year in which every hour counts ten, but for what is told. */
const tables = (facts: Partial<ModeYear> = {}) =>
  modeTables({
    year: 2011,
    mode: 'bicycle',
    taken: { taken: 'singles', flows: [countedFlow()] },
    hours,
    days: equalDays(2011, 240),
    before: null,
    grade: 'A',
    notes: new Map(),
    quarters: null,
    ...facts,
  });

test('a mode says what it is made of, and its figure', () =>
  expect(tables()).toMatchObject({
    mode: 'bicycle',
    taken: 'singles',
    flows: [{ flowid_txdot: 'AU0012-2-2-1-1', name: 'Northbound' }],
    days: 365,
    days_of_year: 365,
    value: 240,
    weekday_index: [1, 1, 1, 1, 1, 1, 1],
    event_days: [],
  }));

test.each([
  ['A', true],
  ['B', true],
  ['C', false],
  ['D', false],
  [null, false],
] as const)('a year of grade %p gives factors: %p', (grade, gives) => {
  const found = tables({ grade });
  expect(found.gives_factors).toBe(gives);
  expect(new Set(found.months.map(({ factor }) => factor))).toEqual(new Set([gives ? 1 : null]));
  expect(new Set(found.cells.flatMap(({ factors }) => factors))).toEqual(new Set([gives ? 1 : null]));
  expect(found.value).toBe(240);
});

test('a year that lacks a cell has no figure and gives no factors, whatever its grade', () => {
  const days = equalDays(2011, 240).map((total, at) => (at < 31 ? null : total));
  const found = tables({ days });
  expect([found.value, found.gives_factors, found.months[1]?.factor]).toEqual([null, false, null]);
  expect([found.months[0]?.madt, found.months[1]?.madt]).toEqual([null, 240]);
});

test('a day of a special event is in the figure and the peaks, and not in the factors', () => {
  const days: (number | null)[] = equalDays(2011, 240);
  // the first Monday of January, one of five
  days[2] = 1440;
  const notes = new Map([['2011-01-03', [{ kind: 'event' as const, text: 'Race' }]]]);
  const found = tables({ days, notes });
  const january = (240 * 6 + 480) / 7;
  expect(found.value).toBeCloseTo((january + 240 * 11) / 12, 10);
  expect(found.cells[0]?.means[0]).toBe(480);
  expect(found.cells[0]?.factors[0]).toBeCloseTo((found.value ?? 0) / 240, 10);
  expect([found.day_of_year[2], found.event_days]).toEqual([null, ['2011-01-03']]);
  expect(found.peaks.days[0]).toMatchObject({ count: 1440, event: true, notes: [{ text: 'Race' }] });
  expect(found.peaks.days[1]).toMatchObject({ count: 240, event: false, notes: [] });
  // 21 Mondays to Fridays in January without it
  expect(found.profile.find(({ season, group }) => season === 'year' && group === 'weekday')?.days).toBe(259);
});

test('months stand beside those of the year before', () => {
  const before = equalDays(2010, 200).map((total, at) => (at < 31 ? null : total));
  const [january, february] = tables({ before }).months;
  expect(january).toMatchObject({ month: 1, days: 31, madt: 240, before: null, change: null });
  expect(february).toMatchObject({ month: 2, days: 28, before: 200 });
  expect(february?.change).toBeCloseTo(0.2, 10);
});

test('thirty hours and ten days are told, and the rolling hour where quarters were counted', () => {
  const { peaks } = tables();
  expect([peaks.hours.length, peaks.days.length, peaks.rolling]).toEqual([30, 10, null]);
  expect([peaks.k1, peaks.k30, peaks.k_not_shown]).toEqual([10 / 240, 10 / 240, null]);
  const start = Date.UTC(2011, 5, 1, 8, 15) / 60_000;
  const quarters = [0, 15, 30, 45].map((minutes) => ({ minutes: start + minutes, count: 3 }));
  expect(tables({ quarters }).peaks.rolling).toEqual({ count: 12, date: '2011-06-01', time: '08:15' });
});

test('a day of several flows is complete where all of theirs are', () => {
  const days = addedDays(2011, [
    [1, 2, null, 0],
    [10, null, 30, 0],
  ]);
  expect(days.slice(0, 5)).toEqual([11, null, null, 0, null]);
  expect(days).toHaveLength(365);
});
