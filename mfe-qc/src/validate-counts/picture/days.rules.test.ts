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

test.each([
  ['the spring’s day', '2025-03-09'],
  ['the autumn’s day', '2025-11-02'],
])('%s is one day like any other', (_, day) => {
  const time = toTime(day);
  expect(dayIndex(time + DAY, 2025)).toBe(dayIndex(time, 2025) + 1);
  expect(dayIndex(time + DAY - 1, 2025)).toBe(dayIndex(time, 2025));
});

test('no flow at all has days without data, and none of them certified', () => {
  expect(dayFacts([], 2025, span(2))).toEqual([
    { time: JAN_1, total: null, missing: 0, suspects: 0, certified: false },
    { time: JAN_1 + DAY, total: null, missing: 0, suspects: 0, certified: false },
  ]);
  expect(lastYearTotals([], 2025, span(2))).toEqual([null, null]);
});

test('suspects of all that are shown are told, of a flow that is not added too', () => {
  const north = { ...calendarFlow(1, [10]), suspects: [2] };
  const both = { ...calendarFlow(3, [20], '9'), suspects: [5] };
  const [day] = dayFacts([north, both], 2025, span(1));
  expect(day).toMatchObject({ suspects: 7, total: 20 });
});

test('a day of which one flow is certified and another is not, is not', () => {
  const done = { ...calendarFlow(1, [5]), certified: [24] };
  const open = { ...calendarFlow(2, [5]), certified: [23] };
  const silent = calendarFlow(2, [null]);
  expect(dayFacts([done, open], 2025, span(1))[0]?.certified).toBe(false);
  expect(dayFacts([done, silent], 2025, span(1))[0]?.certified).toBe(true);
});

test.each([
  ['nothing is known of the year before', [], [null, null]],
  ['one day of it is a gap', [0, 0, 7, null], [7, null]],
])('where %s', (_, last_year, expected) => {
  expect(lastYearTotals([{ ...calendarFlow(1, [1, 2]), last_year }], 2025, span(2))).toEqual(expected);
});
