import {
  Chart as ChartLibrary,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Line } from 'react-chartjs-2';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import type { DataColours } from 'shared-ui/marks';
import { chartDataOf, chartOptionsOf, type ChartPoint } from './chart-settings.ts';
import type { Lines } from './lines.rules.ts';
import { createMarksPlugin, type DragMode } from './marks-plugin.ts';
import { pictureTexts } from './texts.ts';
import type { Span } from './time.rules.ts';

ChartLibrary.register(LinearScale, LineController, LineElement, PointElement, Tooltip);
ChartLibrary.defaults.font.family = "'Public Sans Variable', system-ui, sans-serif";

/** Whether this browser draws on a canvas at all; without, the words and figures remain. */
const canDraw = () => document.createElement('canvas').getContext('2d') !== null;

/** The flows over the window as lines. A drag tells its two times; what it means is the caller's. */
export function LineChart({
  lines,
  interval,
  window,
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
  window: Span;
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
  const options = useMemo(() => {
    const title = lines.detail === 'days' ? t('perDay') : t('perInterval', { minutes: interval });
    return chartOptionsOf(lines, window, colours, language, title);
  }, [lines, window, colours, language, t, interval]);

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
    <div className="qc-line">
      <Line ref={chart} data={data} options={options} plugins={marks.plugins} aria-label={label} />
    </div>
  );
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
