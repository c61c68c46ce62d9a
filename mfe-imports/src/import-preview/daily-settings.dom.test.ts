import type { ChartOptions, Scale, TooltipItem } from 'chart.js';
import { languageStore } from 'shared-ui/i18n';
import { seriesAt, type DataColours } from 'shared-ui/marks';
import { DAY, ticksOf, toDay, toTime } from 'shared-ui/time-axis';
import { dailyDataOf, dailyOptionsOf, gutterOf, spanOf } from './daily-settings.ts';
import { STORED_DASH, type DayLine } from './daily-sums.rules.ts';

afterEach(() => languageStore.setState({ language: 'en' }));

const COLOURS = { series: ['#0', '#1'], text: '#text', line: '#line' } as unknown as DataColours;
const DAYS = Array.from({ length: 60 }, (_, at) => toDay(toTime('2025-03-01') + at * DAY));
const line = (part: Partial<DayLine> = {}): DayLine => ({
  name: 'Bicycle NB, in the file',
  isStored: false,
  place: 0,
  sums: DAYS.map(() => 3),
  ...part,
});
const WIDTH = 600;
const optionsOf = (language: 'en' | 'es' = 'en'): ChartOptions<'line'> => {
  const shown = spanOf(DAYS);
  const { ticks } = ticksOf(shown, WIDTH, language);
  return dailyOptionsOf({ shown, gutter: 63, ticks }, COLOURS, { time: 'Week', counts: 'Counts per day' });
};

test('the picture reaches from the first moment of its first day to the last of its last', () => {
  const { from, to } = spanOf(DAYS);
  expect([from, to]).toEqual([toTime('2025-03-01'), toTime('2025-04-30')]);
});

test('a sum stands at the middle of its day, a day without one nowhere', () => {
  const sums = [3, null, ...DAYS.slice(2).map(() => 1)];
  const [drawn] = dailyDataOf(DAYS, [line({ sums })], COLOURS).datasets;
  expect(drawn?.data.slice(0, 2)).toEqual([
    { x: toTime('2025-03-01 12:00:00'), y: 3 },
    { x: toTime('2025-03-02 12:00:00'), y: null },
  ]);
});

test.each([
  [false, 0, []],
  [true, 1, STORED_DASH],
])('a line that is stored: %s, of the channel in place %i, has its colour and dashes %j', (...row) => {
  const [isStored, place, borderDash] = row;
  const [drawn] = dailyDataOf(DAYS, [line({ isStored, place })], COLOURS).datasets;
  expect(drawn).toMatchObject({ borderColor: COLOURS.series[seriesAt(place).at], borderDash });
});

test.each([
  ['en', ['Mar 3', 'Mar 10', 'Mar 17']],
  ['es', ['3 mar', '10 mar', '17 mar']],
] as const)(
  'the ticks are the Mondays of the axis of time that all pictures have, in %s',
  (language, first) => {
    const x = optionsOf(language).scales?.['x'];
    const scale = { ticks: [] } as unknown as Scale;
    x?.afterBuildTicks?.(scale);
    expect(scale.ticks.slice(0, 2).map(({ value }) => toDay(value))).toEqual(['2025-03-03', '2025-03-10']);
    const ticks = x?.ticks as { callback: (value: number, at: number) => string };
    expect(scale.ticks.slice(0, 3).map(({ value }, at) => ticks.callback(value, at))).toEqual(first);
  },
);

test('both axes have their titles, and the numbers their room', () => {
  expect(optionsOf().scales).toMatchObject({
    x: { min: toTime('2025-03-01'), max: toTime('2025-04-30'), title: { display: true, text: 'Week' } },
    y: { title: { display: true, text: 'Counts per day' } },
  });
  expect(gutterOf([line()])).toBe(60);
  expect(gutterOf([line({ sums: [1_234_567] })])).toBe(91);
});

test('what is pointed at is told by its day in words', () => {
  const { callbacks } = optionsOf().plugins?.tooltip ?? {};
  const raw = { x: toTime('2025-03-02 12:00:00'), y: 1234 };
  const item = { raw, dataset: { label: 'Bicycle NB, in the file' } } as unknown as TooltipItem<'line'>;
  const told = {
    title: callbacks?.title as (items: unknown[]) => string,
    label: callbacks?.label as (item: unknown) => string,
  };
  expect([told.title([item]), told.label(item)]).toEqual(['Mar 2, 2025', 'Bicycle NB, in the file: 1,234']);
});
