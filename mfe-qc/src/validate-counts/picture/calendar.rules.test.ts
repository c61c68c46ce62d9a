import {
  calendarLayout,
  dayAfterKey,
  dayAtPlace,
  outlineSides,
  placeOfDay,
  rangeOfDays,
} from './calendar.rules.ts';
import { DAY, toDay, toTime } from './time.rules.ts';

const year = { from: toTime('2025-01-01'), to: toTime('2026-01-01') };
const layout = calendarLayout(year);

test.each([
  [2025, 53],
  [2024, 53],
  [2012, 54],
  [2018, 53],
])('%i touches %i weeks', (which, weeks) => {
  const span = { from: toTime(`${which}-01-01`), to: toTime(`${which + 1}-01-01`) };
  expect(calendarLayout(span).weeks).toBe(weeks);
});

test.each([
  ['2025-01-01', { column: 0, row: 2 }],
  ['2025-01-05', { column: 0, row: 6 }],
  ['2025-01-06', { column: 1, row: 0 }],
  ['2025-07-06', { column: 26, row: 6 }],
  ['2025-12-31', { column: 52, row: 2 }],
] as const)('%s stands at %j', (day, place) => {
  expect(placeOfDay(toTime(day), layout)).toEqual(place);
  expect(dayAtPlace(place, layout, year)).toBe(toTime(day));
});

test.each([
  { column: 0, row: 1 },
  { column: 52, row: 3 },
  { column: -1, row: 3 },
  { column: 3, row: 7 },
])('at %j there is no day of the year', (place) => expect(dayAtPlace(place, layout, year)).toBeNull());

test('a range is outlined where it ends', () => {
  const range = { from: toTime('2025-03-04'), to: toTime('2025-03-13') };
  const sides = (day: string) => outlineSides(toTime(day), range, layout);
  expect(sides('2025-03-04')).toEqual({ left: true, right: false, top: true, bottom: false });
  expect(sides('2025-03-09')).toEqual({ left: true, right: true, top: false, bottom: true });
  expect(sides('2025-03-11')).toEqual({ left: false, right: true, top: false, bottom: false });
});

test.each([
  ['ArrowDown', '2025-03-05', '2025-03-06'],
  ['ArrowUp', '2025-03-05', '2025-03-04'],
  ['ArrowRight', '2025-03-05', '2025-03-12'],
  ['ArrowLeft', '2025-03-05', '2025-02-26'],
  ['PageDown', '2025-03-05', '2025-04-02'],
  ['PageUp', '2025-01-05', '2025-01-01'],
  ['ArrowRight', '2025-12-30', '2025-12-31'],
  ['Home', '2025-03-05', '2025-01-01'],
  ['Home', '2025-03-04', '2025-01-07'],
  ['End', '2025-03-05', '2025-12-31'],
  ['End', '2025-03-06', '2025-12-25'],
  ['Control+Home', '2025-03-04', '2025-01-01'],
  ['Control+End', '2025-03-06', '2025-12-31'],
])('%s goes from %s to %s', (keys, from, to) => {
  const [key, ctrl] = [keys.replace('Control+', ''), keys.startsWith('Control+')];
  expect(toDay(dayAfterKey(key, toTime(from), year, ctrl) ?? 0)).toBe(to);
});

test.each([
  ['a', false],
  ['ArrowLeft', true],
])('%s, with Control: %s, is not the calendar’s', (key, ctrl) =>
  expect(dayAfterKey(key, year.from, year, ctrl)).toBeNull(),
);

test('two days in either order make a range', () => {
  const [a, b] = [toTime('2025-03-05'), toTime('2025-03-07')];
  expect(rangeOfDays(b, a)).toEqual({ from: a, to: b + DAY });
  expect(rangeOfDays(a, a)).toEqual({ from: a, to: a + DAY });
});

test.each([2012, 2024, 2025, 2028])('each day of %i stands at a place of its own', (which) => {
  const span = { from: toTime(`${which}-01-01`), to: toTime(`${which + 1}-01-01`) };
  const its = calendarLayout(span);
  const places = new Set<string>();
  for (let day = span.from; day < span.to; day += DAY) {
    const place = placeOfDay(day, its);
    expect(dayAtPlace(place, its, span)).toBe(day);
    places.add(JSON.stringify(place));
  }
  expect(places.size).toBe((span.to - span.from) / DAY);
});

test('a time of a day stands where its day does', () => {
  const day = toTime('2025-11-02');
  expect(placeOfDay(day + DAY - 1, layout)).toEqual(placeOfDay(day, layout));
});

test('one day is outlined all around', () => {
  const day = toTime('2025-03-05');
  const all = { left: true, right: true, top: true, bottom: true };
  expect(outlineSides(day, rangeOfDays(day, day), layout)).toEqual(all);
});

describe('a station that counted from 10 to 20 March', () => {
  const few = { from: toTime('2025-03-10'), to: toTime('2025-03-21') };
  test.each([
    ['ArrowUp', '2025-03-10', '2025-03-10'],
    ['ArrowLeft', '2025-03-12', '2025-03-10'],
    ['PageDown', '2025-03-12', '2025-03-20'],
    ['Home', '2025-03-20', '2025-03-13'],
    ['End', '2025-03-10', '2025-03-17'],
  ])('%s from %s stays within it, at %s', (key, from, to) => {
    expect(toDay(dayAfterKey(key, toTime(from), few) ?? 0)).toBe(to);
  });

  test('has no day beside them', () => {
    const at = (day: string) => dayAtPlace(placeOfDay(toTime(day), layout), layout, few);
    expect(at('2025-03-09')).toBeNull();
    expect(at('2025-03-10')).toBe(few.from);
    expect(at('2025-03-21')).toBeNull();
  });
});
