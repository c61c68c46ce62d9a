import type { DayMark } from 'shared-domain';
import type { DayFacts } from './days.rules.ts';
import { knownAt, knownDaysIn, marksOf, withKnown } from './known.rules.ts';
import { DAY, HOUR, toTime } from './time.rules.ts';

const JAN_1 = toTime('2026-01-01');
const days: DayFacts[] = Array.from({ length: 4 }, (_, at) => ({
  time: JAN_1 + at * DAY,
  total: 1,
  missing: 0,
  suspects: 0,
  certified: false,
}));
const holiday: DayMark = { kind: 'holiday', known: 'new_year', observed: false };
const works: DayMark = { kind: 'entry', name: 'Works' };
const closure: DayMark = { kind: 'entry', name: 'Closure' };
const [rain, snow]: DayMark[] = [
  { kind: 'rain', mm: 31 },
  { kind: 'snow', mm: 2 },
];
const marks = new Map([
  ['2026-01-01', [holiday]],
  ['2026-01-03', [works, closure, rain!, snow!]],
]);

test('days get what is known of them, and are the same where nothing is', () => {
  const told = withKnown(days, marks);
  expect(told.map(({ known }) => known)).toEqual([
    [holiday],
    undefined,
    [works, closure, rain, snow],
    undefined,
  ]);
  expect(told[1]).toBe(days[1]);
  expect(withKnown(days, new Map())).toBe(days);
});

test('of the days that are there their marks are known again', () => {
  const told = withKnown(days.slice(1), marks);
  expect([...marksOf(told)]).toEqual([['2026-01-03', [works, closure, rain, snow]]]);
});

test.each([
  ['the beginning of its day', JAN_1, [holiday]],
  ['the last hour of its day', JAN_1 + 23 * HOUR, [holiday]],
  ['a day of which nothing is known', JAN_1 + DAY, []],
  ['a time before the first day', JAN_1 - 1, []],
  ['a time after the last', JAN_1 + 4 * DAY, []],
])('what is known at %s', (_name, time, known) =>
  expect(knownAt(time, withKnown(days, marks))).toEqual(known),
);

test.each([
  [0, 4, 2],
  [1, 3, 1],
  [1, 2, 0],
])('from day %i to day %i of these %i are known for something', (from, to, count) =>
  expect(knownDaysIn(withKnown(days, marks), { from: JAN_1 + from * DAY, to: JAN_1 + to * DAY })).toBe(count),
);
