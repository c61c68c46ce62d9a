import type { AadtReport } from 'shared-domain';
import { formatNumber, useLanguage, useTexts } from 'shared-ui/i18n';
import { MarkSwatch, MarkTile, SeriesTile } from 'shared-ui/marks';
import { CHART, monthBars } from './month-bars.rules.ts';
import { monthNames } from './month-names.ts';
import { monthsOf } from './months-table.tsx';
import { reportTexts } from './texts.ts';

/**
 * The monthly averages of a year as bars, one colour and pattern for each flow. Drawn as text is, so that it prints.
 */
export function MonthChart({ report, year }: { report: AadtReport; year: number }) {
  const t = useTexts(reportTexts);
  const [language] = useLanguage();
  const { end, bars, gaps } = monthBars(report.flows.map((flow) => monthsOf(flow, year)));
  if (bars.length === 0) return null;
  const slot = (CHART.width - CHART.left) / 12;
  return (
    <figure className="report-chart" aria-label={t('chart', { year: String(year) })}>
      <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden>
        {[0, 0.5, 1].map((share) => (
          <Tick key={share} y={CHART.bottom - share * (CHART.bottom - CHART.top)} value={end * share} />
        ))}
        <text x={0} y={16}>
          {t('chartAxis', { year: String(year) })}
        </text>
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
        {monthNames(language, 'short').map((name, month) => (
          <text key={name} x={CHART.left + (month + 0.5) * slot} y={CHART.height - 6} textAnchor="middle">
            {name}
          </text>
        ))}
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

function Tick({ y, value }: { y: number; value: number }) {
  return (
    <>
      <line x1={CHART.left} x2={CHART.width} y1={y} y2={y} />
      <text x={CHART.left - 6} y={y + 4} textAnchor="end">
        {formatNumber(value)}
      </text>
    </>
  );
}
