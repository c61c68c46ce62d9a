import {
  Chart as ChartLibrary,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Line } from 'react-chartjs-2';
import type { YearOfCounts } from 'shared-ui/domain';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { chartDataOf, chartOptionsOf, type ChartPoint } from './chart-settings.ts';
import { linesOf } from './lines.rules.ts';
import { createMarksPlugin, type DragMode } from './marks-plugin.ts';
import { pictureTexts } from './texts.ts';
import type { Span } from './time.rules.ts';
import type { PictureColours } from './use-picture-colours.ts';
import { suspectSpans } from './year.rules.ts';

ChartLibrary.register(LinearScale, LineController, LineElement, PointElement, Tooltip);
ChartLibrary.defaults.font.family = "'Public Sans Variable', system-ui, sans-serif";

/** Whether this browser draws on a canvas at all; without, the words and figures remain. */
const canDraw = () => document.createElement('canvas').getContext('2d') !== null;

/** The flows over the window as lines. A drag tells its two times; what it means is the caller's. */
export function LineChart({
  year,
  hidden,
  window,
  selection,
  mode,
  colours,
  label,
  onDrag,
}: {
  year: YearOfCounts;
  hidden: ReadonlySet<number>;
  window: Span;
  selection: Span | null;
  mode: DragMode;
  colours: PictureColours;
  /** What the chart shows, in words. */
  label: string;
  onDrag: (from: number, to: number) => void;
}) {
  const t = useTexts(pictureTexts);
  const [language] = useLanguage();
  const lines = useMemo(() => linesOf(year, hidden, window), [year, hidden, window]);
  const data = useMemo(() => chartDataOf(lines, colours, t('offScale')), [lines, colours, t]);
  const suspects = useMemo(
    () =>
      suspectSpans(
        year.flows.filter(({ id }) => !hidden.has(id)),
        year,
        window,
      ),
    [year, hidden, window],
  );
  const options = useMemo(() => {
    const title = lines.detail === 'days' ? t('perDay') : t('perInterval', { minutes: year.interval });
    return chartOptionsOf(lines, window, colours, language, title);
  }, [lines, window, colours, language, t, year.interval]);

  const chart = useRef<ChartLibrary<'line', ChartPoint[]>>(null);
  const [drawable] = useState(canDraw);
  const [marks] = useState(createMarksPlugin);
  useEffect(() => {
    marks.set({ mode, selection, suspects, colours, onDrag });
    chart.current?.draw();
  }, [marks, mode, selection, suspects, colours, onDrag]);
  if (!drawable) return <p>{label}</p>;
  return (
    <div className="qc-line">
      <Line ref={chart} data={data} options={options} plugins={marks.plugins} aria-label={label} />
    </div>
  );
}
