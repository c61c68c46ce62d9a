import {
  Chart as ChartLibrary,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useMemo, useRef, useState } from 'react';
import { Line } from 'react-chartjs-2';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { useDataColours } from 'shared-ui/marks';
import { ticksOf, useWidth } from 'shared-ui/time-axis';
import { dailyDataOf, dailyOptionsOf, gutterOf, spanOf } from './daily-settings.ts';
import type { DayLine } from './daily-sums.rules.ts';
import { noDataPlugin } from './no-data-plugin.ts';
import { previewTexts } from './texts.ts';

ChartLibrary.register(LinearScale, LineController, LineElement, PointElement, Tooltip);
ChartLibrary.defaults.font.family = "'Public Sans Variable', system-ui, sans-serif";

/** Whether this browser draws on a canvas at all; without, the table remains. */
const canDraw = () => document.createElement('canvas').getContext('2d') !== null;

/** The sums of the days as lines over the axis of time that all pictures have. */
export function DailyChart({ days, lines, label }: { days: string[]; lines: DayLine[]; label: string }) {
  const t = useTexts(previewTexts);
  const colours = useDataColours();
  const [language] = useLanguage();
  const [drawable] = useState(canDraw);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const data = useMemo(() => dailyDataOf(days, lines, colours), [days, lines, colours]);
  const options = useMemo(() => {
    const [shown, gutter] = [spanOf(days), gutterOf(lines)];
    const { unit, ticks } = ticksOf(shown, width - gutter, language);
    return dailyOptionsOf({ shown, gutter, ticks }, colours, { time: t(unit), counts: t('perDay') });
  }, [days, lines, width, language, colours, t]);
  const hatch = colours.marks.none;
  const plugins = useMemo(() => [noDataPlugin(hatch)], [hatch]);
  if (!drawable) return <p>{label}</p>;
  return (
    <div ref={box} className="imports-chart">
      {/* the library keeps the plugins that a chart was made with */}
      <Line key={hatch} data={data} options={options} plugins={plugins} aria-label={label} />
    </div>
  );
}
