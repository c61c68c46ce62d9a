import type { ChartData, ChartOptions } from 'chart.js';
import { formatDate, formatNumber } from 'shared-ui/i18n';
import { seriesAt, type DataColours } from 'shared-ui/marks';
import { DAY, gutterFor, toDay, toTime, type Span, type Ticks } from 'shared-ui/time-axis';
import { pointRadii, STORED_DASH, type DayLine } from './daily-sums.rules.ts';

/** A day's sum, at the middle of its day. */
export type DayPoint = { x: number; y: number | null };

/** The stretch of the picture: its days, whole. */
export function spanOf(days: readonly string[]): Span {
  const from = toTime(days[0] ?? '');
  return { from, to: from + days.length * DAY };
}

/** Room left of the lines for the numbers of their axis. */
export function gutterOf(lines: readonly DayLine[]): number {
  const highest = Math.max(0, ...lines.flatMap(({ sums }) => sums.map((sum) => sum ?? 0)));
  // the axis ends at a round number beyond
  return gutterFor(formatNumber(Math.ceil(highest * 1.2)));
}

/** The lines as chart.js takes them: those of the file drawn through, those stored dashed. */
export function dailyDataOf(
  days: readonly string[],
  lines: readonly DayLine[],
  colours: DataColours,
): ChartData<'line', DayPoint[]> {
  const { from } = spanOf(days);
  const datasets = lines.map(({ name, isStored, place, sums }) => {
    const colour = colours.series[seriesAt(place).at];
    return {
      label: name,
      data: sums.map((y, day) => ({ x: from + (day + 0.5) * DAY, y })),
      borderColor: colour,
      backgroundColor: colour,
      borderDash: isStored ? STORED_DASH : [],
      borderWidth: isStored ? 1.25 : 1.75,
      // a day without neighbours has no line, so it is a point
      pointRadius: pointRadii(sums),
      pointHitRadius: 6,
    };
  });
  return { datasets };
}

/** The picture's axes: the one of time as everywhere, and what is counted. */
export function dailyOptionsOf(
  { shown, gutter, ticks }: { shown: Span; gutter: number; ticks: Ticks['ticks'] },
  colours: DataColours,
  titles: { time: string; counts: string },
): ChartOptions<'line'> {
  const axis = { ticks: { color: colours.text }, grid: { color: colours.line } };
  const title = (text: string) => ({ display: true, text, color: colours.text });
  return {
    parsing: false,
    normalized: true,
    animation: false,
    maintainAspectRatio: false,
    layout: { autoPadding: false, padding: { top: 8 } },
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: {
        ...axis,
        type: 'linear',
        min: shown.from,
        max: shown.to,
        title: title(titles.time),
        afterBuildTicks: (scale) => {
          scale.ticks = ticks.map(({ time }) => ({ value: time }));
        },
        // a label begins at its tick
        ticks: {
          ...axis.ticks,
          align: 'start',
          autoSkip: false,
          maxRotation: 0,
          callback: (_, at) => ticks[at]?.label ?? '',
        },
      },
      y: {
        ...axis,
        beginAtZero: true,
        title: title(titles.counts),
        afterFit: (scale) => {
          scale.width = gutter;
        },
        ticks: { ...axis.ticks, precision: 0, callback: (value) => formatNumber(Number(value)) },
      },
    },
    plugins: {
      legend: { display: false },
      tooltip: {
        callbacks: {
          title: ([item]) => (item ? formatDate(toDay((item.raw as DayPoint).x)) : ''),
          label: ({ dataset, raw }) => {
            const { y } = raw as DayPoint;
            return y === null ? '' : `${dataset.label ?? ''}: ${formatNumber(y)}`;
          },
        },
      },
    },
  };
}
