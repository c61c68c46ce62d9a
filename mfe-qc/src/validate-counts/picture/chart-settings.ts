import type { ChartData, ChartOptions } from 'chart.js';
import { formatDate, formatNumber } from 'shared-ui/i18n';
import { seriesAt, type DataColours } from 'shared-ui/marks';
import type { Lines } from './lines.rules.ts';
import type { TimeAxis } from './axis.rules.ts';
import { toDay, toMinute } from './time.rules.ts';

/** A point on the chart; one above the axis stands on its edge and carries its true value. */
export type ChartPoint = { x: number; y: number; actual?: number };

/** Words of the chart: what stands off the scale, and a flow's line of the year before. */
type ChartWords = { offScale: string; before: (name: string) => string };

/** The lines as chart.js takes them, with a triangle on the edge for each value off the scale. */
export function chartDataOf(
  { lines, cap, above }: Lines,
  colours: DataColours,
  { offScale, before: nameBefore }: ChartWords,
): ChartData<'line', ChartPoint[]> {
  const flows = lines.map(({ name, place, before, points, dots }) => {
    const { at, dash } = seriesAt(place);
    const colour = colours.series[at] ?? colours.text;
    return {
      label: before ? nameBefore(name) : name,
      data: points,
      borderColor: before ? `${colour}80` : colour,
      backgroundColor: before ? `${colour}80` : colour,
      borderDash: before ? [1, 3] : dash,
      borderWidth: before ? 2 : 1.25,
      // a list would have the library settle the look of every point by itself
      pointRadius: !before && dots.includes(true) ? dots.map((alone) => (alone ? 2 : 0)) : 0,
      pointHitRadius: 6,
    };
  });
  const edge = {
    label: offScale,
    data: above.map(({ x, y }) => ({ x, y: cap ?? y, actual: y })),
    showLine: false,
    pointStyle: 'triangle' as const,
    pointRadius: 6,
    backgroundColor: colours.ink,
    borderColor: colours.ink,
    clip: false as const,
  };
  return { datasets: above.length ? [...flows, edge] : flows };
}

/**
 * Axes, tooltips and behaviour of the line chart. The words of the axis of time stand below it, the same as those of the
 * pictures above; here are its lines, at the ticks' times.
 */
export function chartOptionsOf(
  { detail, cap }: Lines,
  { shown, gutter }: TimeAxis,
  ticks: readonly number[],
  colours: DataColours,
  axisTitle: string,
): ChartOptions<'line'> {
  const axis = { ticks: { color: colours.text }, grid: { color: colours.line } };
  return {
    parsing: false,
    normalized: true,
    animation: false,
    maintainAspectRatio: false,
    // the lines begin and end where the pictures above do
    layout: { autoPadding: false, padding: { top: 8, bottom: 4 } },
    interaction: { mode: 'nearest', axis: 'x', intersect: false },
    scales: {
      x: {
        ...axis,
        type: 'linear',
        min: shown.from,
        max: shown.to,
        afterBuildTicks: (scale) => {
          scale.ticks = ticks.map((value) => ({ value }));
        },
        ticks: { display: false },
        grid: { ...axis.grid, drawTicks: false },
      },
      y: {
        ...axis,
        beginAtZero: true,
        max: cap ?? undefined,
        afterFit: (scale) => {
          scale.width = gutter;
        },
        ticks: { ...axis.ticks, precision: 0, callback: (value) => formatNumber(Number(value)) },
        title: { display: true, text: axisTitle, color: colours.text },
      },
    },
    plugins: {
      legend: { display: false },
      tooltip: {
        callbacks: {
          title: ([item]) => timeOf(item?.raw, detail === 'days' ? toDay : toMinute),
          label: ({ dataset, raw }) => {
            const { actual, y } = raw as ChartPoint;
            return `${dataset.label ?? ''}: ${formatNumber(actual ?? y)}`;
          },
        },
      },
    },
  };
}

function timeOf(raw: unknown, format: (time: number) => string): string {
  return raw === undefined ? '' : formatDate(format((raw as ChartPoint).x));
}
