import {
  endLabel,
  labelPlaces,
  labelRoom,
  markedBins,
  PLOT,
  pointAfterKey,
  stretchesOf,
  yOf,
  type PlotLine,
} from './plot.rules.ts';

test('values stand between the axis’ ends', () => {
  expect([yOf(0, 100), yOf(100, 100)]).toEqual([PLOT.bottom, PLOT.top]);
});

test.each([
  [
    [1, 2, null, 4, null, 6, 7],
    [[0, 1], [3], [5, 6]],
  ],
  [[null], []],
  [[], []],
  [[0], [[0]]],
])('a line of %j has the stretches %j', (values, stretches) => {
  expect(stretchesOf(values)).toEqual(stretches);
});

test('a marker stands here and there, and on what stands alone', () => {
  const values = [...Array.from({ length: 100 }, () => 1), null, 5];
  const marked = markedBins(values, 500, 0);
  expect(marked.length).toBeLessThan(15);
  expect(marked.at(-1)).toBe(101);
  expect(markedBins([1, 2, 3], 500, 4)).toEqual([0, 1, 2]);
});

test('markers of two lines do not stand above each other', () => {
  const values = Array.from({ length: 365 }, () => 1);
  const [first, second] = [0, 1].map((place) => new Set(markedBins(values, 900, place)));
  expect([...(first ?? [])].some((at) => second?.has(at))).toBe(false);
});

const line = (place: number, last: number | null): PlotLine => ({
  place,
  name: '',
  values: [1, last],
  marks: [],
});

test.each<[string, PlotLine[]]>([
  ['far apart', [line(0, 10), line(1, 90)]],
  ['at the same height', [line(0, 50), line(1, 50), line(2, 50)]],
  ['all on the ground', Array.from({ length: 8 }, (_, at) => line(at, 0))],
  ['all at the top', Array.from({ length: 8 }, (_, at) => line(at, 100))],
])('labels of lines %s do not lie on each other', (_what, lines) => {
  const heights = labelPlaces(lines, 100).map(({ y }) => y);
  expect(heights).toHaveLength(lines.length);
  for (const [at, y] of heights.entries()) {
    if (at > 0) expect(y - (heights[at - 1] ?? 0)).toBeGreaterThanOrEqual(15);
    expect(y).toBeLessThanOrEqual(PLOT.height);
    expect(y).toBeGreaterThan(0);
  }
});

test('a line that ends in a gap has its label at its last value, one without any has none', () => {
  const gap = { ...line(0, null), values: [10, null, null] };
  expect(labelPlaces([gap, { ...line(1, null), values: [null] }], 10)).toEqual([{ place: 0, y: PLOT.top }]);
});

test.each([
  [1000, '1 Shoal Creek Trail at Fi…'],
  [400, '1'],
])('%i pixels wide a line is called "%s"', (width, label) => {
  expect(endLabel({ place: 0, name: 'Shoal Creek Trail at Fifth' }, labelRoom(width))).toBe(label);
});

test.each<[string, number | null, number | null]>([
  ['ArrowRight', null, 0],
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 9, 9],
  ['Home', 5, 0],
  ['End', null, 9],
  ['Enter', 5, null],
])('%s leads from %s to %s', (key, at, to) => expect(pointAfterKey(key, at, 10)).toBe(to));
