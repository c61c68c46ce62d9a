import { addedFlows, dayFacts, dayIndex, lastYearTotals, totalOf } from './days.rules.ts';
import type { CalendarFlow } from 'shared-domain';
import { calendarFlow } from './testing/calendar-flow.ts';
import { DAY, toTime } from './time.rules.ts';

const JAN_1 = toTime('2025-01-01');
const span = (days: number) => ({ from: JAN_1, to: JAN_1 + days * DAY });

test.each([
  [[], null],
  [[null, null], null],
  [[null, 0], 0],
  [[3, null, 4], 7],
])('%j sum to %s', (values, total) => expect(totalOf(values)).toBe(total));

test.each([
  ['2025-01-01', 2025, 0],
  ['2025-12-31 23:00:00', 2025, 364],
  ['2024-12-31', 2024, 365],
  ['2024-12-31', 2025, -1],
])('%s is day %#', (date, year, index) => expect(dayIndex(toTime(date), year)).toBe(index));

test('days of several flows are summed, with what is missing of each', () => {
  const full = calendarFlow(1, [24, 0, null, 48]);
  const faulty = { ...calendarFlow(2, [10, null, null, 5]), missing: [4, 24, 24, 4] };
  expect(dayFacts([full, faulty], 2025, span(4))).toMatchObject([
    { time: JAN_1, total: 34, missing: 4 },
    { total: 0, missing: 24 },
    { total: null, missing: 48 },
    { total: 53, missing: 4 },
  ]);
});

test('a combined flow is never added to single directions', () => {
  const days = [240, 240];
  const [north, south] = [calendarFlow(1, days), calendarFlow(2, days)];
  const both = calendarFlow(3, [480, 480], '9');
  const totals = (flows: CalendarFlow[]) => dayFacts(flows, 2025, span(2)).map(({ total }) => total);
  expect(totals([north, south, both])).toEqual([480, 480]);
  expect(totals([north, both])).toEqual([480, 480]);
  expect(totals([both])).toEqual([480, 480]);
  // one basis for the whole span, not day by day
  const holed = calendarFlow(2, [240, null]);
  expect(totals([north, holed, both])).toEqual([480, 480]);
  expect(addedFlows([north, holed, both], 2025, span(2)).left).toEqual([north, holed]);
  expect(addedFlows([north, holed, both], 2025, span(1)).left).toEqual([both]);
});

test('a day is certified when all of its counts are, and not when it has none', () => {
  const flow = { ...calendarFlow(1, [5, 5, null]), certified: [24, 23, 0], rows: [24, 24, 0] };
  expect(dayFacts([flow], 2025, span(3)).map(({ certified }) => certified)).toEqual([true, false, false]);
});

test('last year is laid beside this one by weekday', () => {
  // 1 January 2025 is a Wednesday, so is 3 January 2024
  const before = Array.from({ length: 366 }, (_, i) => i);
  const flow = { ...calendarFlow(1, [500, 501]), last_year: before };
  expect(lastYearTotals([flow], 2025, span(2))).toEqual([2, 3]);
});

test('the last day of the year lies beside its weekday of the year before, or of this one', () => {
  const now = Array.from({ length: 365 }, (_, i) => 1000 + i);
  const flow = { ...calendarFlow(1, now), last_year: Array.from({ length: 366 }, (_, i) => i) };
  const dec31 = toTime('2025-12-31');
  expect(lastYearTotals([flow], 2025, { from: dec31, to: dec31 + DAY })).toEqual([1000]);
});
