import { shareOf } from 'shared-ui/time-axis';
import { weeksOf } from './axis.rules.ts';
import { calendarGeometry, cornerOf, placeAt } from './calendar-geometry.rules.ts';
import { calendarLayout, placeOfDay } from './calendar.rules.ts';
import { DAY, toTime } from './time.rules.ts';

const yearOf = (year: number) => ({ from: toTime(`${year}-01-01`), to: toTime(`${year + 1}-01-01`) });
const year = yearOf(2025);
const layout = calendarLayout(year);

test.each([
  [980, 17],
  [700, 13],
  [262, 11],
  [190, 11],
])('on %i pixels a day is %i high', (width, height) => {
  const geometry = calendarGeometry(width, layout);
  expect(geometry.row).toBe(height);
  expect(geometry.height).toBe(7 * height);
});

test.each([
  { column: 0, row: 0 },
  { column: 26, row: 6 },
  { column: 52, row: 2 },
])('the middle of the place at %j leads back to it', (place) => {
  const geometry = calendarGeometry(330, layout);
  const { x, y } = cornerOf(place, geometry);
  expect(placeAt(x + geometry.column / 2, y + geometry.row / 2, geometry)).toEqual(place);
});

test.each([
  [2025, 980],
  [2012, 262],
  [2024, 190],
])(
  'each day of %i on %i pixels stands where the axis of hours and lines has it, within its week',
  (of, width) => {
    const span = yearOf(of);
    const weeks = calendarLayout(span);
    const geometry = calendarGeometry(width, weeks);
    for (let day = span.from; day < span.to; day += DAY) {
      const { x } = cornerOf(placeOfDay(day, weeks), geometry);
      const onAxis = shareOf(day, weeksOf(span)) * width;
      expect(onAxis).toBeGreaterThanOrEqual(x - 1e-6);
      expect(onAxis).toBeLessThan(x + geometry.column);
    }
  },
);

test('above the first row and left of the first week is no day', () => {
  const geometry = calendarGeometry(720, layout);
  expect(placeAt(4, -2, geometry).row).toBeLessThan(0);
  expect(placeAt(-2, 40, geometry).column).toBeLessThan(0);
});
