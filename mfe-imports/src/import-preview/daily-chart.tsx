import {
  CategoryScale,
  Chart as ChartLibrary,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartOptions,
} from 'chart.js';
import { useMemo, useState } from 'react';
import { Line } from 'react-chartjs-2';
import { formatDate, formatNumber, useLanguage } from 'shared-ui/i18n';
import { seriesAt, useDataColours, type DataColours } from 'shared-ui/marks';
import { pointRadii, STORED_DASH, type DayLine } from './daily-sums.rules.ts';
import { noDataPlugin } from './no-data-plugin.ts';

ChartLibrary.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Tooltip);
ChartLibrary.defaults.font.family = "'Public Sans Variable', system-ui, sans-serif";

/** Whether this browser draws on a canvas at all; without, the table remains. */
const canDraw = () => document.createElement('canvas').getContext('2d') !== null;

/** The sums of the days as lines: those of the file drawn through, those stored dashed. */
export function DailyChart({ days, lines, label }: { days: string[]; lines: DayLine[]; label: string }) {
  const colours = useDataColours();
  const [language] = useLanguage();
  const [drawable] = useState(canDraw);
  const data = useMemo(() => {
    const colourOf = (place: number) => colours.series[seriesAt(place).at];
    return {
      // the dates are worded in the language in use
      labels: days.map((day) => formatDate(day)),
      datasets: lines.map(({ name, isStored, place, sums }) => ({
        label: name,
        data: sums,
        borderColor: colourOf(place),
        backgroundColor: colourOf(place),
        borderDash: isStored ? STORED_DASH : [],
        borderWidth: isStored ? 1.25 : 1.75,
        // a day without neighbours has no line, so it is a point
        pointRadius: pointRadii(sums),
        pointHitRadius: 6,
      })),
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [days, lines, colours, language]);
  const hatch = colours.marks.none;
  const plugins = useMemo(() => [noDataPlugin(hatch)], [hatch]);
  const options = useMemo(() => optionsOf(colours), [colours]);
  if (!drawable) return <p>{label}</p>;
  return (
    <div className="imports-chart">
      {/* the library keeps the plugins that a chart was made with */}
      <Line key={hatch} data={data} options={options} plugins={plugins} aria-label={label} />
    </div>
  );
}

function optionsOf(colours: DataColours): ChartOptions<'line'> {
  const axis = { ticks: { color: colours.text }, grid: { color: colours.line } };
  return {
    animation: false,
    maintainAspectRatio: false,
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: { ...axis, ticks: { ...axis.ticks, maxRotation: 0, autoSkipPadding: 12 } },
      y: {
        ...axis,
        beginAtZero: true,
        ticks: { ...axis.ticks, precision: 0, callback: (value) => formatNumber(Number(value)) },
      },
    },
    plugins: { legend: { display: false } },
  };
}
