import { useId } from 'react';
import type { AadtReport, DaysUsed } from 'shared-ui/domain';
import { formatNumber, formatPercent, useLanguage, useTexts } from 'shared-ui/i18n';
import { monthNames } from './month-names.ts';
import { yearOf } from './report-years.rules.ts';
import { reportTexts } from './texts.ts';

/** The averages of one year by flow, with the days and cells that they rest on. */
export function YearTable({ report, year }: { report: AadtReport; year: number }) {
  const t = useTexts(reportTexts);
  const id = useId();
  const total = report.totals.find((one) => one.year === year);
  const heads = [
    'flow',
    'countType',
    'direction',
    'aadt',
    'daysUsed',
    'cells',
    'weekdays',
    'weekends',
  ] as const;
  return (
    <section>
      <h3 id={id}>{t('summary', { year: String(year) })}</h3>
      <div className="report-scroll" role="group" aria-labelledby={id} tabIndex={0}>
        <table className="report-table" aria-labelledby={id}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className={head === 'aadt' ? 'cx-num' : undefined}>
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.flows.map((flow) => (
              <FlowRow key={flow.flowid_txdot} flow={flow} year={year} />
            ))}
            {total ? (
              <tr className="report-total">
                <th scope="row">{t('total')}</th>
                <td>{report.flows[0]?.count_type}</td>
                <td />
                <td className="cx-num">{formatNumber(Math.round(total.aadt))}</td>
                <td colSpan={4} />
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function FlowRow({ flow, year: wanted }: { flow: AadtReport['flows'][number]; year: number }) {
  const t = useTexts(reportTexts);
  const [language] = useLanguage();
  const year = yearOf(flow, wanted);
  const names = monthNames(language, 'long');
  const days = ({ used, of }: DaysUsed) => t('shareOfDays', { used, of, percent: formatPercent(used / of) });
  return (
    <tr>
      <th scope="row">{flow.name}</th>
      <td>{flow.count_type}</td>
      <td>{flow.direction}</td>
      {year === null ? (
        <td colSpan={5}>{t('noDays')}</td>
      ) : (
        <>
          <td className={year.aadt === null ? undefined : 'cx-num'}>
            {year.aadt === null
              ? t('missing', { months: year.missing_months.map((month) => names[month - 1]).join(', ') })
              : formatNumber(Math.round(year.aadt))}
          </td>
          <td>{days({ used: year.days_used, of: year.days_in_year })}</td>
          <td>{t('share', { used: year.cells_filled, of: 84 })}</td>
          <td>{days(year.weekdays)}</td>
          <td>{days(year.weekends)}</td>
        </>
      )}
    </tr>
  );
}
