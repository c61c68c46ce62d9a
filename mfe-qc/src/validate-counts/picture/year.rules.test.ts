import type { YearFlow, YearOfCounts } from 'shared-domain';
import { emptySpans } from './empty.rules.ts';
import { calendarFlow } from './testing/calendar-flow.ts';
import { DAY, HOUR, toTime } from './time.rules.ts';
import {
  axisCap,
  dayPoints,
  detailOf,
  intervalPoints,
  lastYearPoints,
  lonePoints,
  spanOfYear,
  strideOf,
  suspectDays,
  suspectSpans,
} from './year.rules.ts';

function flow(counts: (number | null)[], suspects: YearFlow['suspects'] = []): YearFlow {
  return {
    id: 1,
    flowid_txdot: 'AU0001-1-1-1-1',
    name: 'Bicycles north',
    count_type: 'Bicycle',
    direction: 'North',
    counts,
    suspects,
  };
}
const year = (interval = 60): YearOfCounts => ({
  year: 2025,
  start: '2025-01-01 00:00:00',
  interval,
  years: [2025],
  skipped: [{ from: '2025-03-09 02:00:00', until: '2025-03-09 03:00:00' }],
  flows: [],
});
const JAN_1 = toTime('2025-01-01');
const days = (from: number, to: number) => ({ from: JAN_1 + from * DAY, to: JAN_1 + to * DAY });

test.each([
  ['2024-05-01 00:00:00', '2026-02-28 23:00:00', '2025-01-01', '2026-01-01'],
  ['2025-03-10 14:00:00', '2025-04-02 09:00:00', '2025-03-10', '2025-04-03'],
])('a station that counted from %s to %s is shown from %s to %s', (first, last, from, to) => {
  expect(spanOfYear(2025, first, last)).toEqual({ from: toTime(from), to: toTime(to) });
});

test.each([
  [null, null],
  ['2023-01-01 00:00:00', '2024-12-31 23:00:00'],
])('a year in which the station did not count has no picture', (first, last) => {
  expect(spanOfYear(2025, first, last)).toBeNull();
});

test.each([
  [1, 'intervals'],
  [120, 'intervals'],
  [121, 'days'],
  [365, 'days'],
] as const)('%i days are drawn as %s', (length, detail) => expect(detailOf(days(0, length))).toBe(detail));

test.each([
  [60, [1, 2, null, 4], 1],
  [15, [1, 2, 3, 4], 1],
  [15, [1, null, null, null, 5, null, null, null], 4],
  [15, [null, null, null, null, 5], 4],
  [15, [1, null, 3, null, 5], 2],
  [15, [null, null], 4],
])('at %i minutes the counts %j lie %i apart', (interval, counts, stride) => {
  expect(strideOf(flow(counts), interval)).toBe(stride);
});

/** A day of 15 minutes each, and one that came by the hour. */
const quarters = Array.from<number | null>({ length: 96 }).fill(2);
const hourly = quarters.map((_, i) => (i % 4 === 0 ? 8 : null));
const xs = (points: { x: number }[]) => points.map(({ x }) => x);

test('hourly counts in a flow of 15 minutes have no gaps between them', () => {
  const points = intervalPoints(flow([...quarters, ...hourly]), year(15), days(0, 2));
  expect(points).toHaveLength(96 + 24);
  expect(points.filter(({ y }) => Number.isNaN(y))).toEqual([]);
  expect(emptySpans([points], 0)).toEqual([]);
});

test.each([
  ['a quarter that is missing among quarters', [2, 2, null, 2], [2]],
  ['one count alone: it may lie on a whole hour by chance', [2, null, null, null], [1, 2, 3]],
])('%s stays a gap', (_, day, gaps) => {
  const points = intervalPoints(flow([...quarters, ...day]), year(15), days(1, 2));
  const missing = points.filter(({ y }) => Number.isNaN(y));
  expect(xs(missing)).toEqual(gaps.map((place) => JAN_1 + DAY + (place * HOUR) / 4));
});

test('a window that begins within an hour begins with the next count', () => {
  const window = { from: JAN_1 + HOUR / 2, to: JAN_1 + 3 * HOUR };
  expect(xs(intervalPoints(flow(hourly), year(15), window))).toEqual([JAN_1 + HOUR, JAN_1 + 2 * HOUR]);
});

test('a missing count breaks the line and zero does not', () => {
  expect(intervalPoints(flow([3, null, 0]), year(), { from: JAN_1, to: JAN_1 + 3 * HOUR })).toEqual([
    { x: JAN_1, y: 3 },
    { x: JAN_1 + HOUR, y: Number.NaN },
    { x: JAN_1 + 2 * HOUR, y: 0 },
  ]);
});

test.each<[string, number | null, (number | null)[]]>([
  ['without a count does not break the line', null, [1, 3, 4]],
  ['with a count of a counter that ignores daylight saving is drawn', 2, [1, 2, 3, 4]],
])('the hour that the clock skips %s', (_, count, drawn) => {
  const counts = Array.from<number | null>({ length: 24 * 68 }).fill(9);
  counts.splice(67 * 24 + 1, 4, 1, count, 3, 4);
  const from = toTime('2025-03-09 01:00:00');
  const points = intervalPoints(flow(counts), year(), { from, to: from + 4 * HOUR });
  expect(points.map(({ y }) => y)).toEqual(drawn);
  const later = intervalPoints(
    flow(counts),
    year(),
    { from: from + 364 * DAY, to: from + 364 * DAY + 4 * HOUR },
    364 * DAY,
  );
  expect(later.map(({ y }) => y)).toEqual(drawn);
});

test('only what the window shows is drawn', () => {
  const hourly = flow(Array.from({ length: 72 }, (_, i) => i));
  expect(intervalPoints(hourly, year(), days(1, 2)).map(({ y }) => y)).toEqual(
    Array.from({ length: 24 }, (_, i) => 24 + i),
  );
});

test('an hourly flow beside quarter hours keeps its line', () => {
  const points = intervalPoints(flow([1, null, null, null, 5, null, null, null]), year(15), {
    from: JAN_1,
    to: JAN_1 + 2 * HOUR,
  });
  expect(points.map(({ y }) => y)).toEqual([1, 5]);
});

test('counts of the year before are drawn on this year’s time', () => {
  const points = intervalPoints(
    flow([1, 2]),
    { ...year(), year: 2024, start: '2024-01-03 00:00:00' },
    days(0, 1),
    364 * DAY,
  );
  expect(points).toEqual([
    { x: JAN_1, y: 1 },
    { x: JAN_1 + HOUR, y: 2 },
  ]);
});

test('a day stands at its noon, and a day without counts is a gap', () => {
  expect(dayPoints(calendarFlow(1, [48, null, 0]), 2025, days(0, 3))).toEqual([
    { x: JAN_1 + DAY / 2, y: 48 },
    { x: JAN_1 + 1.5 * DAY, y: Number.NaN },
    { x: JAN_1 + 2.5 * DAY, y: 0 },
  ]);
});

test('last year’s weekdays lie on this year’s', () => {
  const before = { ...calendarFlow(1, [48]), last_year: [1, 2, 3, null] };
  expect(lastYearPoints(before, 2025, days(0, 2)).map(({ y }) => y)).toEqual([3, Number.NaN]);
});

const usual = Array.from({ length: 2000 }, (_, i) => i % 91);
test.each([
  ['usual values', usual, null],
  ['one value far above', [...usual, 940], 104],
  ['one value somewhat above', [...usual, 200], null],
  ['gaps only', [Number.NaN, Number.NaN], null],
  ['zeros only', [0, 0, 0], null],
  ['nothing', [], null],
])('the axis for %s ends where the usual values do', (_name, values, cap) =>
  expect(axisCap(values)).toBe(cap),
);

test('a count between two gaps is a dot', () => {
  const points = [1, Number.NaN, 3, Number.NaN, 5, 6].map((y, x) => ({ x, y }));
  expect(lonePoints(points)).toEqual([true, false, true, false, false, false]);
});

test('suspect stretches of the shown flows lie where their counts lie', () => {
  const marked = flow(
    [],
    [
      { from: 0, to: 1, suspect_id: 9 },
      { from: 24 * 40, to: 24 * 41, suspect_id: 1 },
    ],
  );
  expect(suspectSpans([marked], year(), days(0, 10))).toEqual([{ from: JAN_1, to: JAN_1 + 2 * HOUR }]);
});

test('days with a suspect are joined to stretches', () => {
  const one = { ...calendarFlow(1, [1, 1, 1, 1, 1]), suspects: [0, 2, 0, 0, 1] };
  const two = { ...calendarFlow(2, [1, 1, 1, 1, 1]), suspects: [0, 0, 1, 0, 0] };
  expect(suspectDays([one, two], 2025, days(0, 5))).toEqual([days(1, 3), days(4, 5)]);
});

test.each([
  ['exactly at the end of the year before', '2024-12-31 23:00:00', null],
  ['in the first hour of the year', '2025-01-01 00:00:00', 1],
])('a station whose last count lies %s', (_, last, shown) => {
  const span = spanOfYear(2025, '2024-05-01 00:00:00', last);
  expect(span && (span.to - span.from) / DAY).toBe(shown);
});

test('one count alone is a dot, and all there is to see of a day', () => {
  const points = intervalPoints(flow([null, null, 5]), year(), { from: JAN_1, to: JAN_1 + 3 * HOUR });
  expect(lonePoints(points)).toEqual([false, false, true]);
  expect(lonePoints([])).toEqual([]);
  expect(lonePoints([{ x: 0, y: 0 }])).toEqual([true]);
});

test.each([
  ['a flow without counts', flow([]), 0],
  ['a window before the year', flow([1, 2]), -3],
  ['a window after the last count', flow([1, 2]), 300],
])('%s has no points', (_, of, from) => {
  expect(intervalPoints(of, year(), days(from, from + 2)).filter(({ y }) => !Number.isNaN(y))).toEqual([]);
});

test('the hour that comes twice in autumn is drawn once, and breaks nothing', () => {
  const counts = Array.from<number | null>({ length: 306 * 24 }).fill(9);
  const points = intervalPoints(flow(counts), year(), days(305, 306));
  expect(points).toHaveLength(24);
  expect(emptySpans([points], 0)).toEqual([]);
});

test('a suspect stretch that reaches over the window’s edge is marked, one that ends at it is not', () => {
  const marked = flow(
    [],
    [
      { from: 20, to: 30, suspect_id: 9 },
      { from: 0, to: 23, suspect_id: 9 },
    ],
  );
  expect(suspectSpans([marked], year(), days(1, 2))).toEqual([
    { from: JAN_1 + 20 * HOUR, to: JAN_1 + 31 * HOUR },
  ]);
  expect(suspectSpans([], year(), days(1, 2))).toEqual([]);
});

test('no day is suspect where no flow is, or none is shown', () => {
  expect(suspectDays([calendarFlow(1, [1, 2])], 2025, days(0, 2))).toEqual([]);
  expect(suspectDays([], 2025, days(0, 2))).toEqual([]);
});
