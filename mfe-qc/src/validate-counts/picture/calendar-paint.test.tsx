import type { DayMark } from 'shared-domain';
import { calendarGeometry, cornerOf } from './calendar-geometry.rules.ts';
import { paintCalendar, type CalendarDrawing } from './calendar-paint.ts';
import { calendarLayout, placeOfDay } from './calendar.rules.ts';
import type { DayFacts } from './days.rules.ts';
import { shadesOf } from './shades.ts';
import { COLOURS, notingContext } from './testing/colours.ts';
import { DAY, toTime } from './time.rules.ts';

// jsdom has no paths; what they look like is the kit's
beforeAll(() => void Object.assign(globalThis, { Path2D: String }));

const layout = calendarLayout({ from: toTime('2025-01-01'), to: toTime('2026-01-01') });
const geometry = calendarGeometry(700, layout);
const shades = shadesOf(COLOURS);
const JAN_6 = toTime('2025-01-06');
const day = (part: Partial<DayFacts> = {}): DayFacts => ({
  time: JAN_6,
  total: 100,
  missing: 0,
  suspects: 0,
  certified: false,
  ...part,
});
const corner = (time: number) => cornerOf(placeOfDay(time, layout), geometry);

/** What is drawn of a year with these days. */
function drawnOf(days: DayFacts[], part: Partial<CalendarDrawing> = {}) {
  const canvas = document.createElement('canvas');
  const { context, drawn } = notingContext();
  canvas.getContext = (() => context) as unknown as typeof canvas.getContext;
  paintCalendar(canvas, {
    layout,
    geometry,
    days,
    busiest: 100,
    found: new Set(),
    nullsOnly: false,
    window: null,
    selection: null,
    finding: null,
    here: null,
    cursor: null,
    shades,
    colours: COLOURS,
    ...part,
  });
  return { canvas, drawn };
}
/** The fills of the one day, from the ground up. */
const fillsOf = (part: Partial<DayFacts>, drawing: Partial<CalendarDrawing> = {}) =>
  drawnOf([day(part)], drawing)
    .drawn.filter(({ did }) => did === 'fillRect' || did === 'fill')
    .map((drawn) => drawn.with);
const [palest, darkest] = [shades.steps[0], shades.steps.at(-1)];

test('is as large as its geometry', () => {
  const { canvas } = drawnOf([]);
  expect([canvas.width, canvas.height]).toEqual([700, 7 * 13]);
});

test('a day stands in its place', () => {
  const { drawn } = drawnOf([day()]);
  const { x, y } = corner(JAN_6);
  const next = corner(JAN_6 + 7 * DAY);
  // on whole pixels, with one of air beside and below
  expect(drawn.find(({ did }) => did === 'fillRect')?.at).toEqual([
    Math.round(x),
    y,
    Math.round(next.x) - Math.round(x) - 1,
    geometry.row - 1,
  ]);
});

test.each<[string, Partial<DayFacts>, Partial<CalendarDrawing>, unknown[]]>([
  ['the busiest is darkest', { total: 100 }, {}, [darkest]],
  ['a day of zero is palest, no gap', { total: 0 }, {}, [palest]],
  ['a day without a value shows no data', { total: null }, {}, [shades.paper, '#none']],
  [
    'a day with some missing shows no data in its corner',
    { missing: 2 },
    {},
    [darkest, shades.paper, '#none'],
  ],
  ['suspects lie in a strip below', { suspects: 3 }, {}, [darkest, shades.paper, '#suspect']],
  [
    'of null values alone no shade shows',
    { missing: 2 },
    { nullsOnly: true },
    [shades.paper, shades.paper, '#none'],
  ],
])('%s', (_, part, drawing, fills) => expect(fillsOf(part, drawing)).toEqual(fills));

test('a day with an open finding carries its mark', () => {
  const plain = drawnOf([day()]).drawn.length;
  expect(drawnOf([day()], { found: new Set([JAN_6]) }).drawn.length).toBeGreaterThan(plain);
  expect(drawnOf([day()], { found: new Set([JAN_6 + DAY]) }).drawn).toHaveLength(plain);
});

test.each([
  ['window', '#text'],
  ['selection', '#selected'],
  ['finding', '#finding'],
  ['here', '#ink'],
  ['cursor', '#focus'],
] as const)('the %s is outlined in its colour, over paper', (name, colour) => {
  const { drawn } = drawnOf([day()], { [name]: { from: JAN_6, to: JAN_6 + DAY } });
  expect(drawn.filter(({ did }) => did === 'stroke').map((stroke) => stroke.with)).toEqual([
    shades.paper,
    colour,
  ]);
});

test('what is looked at by keyboard lies over all else', () => {
  const range = { from: JAN_6, to: JAN_6 + DAY };
  const { drawn } = drawnOf([day()], { selection: range, here: range, cursor: range });
  expect(drawn.at(-1)?.with).toBe('#focus');
});

test('where nothing can be drawn nothing is', () => {
  const canvas = document.createElement('canvas');
  canvas.getContext = () => null;
  expect(() => paintCalendar(canvas, {} as CalendarDrawing)).not.toThrow();
});

test.each([
  ['a holiday', ['holiday'], 1],
  ['two entries, which are one shape', ['entry', 'entry'], 1],
  ['what all of a day has room for', ['holiday', 'rain'], 1],
] as const)(
  '%s of the calendar stands as a shape over the day’s mark, lifted off it',
  (_name, kinds, shapes) => {
    const known = kinds.map((kind) => ({ kind }) as DayMark);
    const { drawn } = drawnOf([day({ known, suspects: 1 })]);
    const last = drawn.slice(-2 * shapes);
    expect(last.map(({ did, with: ink }) => [did, ink])).toEqual(
      Array.from({ length: shapes }, () => [
        ['stroke', '#paper'],
        ['fill', '#ink'],
      ]).flat(),
    );
    expect(drawn.at(-2 * shapes - 1)?.with).toBe('#suspect');
  },
);

test('a wide day has room for several shapes, a day without any has none', () => {
  const wide = { geometry: { column: 20, row: 17, width: 20 * 53, height: 7 * 17 } };
  const known: DayMark[] = [
    { kind: 'holiday', known: 'christmas', observed: false },
    { kind: 'snow', mm: 3 },
  ];
  const fills = (facts: Partial<DayFacts>) =>
    drawnOf([day(facts)], wide).drawn.filter(({ with: ink }) => ink === '#ink');
  expect(fills({ known })).toHaveLength(2);
  expect(fills({})).toHaveLength(0);
});
