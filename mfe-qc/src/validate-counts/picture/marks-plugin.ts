import type { Chart, Plugin } from 'chart.js';
import { MARKS, patternOf, type DataColours, type MarkName } from 'shared-ui/marks';
import type { Span } from './time.rules.ts';

/** What a drag over the chart does: choose a stretch, or look at it closer. */
export type DragMode = 'select' | 'zoom';

/** What the plugin draws and where it tells of a drag. */
type Marks = {
  mode: DragMode;
  selection: Span | null;
  finding: Span | null;
  here: Span | null;
  suspects: Span[];
  /** Where no flow that is shown has a value. */
  empty: Span[];
  colours: DataColours;
  onDrag: (from: number, to: number) => void;
};

/** Shorter drags are clicks, in pixels. */
const SMALLEST_DRAG = 4;
const STRIP = 6;
/** How much of a pattern over the whole height shows: the lines come first. */
const FAINT = 0.5;

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
      const { selection, finding, here, suspects, empty, colours, mode } = now;
      const { ctx, chartArea } = chart;
      const { top, bottom } = chartArea;
      const pattern = (mark: MarkName) =>
        patternOf(ctx, mark, colours.marks[mark], chart.currentDevicePixelRatio);
      if (empty.length) fillAll(chart, empty, [pattern('none')], { top, bottom, alpha: FAINT });
      if (finding) {
        fillAll(chart, [finding], [colours['wash-finding']], { top, bottom });
        fillAll(chart, [finding], [pattern('finding')], { top, bottom, alpha: FAINT / 2 });
        edges(chart, finding, 'finding', colours);
      }
      if (selection && !isWhole(chart, selection)) {
        fillAll(chart, [selection], [colours['wash-selected']], { top, bottom });
        edges(chart, selection, 'selected', colours);
      }
      if (here) fillAll(chart, [here], [colours.ink], { top, bottom: top + STRIP });
      if (suspects.length) {
        fillAll(chart, suspects, [colours.paper, pattern('suspect')], { top: bottom - STRIP, bottom });
      }
      if (start === null) return;
      chart.ctx.fillStyle = colours[mode === 'zoom' ? 'wash-zoom' : 'wash-selected'];
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

/** The span's pixels as far as they are in sight; null where it is not. */
function pixelsOf(chart: Chart<'line'>, span: Span): { from: number; to: number } | null {
  const { x } = chart.scales;
  if (!x) return null;
  const { left, right } = chart.chartArea;
  const from = Math.max(left, x.getPixelForValue(span.from));
  const to = Math.min(right, x.getPixelForValue(span.to));
  return to < from ? null : { from, to };
}

function fillAll(
  chart: Chart<'line'>,
  spans: Span[],
  fills: (string | CanvasPattern)[],
  { top, bottom, alpha = 1 }: { top: number; bottom: number; alpha?: number },
): void {
  const { ctx } = chart;
  ctx.save();
  ctx.globalAlpha = alpha;
  for (const span of spans) {
    const place = pixelsOf(chart, span);
    if (!place) continue;
    for (const fill of fills) {
      ctx.fillStyle = fill;
      ctx.fillRect(place.from, top, Math.max(1, place.to - place.from), bottom - top);
    }
  }
  ctx.restore();
}

/** The outline of a mark around a stretch. */
function edges(chart: Chart<'line'>, span: Span, mark: 'selected' | 'finding', colours: DataColours): void {
  const place = pixelsOf(chart, span);
  if (!place) return;
  const { ctx, chartArea } = chart;
  const { width, dash } = MARKS[mark].outline;
  ctx.save();
  ctx.strokeStyle = colours.marks[mark];
  ctx.lineWidth = width;
  ctx.setLineDash([...dash]);
  ctx.strokeRect(
    place.from,
    chartArea.top,
    Math.max(1, place.to - place.from),
    chartArea.bottom - chartArea.top,
  );
  ctx.restore();
}
