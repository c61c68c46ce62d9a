import { useRef } from 'react';
import type { AadtReport } from 'shared-domain';
import { formatNumber, useLanguage, useTexts } from 'shared-ui/i18n';
import { MarkSwatch, MarkTile, SeriesTile } from 'shared-ui/marks';
import { shareOf, ticksOf, useWidth } from 'shared-ui/time-axis';
import { CHART, monthBars, yearSpan } from './month-bars.rules.ts';
import { monthsOf } from './months-table.tsx';
import { reportTexts } from './texts.ts';

/** What the drawing leaves free above the highest number of its scale. */
const ABOVE = CHART.top - 12;

/**
 * The monthly averages of a year as bars, one colour and pattern for each flow. Drawn as text is, so that it prints.
 */
export function MonthChart({ report, year }: { report: AadtReport; year: number }) {
  const isEmpty = report.flows.every((flow) => monthsOf(flow, year).every((value) => value === null));
  return isEmpty ? null : <DrawnMonths report={report} year={year} />;
}

function DrawnMonths({ report, year }: { report: AadtReport; year: number }) {
  const t = useTexts(reportTexts);
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box, CHART.width);
  const { end, bars, gaps } = monthBars(
    report.flows.map((flow) => monthsOf(flow, year)),
    year,
    width,
  );
  return (
    <figure className="report-chart" ref={box} aria-label={t('chart', { year: String(year) })}>
      {/* above the drawing, where it wraps on a narrow page */}
      <p className="report-axis" aria-hidden>
        {t('chartAxis', { year: String(year) })}
      </p>
      <svg viewBox={`0 ${ABOVE} ${width} ${CHART.height - ABOVE}`} aria-hidden>
        {[0, 0.5, 1].map((share) => (
          <Tick
            key={share}
            y={CHART.bottom - share * (CHART.bottom - CHART.top)}
            value={end * share}
            width={width}
          />
        ))}
        {report.flows.map(({ flowid_txdot: id }, at) => (
          <SeriesTile key={id} place={at}>
            {(fill) =>
              bars
                .filter(({ series }) => series === at)
                .map(({ month, x, y, width, height }) => (
                  <rect key={month} fill={fill} x={x} y={y} width={Math.max(width - 1, 1)} height={height} />
                ))
            }
          </SeriesTile>
        ))}
        <MarkTile mark="none">
          {(fill) =>
            gaps.map(({ series, month, ...place }) => (
              <rect key={`${series}-${month}`} fill={fill} {...place} />
            ))
          }
        </MarkTile>
        <MonthTicks year={year} width={width} />
      </svg>
      <figcaption>
        {report.flows.map(({ flowid_txdot, name }, series) => (
          <span key={flowid_txdot}>
            <svg className="report-swatch" viewBox="0 0 14 14" aria-hidden>
              <SeriesTile place={series}>{(fill) => <rect fill={fill} width="14" height="14" />}</SeriesTile>
            </svg>
            {name}
          </span>
        ))}
        {gaps.length === 0 ? null : (
          <span>
            <MarkSwatch mark="none" /> {t('noMonth')}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** The axis of time below the bars, as the review has it: months as fine as their names fit. */
function MonthTicks({ year, width }: { year: number; width: number }) {
  const t = useTexts(reportTexts);
  const [language] = useLanguage();
  const shown = yearSpan(year);
  const room = width - CHART.left;
  return (
    <>
      <text x={0} y={CHART.height - 6}>
        {t('month')}
      </text>
      {ticksOf(shown, room, language).ticks.map(({ time, label }) => {
        const x = CHART.left + shareOf(time, shown) * room;
        return (
          <g key={time}>
            <line x1={x} x2={x} y1={CHART.bottom} y2={CHART.bottom + 6} />
            <text x={x} y={CHART.height - 6}>
              {label}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Tick({ y, value, width }: { y: number; value: number; width: number }) {
  return (
    <>
      <line x1={CHART.left} x2={width} y1={y} y2={y} />
      <text x={CHART.left - 6} y={y + 4} textAnchor="end">
        {formatNumber(value)}
      </text>
    </>
  );
}
