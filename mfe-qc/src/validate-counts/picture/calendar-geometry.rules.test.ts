import { bandsFor, calendarGeometry, cornerOf, placeAt } from './calendar-geometry.rules.ts';
import { calendarLayout } from './calendar.rules.ts';

test.each([
  [720, 1],
  [520, 1],
  [519, 2],
  [330, 2],
])('%i pixels hold %i bands', (width, bands) => expect(bandsFor(width)).toBe(bands));

test.each([
  [720, 1, 12],
  [330, 2, 10],
  [2000, 1, 18],
  [50, 2, 4],
] as const)('%i pixels in %i bands have cells of %i', (width, bands, cell) => {
  expect(calendarGeometry(width, calendarLayout(2025, bands)).cell).toBe(cell);
});

test.each([
  { column: 0, row: 0, band: 0 },
  { column: 26, row: 6, band: 0 },
  { column: 3, row: 2, band: 1 },
])('the middle of the cell at %j leads back to it', (place) => {
  const geometry = calendarGeometry(330, calendarLayout(2025, 2));
  const { x, y } = cornerOf(place, geometry);
  expect(placeAt(x + geometry.cell / 2, y + geometry.cell / 2, geometry)).toEqual(place);
});

test.each([
  [1366, 1],
  [390, 2],
  [320, 2],
] as const)('at %i pixels each day of the year lies inside the drawing', (width, bands) => {
  expect(bandsFor(width)).toBe(bands);
  const layout = calendarLayout(2012, bands);
  const geometry = calendarGeometry(width, layout);
  expect(geometry.width).toBeLessThanOrEqual(width);
  for (const band of bands === 1 ? [0] : [0, 1]) {
    const { x, y } = cornerOf({ column: layout.columns - 1, row: 6, band }, geometry);
    expect(x + geometry.cell).toBeLessThanOrEqual(geometry.width);
    expect(y + geometry.cell).toBeLessThanOrEqual(geometry.height);
  }
});

test('above the first row and left of the first week is no day', () => {
  const geometry = calendarGeometry(720, calendarLayout(2025, 1));
  expect(placeAt(geometry.left + 1, 2, geometry).row).toBeLessThan(0);
  expect(placeAt(2, 40, geometry).column).toBeLessThan(0);
});
