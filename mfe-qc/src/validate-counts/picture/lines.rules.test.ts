import { highestOf, linesOf, valuesAt } from './lines.rules.ts';
import { calendarFlow } from './testing/calendar-flow.ts';
import { DAY, HOUR, toTime } from './time.rules.ts';

const JAN_1 = toTime('2025-01-01');
const flow = (id: number, counts: (number | null)[]) => ({
  id,
  flowid_txdot: `AU0001-1-1-1-${id}`,
  name: `Flow ${id}`,
  count_type: 'Bicycle',
  direction: 'North',
  counts,
  suspects: id === 2 ? [{ from: 0, to: 1, suspect_id: 9 }] : [],
});
const hours = Array.from({ length: 24 * 100 }, (_, i) => i % 50);
const intervals = {
  year: 2025,
  start: '2025-01-01 00:00:00',
  interval: 60,
  years: [2025],
  skipped: [],
  flows: [
    flow(1, hours),
    flow(
      2,
      hours.map((value, i) => (i === 30 ? 940 : value)),
    ),
  ],
};
const calendar = {
  year: 2025,
  years: [2024, 2025],
  flows: [calendarFlow(1, [1, 2, 3]), { ...calendarFlow(2, [4, null, 6]), last_year: [0, 0, 7, 8, 9] }],
};
const days = (length: number) => ({ from: JAN_1, to: JAN_1 + length * DAY });
const all = { hidden: new Set<number>(), lastYear: false };
const ofDays = { calendar, intervals: null, intervalsBefore: null };

test('hidden flows are left out and the others keep their colour', () => {
  const { lines } = linesOf(ofDays, { ...all, hidden: new Set([1]) }, days(3));
  expect(lines.map(({ name, place }) => [name, place])).toEqual([['Flow 2', 1]]);
});

test('without intervals the days are drawn', () => {
  const { detail, lines } = linesOf(ofDays, all, days(3));
  expect(detail).toBe('days');
  expect(lines[1]?.points.map(({ y }) => y)).toEqual([4, Number.NaN, 6]);
});

test('a value off the scale is told apart from the usual ones', () => {
  const { detail, cap, above } = linesOf({ ...ofDays, intervals }, all, days(100));
  expect(detail).toBe('intervals');
  expect(cap).toBe(57);
  expect(above).toEqual([{ x: JAN_1 + 30 * HOUR, y: 940 }]);
});

test('the year before lies under each flow', () => {
  const { lines } = linesOf(ofDays, { ...all, lastYear: true }, days(3));
  expect(lines.map(({ place, before }) => [place, before])).toEqual([
    [0, true],
    [0, false],
    [1, true],
    [1, false],
  ]);
  expect(lines[2]?.points.map(({ y }) => y)).toEqual([7, 8, 9]);
});

test('intervals of the year before come from both years', () => {
  const before = { ...intervals, year: 2024, start: '2024-01-03 00:00:00', flows: [flow(1, [5, 6])] };
  const { lines } = linesOf(
    { calendar, intervals, intervalsBefore: before },
    { ...all, lastYear: true },
    days(1),
  );
  expect(lines[0]?.points).toEqual([
    { x: JAN_1, y: 5 },
    { x: JAN_1 + HOUR, y: 6 },
  ]);
});

test('suspects of the shown flows are marked', () => {
  const marked = linesOf({ ...ofDays, intervals }, all, days(3)).suspects;
  expect(marked).toEqual([{ from: JAN_1, to: JAN_1 + 2 * HOUR }]);
  expect(linesOf({ ...ofDays, intervals }, { ...all, hidden: new Set([2]) }, days(3)).suspects).toEqual([]);
});

test('with all flows hidden there is nothing to draw, and no gap is claimed', () => {
  const nothing = linesOf({ ...ofDays, intervals }, { ...all, hidden: new Set([1, 2]) }, days(3));
  expect(nothing).toMatchObject({ lines: [], cap: null, above: [], suspects: [], empty: [] });
});

test('a day that no shown flow has is empty, by whole days', () => {
  const only = linesOf(ofDays, { ...all, hidden: new Set([1]) }, days(3));
  expect(only.empty).toEqual([{ from: JAN_1 + DAY, to: JAN_1 + 2 * DAY }]);
  expect(linesOf(ofDays, all, days(3)).empty).toEqual([]);
});

test('last year’s line alone fills no gap', () => {
  const choice = { hidden: new Set([1]), lastYear: true };
  expect(linesOf(ofDays, choice, days(3)).empty).toHaveLength(1);
});

test('a flow that the intervals do not know has a line without points', () => {
  const [, second] = linesOf(
    { ...ofDays, intervals: { ...intervals, flows: [flow(1, hours)] } },
    all,
    days(1),
  ).lines;
  expect(second).toMatchObject({ name: 'Flow 2', points: [], dots: [] });
});

test.each([
  ['the highest value of all lines', null, 9],
  ['where the axis ends, with values off it', 7, 7],
])('the figures need room for %s', (_, cap, highest) => {
  const lines = [[3, Number.NaN, 9], [1]].map((values) => ({
    name: '',
    place: 0,
    before: false,
    points: values.map((y, x) => ({ x, y })),
    dots: [],
  }));
  expect(highestOf({ lines, cap })).toBe(highest);
});

test('what each line has at a time: a gap is nothing, and not zero', () => {
  const drawn = linesOf(ofDays, { ...all, hidden: new Set([1]) }, days(3));
  const noons = drawn.lines[0]!.points.map(({ x }) => x);
  expect(noons.map((noon) => valuesAt(drawn, noon)[0]?.value)).toEqual([4, null, 6]);
  expect(valuesAt(drawn, noons[0]! + 1)).toEqual([]);
});
