import type { Chart, Plugin } from 'chart.js';
import type { PictureColours } from './use-picture-colours.ts';
import type { Span } from './time.rules.ts';

/** What a drag over the chart does: choose a stretch, or look at it closer. */
export type DragMode = 'select' | 'zoom';

/** What the plugin draws and where it tells of a drag. */
export type Marks = {
  mode: DragMode;
  selection: Span | null;
  finding: Span | null;
  here: Span | null;
  suspects: Span[];
  colours: PictureColours;
  onDrag: (from: number, to: number) => void;
};

/** Shorter drags are clicks, in pixels. */
const SMALLEST_DRAG = 4;
const STRIP = 4;

/** A chart's plugin and the way to hand it new marks: chart.js keeps the plugins that a chart was made with. */
export type MarksPlugin = { plugins: Plugin<'line'>[]; set: (marks: Marks) => void };

/** Draws the chosen stretch, the suspect strip and the drag under way over a line chart. */
export function createMarksPlugin(): MarksPlugin {
  let marks: Marks | null = null;
  const plugin = marksPlugin(() => marks);
  return {
    plugins: [plugin],
    set: (next) => {
      marks = next;
    },
  };
}

function marksPlugin(marks: () => Marks | null): Plugin<'line'> {
  let start: number | null = null;
  let end = 0;
  return {
    id: 'marks',
    afterInit(chart) {
      const { canvas } = chart;
      canvas.addEventListener('pointerdown', (event) => {
        start = end = pixelOf(chart, event);
        canvas.setPointerCapture(event.pointerId);
      });
      canvas.addEventListener('pointermove', (event) => {
        if (start === null) return;
        end = pixelOf(chart, event);
        chart.draw();
      });
      canvas.addEventListener('pointercancel', () => {
        start = null;
        chart.draw();
      });
      canvas.addEventListener('pointerup', (event) => {
        if (start === null) return;
        end = pixelOf(chart, event);
        const [left, right] = [Math.min(start, end), Math.max(start, end)];
        start = null;
        chart.draw();
        const { x } = chart.scales;
        if (x && right - left > SMALLEST_DRAG) {
          marks()?.onDrag(x.getValueForPixel(left) ?? x.min, x.getValueForPixel(right) ?? x.max);
        }
      });
    },
    beforeDatasetsDraw(chart) {
      const now = marks();
      if (!now) return;
      const { selection, finding, here, suspects, colours, mode } = now;
      const { top, bottom } = chart.chartArea;
      if (selection && !isWhole(chart, selection)) fill(chart, selection, colours.select, top, bottom);
      if (finding) fill(chart, finding, colours.finding, top, bottom);
      if (here) fill(chart, here, colours.ink, top, top + STRIP);
      for (const span of suspects) fill(chart, span, colours.suspect, bottom - STRIP, bottom);
      if (start === null) return;
      chart.ctx.fillStyle = mode === 'zoom' ? colours.zoom : colours.select;
      chart.ctx.fillRect(Math.min(start, end), top, Math.abs(end - start), bottom - top);
    },
  };
}

/** Whether all that the chart shows is selected: then there is nothing to tell apart. */
function isWhole(chart: Chart<'line'>, { from, to }: Span): boolean {
  const { x } = chart.scales;
  return x !== undefined && from <= x.min && to >= x.max;
}

function pixelOf(chart: Chart<'line'>, event: PointerEvent): number {
  const { left, right } = chart.chartArea;
  const at = event.clientX - chart.canvas.getBoundingClientRect().left;
  return Math.min(Math.max(at, left), right);
}

function fill(chart: Chart<'line'>, span: Span, colour: string, top: number, bottom: number): void {
  const { x } = chart.scales;
  if (!x) return;
  const { left, right } = chart.chartArea;
  const from = Math.max(left, x.getPixelForValue(span.from));
  const to = Math.min(right, x.getPixelForValue(span.to));
  if (to < from) return;
  chart.ctx.fillStyle = colour;
  chart.ctx.fillRect(from, top, Math.max(1, to - from), bottom - top);
}
