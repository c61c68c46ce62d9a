import { DAY, toDay, toTime, type Span } from './time.rules.ts';
import { fitted, panned, weekAround, windowAfterKey, windowAround, zoomed } from './window.rules.ts';

const span: Span = { from: toTime('2025-01-01'), to: toTime('2026-01-01') };
const of = (from: string, to: string): Span => ({ from: toTime(from), to: toTime(to) });
const shown = (window: Span | null) => window && [toDay(window.from), toDay(window.to)];

test.each([
  ['2024-12-01', '2025-01-11', '2025-01-01', '2025-02-11'],
  ['2025-12-20', '2026-01-20', '2025-12-01', '2026-01-01'],
  ['2025-05-01', '2025-05-01', '2025-05-01', '2025-05-02'],
  ['2020-01-01', '2030-01-01', '2025-01-01', '2026-01-01'],
])('a wish for %s to %s shows %s to %s', (from, to, left, right) => {
  expect(shown(fitted(of(from, to), span))).toEqual([left, right]);
});

test('zooming in and out around the middle comes back', () => {
  const window = of('2025-05-01', '2025-05-09');
  expect(shown(zoomed(window, span, true))).toEqual(['2025-05-03', '2025-05-07']);
  expect(zoomed(zoomed(window, span, true), span, false)).toEqual(window);
});

test('panning goes a quarter and stops at the ends', () => {
  expect(shown(panned(of('2025-05-01', '2025-05-09'), span, 1))).toEqual(['2025-05-03', '2025-05-11']);
  expect(panned(of('2025-01-01', '2025-01-09'), span, -1)).toEqual(of('2025-01-01', '2025-01-09'));
});

test.each([
  ['2025-05-07', '2025-05-05', '2025-05-12'],
  ['2025-05-05', '2025-05-05', '2025-05-12'],
  ['2025-05-11', '2025-05-05', '2025-05-12'],
  ['2025-01-01', '2025-01-01', '2025-01-08'],
])('the week around %s runs from %s to %s', (day, from, to) => {
  expect(shown(weekAround(toTime(day) + DAY / 2, span))).toEqual([from, to]);
});

test.each([
  ['ArrowLeft', ['2025-04-29', '2025-05-07']],
  ['ArrowRight', ['2025-05-03', '2025-05-11']],
  ['+', ['2025-05-03', '2025-05-07']],
  ['-', ['2025-04-27', '2025-05-13']],
  ['Home', ['2025-01-01', '2026-01-01']],
  ['x', null],
])('the key %s shows %j', (key, expected) => {
  expect(shown(windowAfterKey(key, of('2025-05-01', '2025-05-09'), span))).toEqual(expected);
});

test.each([
  ['2025-03-10', '2025-03-12', '2025-03-07', '2025-03-15'],
  ['2025-03-10', '2025-04-09', '2025-02-08', '2025-05-09'],
])('a stretch from %s to %s is looked at from %s to %s', (from, to, left, right) => {
  expect(shown(windowAround(of(from, to)))).toEqual([left, right]);
});

describe('a station that counted a few days only', () => {
  const four: Span = of('2025-05-01', '2025-05-05');

  test.each([
    ['zoomed out', zoomed(four, four, false), ['2025-05-01', '2025-05-05']],
    ['panned later', panned(four, four, 1), ['2025-05-01', '2025-05-05']],
    ['a week of it', weekAround(toTime('2025-05-03'), four), ['2025-05-01', '2025-05-05']],
    ['a wish before it', fitted(of('2025-01-01', '2025-01-02'), four), ['2025-05-01', '2025-05-02']],
    ['a wish after it', fitted(of('2025-12-01', '2025-12-03'), four), ['2025-05-03', '2025-05-05']],
  ])('%s stays inside', (_, window, days) => expect(shown(window)).toEqual(days));

  test('one day can’t be zoomed into', () => {
    const day = of('2025-05-02', '2025-05-03');
    expect(zoomed(day, four, true)).toEqual(day);
  });
});

test.each([
  ['spring', '2025-03-09', '2025-03-03', '2025-03-10'],
  ['autumn', '2025-11-02', '2025-10-27', '2025-11-03'],
  ['a leap day', '2024-02-29', '2024-02-26', '2024-03-04'],
])('the week of %s has seven days, whatever the clock does', (_, day, from, to) => {
  const wide = of('2024-01-01', '2026-01-01');
  expect(shown(weekAround(toTime(day), wide))).toEqual([from, to]);
});

test.each(['=', '0'])('the key %s does what its neighbour does', (key) => {
  const window = of('2025-05-01', '2025-05-09');
  const neighbour = key === '=' ? '+' : 'Home';
  expect(windowAfterKey(key, window, span)).toEqual(windowAfterKey(neighbour, window, span));
});
