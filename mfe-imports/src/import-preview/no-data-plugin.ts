import type { Plugin } from 'chart.js';
import { patternOf } from 'shared-ui/marks';
import { DAY } from 'shared-ui/time-axis';
import type { DayPoint } from './daily-settings.ts';
import { emptyDays } from './daily-sums.rules.ts';

/** How much of the hatch shows: the lines come first. */
const FAINT = 0.5;

/** Hatches the days of a chart on which none of its lines has anything. */
export function noDataPlugin(colour: string): Plugin<'line'> {
  return {
    id: 'noData',
    beforeDatasetsDraw({ ctx, chartArea, scales: { x }, data, currentDevicePixelRatio: ratio }) {
      if (!x) return;
      const { left, right, top, bottom } = chartArea;
      ctx.save();
      ctx.globalAlpha = FAINT;
      ctx.fillStyle = patternOf(ctx, 'none', colour, ratio);
      const lines = data.datasets.map((line) => line.data as DayPoint[]);
      for (const day of emptyDays(lines.map((line) => line.map(({ y }) => y)))) {
        const middle = lines[0]?.[day]?.x ?? 0;
        const from = Math.max(left, x.getPixelForValue(middle - DAY / 2));
        ctx.fillRect(from, top, Math.min(right, x.getPixelForValue(middle + DAY / 2)) - from, bottom - top);
      }
      ctx.restore();
    },
  };
}
