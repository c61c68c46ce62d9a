import {
  Chart as ChartLibrary,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import { Line } from 'react-chartjs-2';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import type { DataColours } from 'shared-ui/marks';
import { ticksOf } from 'shared-ui/time-axis';
import { timeAt, type TimeAxis } from './axis.rules.ts';
import { chartDataOf, chartOptionsOf, type ChartPoint } from './chart-settings.ts';
import { CursorLine } from './cursor-line.tsx';
import type { Lines } from './lines.rules.ts';
import { createMarksPlugin, type DragMode } from './marks-plugin.ts';
import { pointAt, type Pointer } from './pointer.ts';
import { pictureTexts } from './texts.ts';
import { TimeTicks } from './time-ticks.tsx';
import { DAY, MINUTE, startOfDay, type Span } from './time.rules.ts';

ChartLibrary.register(LinearScale, LineController, LineElement, PointElement, Tooltip);
ChartLibrary.defaults.font.family = "'Public Sans Variable', system-ui, sans-serif";

/** Whether this browser draws on a canvas at all; without, the words and figures remain. */
const canDraw = () => document.createElement('canvas').getContext('2d') !== null;

/** The flows over the window as lines. A drag tells its two times; what it means is the caller's. */
export function LineChart({
  lines,
  interval,
  axis,
  pointer,
  selection,
  finding,
  here,
  mode,
  colours,
  label,
  onDrag,
}: {
  lines: Lines;
  /** Minutes between counts, for the title of the axis. */
  interval: number;
  /** The axis of time that the pictures above have, too. */
  axis: TimeAxis;
  pointer: Pointer;
  selection: Span | null;
  /** The stretch of the finding that is looked at. */
  finding: Span | null;
  /** The day that the list is at. */
  here: Span | null;
  mode: DragMode;
  colours: DataColours;
  /** What the chart shows, in words. */
  label: string;
  onDrag: (from: number, to: number) => void;
}) {
  const t = useTexts(pictureTexts);
  const [language] = useLanguage();
  const data = useMemo(
    () =>
      chartDataOf(lines, colours, { offScale: t('offScale'), before: (name) => t('nameBefore', { name }) }),
    [lines, colours, t],
  );
  const ticks = useMemo(
    () => ticksOf(axis.shown, axis.width, language).ticks.map(({ time }) => time),
    [axis, language],
  );
  const title = useLinesTitle(lines, interval);
  const options = useMemo(
    () => chartOptionsOf(lines, axis, ticks, colours, title),
    [lines, axis, ticks, colours, title],
  );

  const chart = useRef<ChartLibrary<'line', ChartPoint[]>>(null);
  const [drawable] = useState(canDraw);
  const [marks] = useState(createMarksPlugin);
  useLayoutEffect(() => {
    marks.set({
      mode,
      selection,
      finding,
      here,
      suspects: lines.suspects,
      empty: lines.empty,
      colours,
      onDrag,
    });
  }, [marks, mode, selection, finding, here, lines, colours, onDrag]);
  const drawn = useRef({ data, options });
  // who listens to a drag does not show: a new listener alone draws nothing
  useEffect(() => {
    // with new data or options the chart has drawn itself just now
    if (drawn.current.data === data && drawn.current.options === options) chart.current?.draw();
    drawn.current = { data, options };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what the marks are drawn from
  }, [mode, selection, finding, here, data, options]);
  useBeforePaint(data);
  if (!drawable) return <p>{label}</p>;
  return (
    <>
      <div
        className="qc-line"
        onPointerMove={(event) => pointAt(pointer, pointedOf(event, axis, lines, interval))}
        onPointerLeave={() => pointAt(pointer, null)}
      >
        <Line ref={chart} data={data} options={options} plugins={marks.plugins} aria-label={label} />
        <div className="qc-line-plot">
          <CursorLine pointer={pointer} shown={axis.shown} />
        </div>
      </div>
      <TimeTicks axis={axis} />
    </>
  );
}

/** What the lines count, and by which interval: the title of their axis. */
function useLinesTitle({ detail }: Lines, interval: number): string {
  const t = useTexts(pictureTexts);
  if (detail === 'days') return t('perDay');
  return interval === 60 ? t('perHour') : t('perInterval', { minutes: interval });
}

/** The day under the pointer, or the interval where these are drawn. */
function pointedOf(event: PointerEvent<HTMLElement>, axis: TimeAxis, { detail }: Lines, interval: number) {
  const time = timeAt(event.clientX - event.currentTarget.getBoundingClientRect().left - axis.gutter, axis);
  if (time === null) return null;
  if (detail === 'days') return { at: startOfDay(time) + DAY / 2, exact: false };
  const step = interval * MINUTE;
  return { at: Math.floor(time / step) * step, exact: true };
}

/**
 * Has the lines drawn in the frame of the maps: react-chartjs-2 draws in effects that come after a paint, and a paint of
 * the whole page lies between. A state that is set in a layout effect makes React run them all before.
 */
function useBeforePaint(data: unknown): void {
  const [, settle] = useState(data);
  // oxlint-disable-next-line react/set-state-in-effect -- the early run of the effects is what it is for
  useLayoutEffect(() => settle(data), [data]);
}
