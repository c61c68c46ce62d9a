import { shareOf } from 'shared-ui/time-axis';
import { placeOf, shownSpan, timeAt, weeksOf } from './axis.rules.ts';
import { DAY, HOUR, toDay, toTime, type Span } from './time.rules.ts';

const span = (from: string, to: string): Span => ({ from: toTime(from), to: toTime(to) });
const days = ({ from, to }: Span) => [toDay(from), toDay(to - DAY)];

test.each([
  ['2025-01-01', '2026-01-01', '2024-12-30', '2026-01-04'],
  ['2025-03-03', '2025-03-10', '2025-03-03', '2025-03-09'],
  ['2025-03-09', '2025-03-11', '2025-03-03', '2025-03-16'],
])('%s to before %s touches the weeks %s to %s', (from, to, first, last) =>
  expect(days(weeksOf(span(from, to)))).toEqual([first, last]),
);

describe('what hours and lines show', () => {
  const year = span('2025-01-01', '2026-01-01');
  test('of the whole are the calendar’s weeks', () => expect(shownSpan(year, year)).toEqual(weeksOf(year)));
  test('of a window is that', () => {
    const window = { from: toTime('2025-05-01') + HOUR, to: toTime('2025-05-08') };
    expect(shownSpan(window, year)).toBe(window);
  });
});

const WEEK = span('2025-03-03', '2025-03-10');
const axis = { shown: WEEK, gutter: 60, width: 700 };

test.each([
  [0, '2025-03-03'],
  [350, '2025-03-06'],
  [699, '2025-03-09'],
])('%i pixels along lies a time of %s, and it stands there', (x, day) => {
  const time = timeAt(x, axis)!;
  expect(toDay(time)).toBe(day);
  expect(shareOf(time, WEEK) * axis.width).toBeCloseTo(x);
});

test.each([-1, 700])('beside it, at %i, there is none', (x) => expect(timeAt(x, axis)).toBeNull());

test.each([
  ['inside', '2025-03-04', '2025-03-05', { left: 1 / 7, right: 2 / 7 }],
  ['over its beginning', '2025-02-01', '2025-03-04', { left: 0, right: 1 / 7 }],
  ['before it', '2025-02-01', '2025-03-03', null],
  ['after it', '2025-03-10', '2025-03-11', null],
] as const)('a stretch %s', (_, from, to, place) => expect(placeOf(span(from, to), WEEK)).toEqual(place));
