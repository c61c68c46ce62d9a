import type { ChartOptions, TooltipItem } from 'chart.js';
import { seriesAt } from 'shared-ui/marks';
import { chartDataOf, chartOptionsOf, type ChartPoint } from './chart-settings.ts';
import type { Lines } from './lines.rules.ts';
import { COLOURS } from './testing/colours.ts';
import { DAY, HOUR, toTime } from './time.rules.ts';

const WORDS = { offScale: 'Off the scale', before: (name: string) => `${name}, last year` };
const JAN_1 = toTime('2025-01-01');
const line = (part: Partial<Lines['lines'][number]> = {}): Lines['lines'][number] => ({
  name: 'North',
  place: 0,
  before: false,
  points: [{ x: JAN_1, y: 3 }],
  dots: [false],
  ...part,
});
const linesOf = (part: Partial<Lines> = {}): Lines => ({
  detail: 'intervals',
  lines: [line()],
  cap: null,
  above: [],
  suspects: [],
  empty: [],
  ...part,
});
const dataset = (lines: Lines, at = 0) => chartDataOf(lines, COLOURS, WORDS).datasets[at]!;

test.each([0, 1])('the flow in place %i has its colour and dashes', (place) => {
  const { at, dash } = seriesAt(place);
  expect(dataset(linesOf({ lines: [line({ place })] }))).toMatchObject({
    label: 'North',
    borderColor: COLOURS.series[at],
    borderDash: dash,
    borderWidth: 1.25,
  });
});

test('a line of the year before is paler, dotted and named so', () => {
  expect(dataset(linesOf({ lines: [line({ before: true })] }))).toMatchObject({
    label: 'North, last year',
    borderColor: `${COLOURS.series[0]}80`,
    borderDash: [1, 3],
    borderWidth: 2,
  });
});

test.each([
  ['no point stands alone', [false, false], false, 0],
  ['one stands alone', [false, true], false, [0, 2]],
  ['one of last year stands alone', [false, true], true, 0],
])('dots where %s', (_, dots, before, radius) => {
  expect(dataset(linesOf({ lines: [line({ dots, before })] })).pointRadius).toEqual(radius);
});

test('a value off the scale stands on the edge as a triangle, and carries its true value', () => {
  const lines = linesOf({ cap: 100, above: [{ x: JAN_1, y: 900 }] });
  const data = chartDataOf(lines, COLOURS, WORDS);
  expect(data.datasets).toHaveLength(2);
  expect(data.datasets[1]).toMatchObject({
    label: 'Off the scale',
    pointStyle: 'triangle',
    showLine: false,
    data: [{ x: JAN_1, y: 100, actual: 900 }],
  });
});

test('without one there is no such line', () =>
  expect(chartDataOf(linesOf(), COLOURS, WORDS).datasets).toHaveLength(1));

const WINDOW = { from: JAN_1, to: JAN_1 + 7 * DAY };
const AXIS = { shown: WINDOW, gutter: 74, width: 600 };
const TICKS = [JAN_1 + DAY, JAN_1 + 2 * DAY];
const optionsOf = (lines = linesOf()) => chartOptionsOf(lines, AXIS, TICKS, COLOURS, 'Counts per hour');

test('the axes end where the window and the cap do', () => {
  const { scales } = optionsOf(linesOf({ cap: 250 }));
  expect(scales?.['x']).toMatchObject({ min: WINDOW.from, max: WINDOW.to });
  expect(scales?.['y']).toMatchObject({ beginAtZero: true, max: 250, title: { text: 'Counts per hour' } });
  expect(optionsOf().scales?.['y']).toMatchObject({ max: undefined });
});

test('its lines stand at the ticks of the axis, whose words stand below it', () => {
  const x = optionsOf().scales?.['x'] as unknown as {
    afterBuildTicks: (scale: object) => void;
    ticks: { display: boolean };
  };
  const scale: { ticks: { value: number }[] } = { ticks: [] };
  x.afterBuildTicks(scale);
  expect(scale.ticks.map(({ value }) => value)).toEqual(TICKS);
  expect(x.ticks.display).toBe(false);
});

test('the lines begin where the pictures above do', () => {
  const { scales, layout } = optionsOf();
  const scale = { width: 31 };
  const y = scales?.['y'] as unknown as { afterFit: (scale: object) => void };
  y.afterFit(scale);
  expect(scale.width).toBe(AXIS.gutter);
  expect(layout).toMatchObject({ autoPadding: false, padding: { top: 8 } });
  expect(layout?.padding).not.toHaveProperty('right');
});

type Callbacks = NonNullable<
  NonNullable<NonNullable<ChartOptions<'line'>['plugins']>['tooltip']>['callbacks']
>;
const callbacksOf = (lines: Lines) => optionsOf(lines).plugins?.tooltip?.callbacks as Callbacks;
const item = (raw: ChartPoint) => ({ raw, dataset: { label: 'North' } }) as unknown as TooltipItem<'line'>;
const call = (callback: unknown, ...given: unknown[]) =>
  (callback as (...all: unknown[]) => string)(...given);

test.each([
  ['intervals', 'Jan 1, 2025, 5:00\u00A0AM'],
  ['days', 'Jan 1, 2025'],
] as const)('over %s the tooltip says when', (detail, words) => {
  const { title } = callbacksOf(linesOf({ detail }));
  expect(call(title, [item({ x: JAN_1 + 5 * HOUR, y: 3 })])).toBe(words);
  expect(call(title, [])).toBe('');
});

test.each([
  [{ x: JAN_1, y: 1234 }, 'North: 1,234'],
  [{ x: JAN_1, y: 100, actual: 9000 }, 'North: 9,000'],
])('of %j the tooltip says %s', (raw, words) => {
  expect(call(callbacksOf(linesOf()).label, item(raw))).toBe(words);
});

test('the axis of counts has whole numbers, grouped', () => {
  const ticks = optionsOf().scales?.['y']?.ticks as unknown as { callback: (value: number) => string };
  expect(ticks).toMatchObject({ precision: 0 });
  expect(ticks.callback(12_500)).toBe('12,500');
});

test('more flows than colours are still told apart', () => {
  const looks = [0, 1, 2].map((place) => {
    const { borderColor, borderDash } = dataset(linesOf({ lines: [line({ place })] }));
    return JSON.stringify([borderColor, borderDash]);
  });
  expect(new Set(looks).size).toBe(3);
  expect(dataset(linesOf({ lines: [line({ place: 90 })] })).borderColor).toBeTruthy();
});
