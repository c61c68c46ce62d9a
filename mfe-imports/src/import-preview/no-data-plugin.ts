import type { Plugin } from 'chart.js';
import { patternOf } from 'shared-ui/marks';
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
      const half = (x.getPixelForValue(1) - x.getPixelForValue(0)) / 2 || (right - left) / 2;
      ctx.save();
      ctx.globalAlpha = FAINT;
      ctx.fillStyle = patternOf(ctx, 'none', colour, ratio);
      for (const day of emptyDays(data.datasets.map((line) => line.data))) {
        const at = x.getPixelForValue(day);
        const from = Math.max(left, at - half);
        ctx.fillRect(from, top, Math.min(right, at + half) - from, bottom - top);
      }
      ctx.restore();
    },
  };
}
