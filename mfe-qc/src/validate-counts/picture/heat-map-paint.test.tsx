import type { DayFacts } from './days.rules.ts';
import { heatMapOf } from './heat-map.rules.ts';
import { paintDayMarks, paintHeatMap } from './heat-map-paint.ts';
import { COLOURS, notingContext } from './testing/colours.ts';
import { DAY, toTime } from './time.rules.ts';

// jsdom has no paths; what they look like is the kit's
beforeAll(() => void Object.assign(globalThis, { Path2D: String }));

const JAN_1 = toTime('2025-01-01');
const WEEK = { from: JAN_1, to: JAN_1 + 7 * DAY };

/** A canvas that notes what is drawn on it. */
function notingCanvas() {
  const canvas = document.createElement('canvas');
  const { context, drawn } = notingContext();
  canvas.getContext = (() => context) as unknown as typeof canvas.getContext;
  return { canvas, drawn };
}
const days = (marks: Partial<DayFacts>[]): DayFacts[] =>
  marks.map((part, i) => ({
    time: JAN_1 + i * DAY,
    total: 10,
    missing: 0,
    suspects: 0,
    certified: false,
    ...part,
  }));
const marksOf = (list: DayFacts[], found: ReadonlySet<number> = new Set(), width = 70) => {
  const { canvas, drawn } = notingCanvas();
  paintDayMarks(canvas, { days: list, found, shown: WEEK, width, colours: COLOURS });
  return { canvas, drawn };
};

test('a day with suspects is marked below its place, in the pattern of suspects', () => {
  const { drawn } = marksOf(days([{}, { suspects: 2 }, {}, {}, {}, { suspects: 1 }, {}]));
  expect(drawn).toEqual([
    { did: 'fillRect', with: '#suspect', at: [10, 0, 10, 5] },
    { did: 'fillRect', with: '#suspect', at: [50, 0, 10, 5] },
  ]);
});

test('narrow days keep a mark that can be seen', () => {
  const { drawn } = marksOf(days([{ suspects: 1 }, {}, {}, {}, {}, {}, {}]), new Set(), 7);
  expect(drawn).toEqual([{ did: 'fillRect', with: '#suspect', at: [0, 0, 2, 5] }]);
});

test('a day with an open finding has its mark in a row of its own', () => {
  const none = marksOf(days([{}, {}])).drawn;
  const one = marksOf(days([{}, {}]), new Set([JAN_1 + DAY])).drawn;
  expect(none).toEqual([]);
  expect(one.length).toBeGreaterThan(0);
  expect(marksOf(days([{}, {}]), new Set([JAN_1 + 9 * DAY])).drawn).toEqual([]);
});

test('a closer stretch has its days wider, and none that it does not hold', () => {
  const { canvas, drawn } = notingCanvas();
  const list = days([{ suspects: 1 }, { suspects: 1 }, {}, {}, {}, {}, {}]);
  const shown = { from: JAN_1 + DAY, to: JAN_1 + 3 * DAY };
  paintDayMarks(canvas, { days: list, found: new Set(), shown, width: 70, colours: COLOURS });
  expect(drawn.map(({ at }) => at)).toEqual([[0, 0, 35, 5]]);
});

test('the marks are as wide as the map, and two rows high', () => {
  const { canvas } = marksOf(days([{}]), new Set(), 365);
  expect([canvas.width, canvas.height]).toEqual([365, 12]);
});

test('where nothing can be drawn nothing is, and nothing fails', () => {
  const canvas = document.createElement('canvas');
  canvas.getContext = () => null;
  const map = heatMapOf([{ counts: [1, 2] }], { year: 2025, skipped: [] }, WEEK);
  expect(() =>
    paintHeatMap(canvas, {
      map,
      span: WEEK,
      shown: WEEK,
      width: 70,
      height: 48,
      nullsOnly: false,
      colours: COLOURS,
    }),
  ).not.toThrow();
  expect(() =>
    paintDayMarks(canvas, {
      days: days([{ suspects: 1 }]),
      found: new Set(),
      shown: WEEK,
      width: 7,
      colours: COLOURS,
    }),
  ).not.toThrow();
});
