import {
  calendarLayout,
  dayAfterKey,
  dayAtPlace,
  monthPlaces,
  outlineSides,
  placeOfDay,
  rangeOfDays,
} from './calendar.rules.ts';
import { DAY, toDay, toTime } from './time.rules.ts';

const year = { from: toTime('2025-01-01'), to: toTime('2026-01-01') };

test.each([
  [2025, 53],
  [2024, 53],
  [2012, 54],
  [2018, 53],
])('%i touches %i weeks', (which, weeks) => expect(calendarLayout(which, 1).weeks).toBe(weeks));

test.each([
  ['2025-01-01', 1, { column: 0, row: 2, band: 0 }],
  ['2025-01-05', 1, { column: 0, row: 6, band: 0 }],
  ['2025-01-06', 1, { column: 1, row: 0, band: 0 }],
  ['2025-12-31', 1, { column: 52, row: 2, band: 0 }],
  ['2025-07-06', 2, { column: 26, row: 6, band: 0 }],
  ['2025-07-07', 2, { column: 0, row: 0, band: 1 }],
] as const)('%s stands in %i bands at %j', (day, bands, place) => {
  const layout = calendarLayout(2025, bands);
  expect(placeOfDay(toTime(day), layout)).toEqual(place);
  expect(dayAtPlace(place, layout, year)).toBe(toTime(day));
});

test.each([
  { column: 0, row: 1, band: 0 },
  { column: 52, row: 3, band: 0 },
  { column: -1, row: 3, band: 0 },
  { column: 3, row: 7, band: 0 },
])('at %j there is no day of the year', (place) => {
  expect(dayAtPlace(place, calendarLayout(2025, 1), year)).toBeNull();
});

test('months are named at their first day', () => {
  const places = monthPlaces(2025, calendarLayout(2025, 1));
  expect(places).toHaveLength(12);
  expect(places[1]).toEqual({ time: toTime('2025-02-01'), place: { column: 4, row: 5, band: 0 } });
});

test('a range is outlined where it ends', () => {
  const layout = calendarLayout(2025, 1);
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
  ['End', '2025-03-05', '2025-12-31'],
])('%s goes from %s to %s', (key, from, to) => {
  expect(toDay(dayAfterKey(key, toTime(from), year) ?? 0)).toBe(to);
});

test('other keys are not the calendar’s', () => expect(dayAfterKey('a', year.from, year)).toBeNull());

test('two days in either order make a range', () => {
  const [a, b] = [toTime('2025-03-05'), toTime('2025-03-07')];
  expect(rangeOfDays(b, a)).toEqual({ from: a, to: b + DAY });
  expect(rangeOfDays(a, a)).toEqual({ from: a, to: a + DAY });
});
