import { useId } from 'react';
import type { AadtReport } from 'shared-ui/domain';
import { formatNumber, useLanguage, useTexts } from 'shared-ui/i18n';
import { VisuallyHidden } from 'shared-ui/ui';
import { monthNames } from './month-names.ts';
import { yearOf } from './report-years.rules.ts';
import { reportTexts } from './texts.ts';

/** The monthly averages of a year by flow. */
export function MonthsTable({ report, year }: { report: AadtReport; year: number }) {
  const t = useTexts(reportTexts);
  const [language] = useLanguage();
  const id = useId();
  return (
    <section>
      <h3 id={id}>{t('months', { year: String(year) })}</h3>
      <div className="report-scroll" role="group" aria-labelledby={id} tabIndex={0}>
        <table className="report-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('flow')}</th>
              {monthNames(language, 'short').map((name) => (
                <th key={name} scope="col" className="cx-num">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.flows.map((flow) => (
              <tr key={flow.flowid_txdot}>
                <th scope="row">{flow.name}</th>
                {monthsOf(flow, year).map((value, month) => (
                  <td key={month} className="cx-num">
                    {value === null ? (
                      <VisuallyHidden>{t('nothingInMonth')}</VisuallyHidden>
                    ) : (
                      formatNumber(Math.round(value))
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Twelve values, null where the flow has none. */
export const monthsOf = (flow: AadtReport['flows'][number], year: number): (number | null)[] =>
  yearOf(flow, year)?.months ?? Array.from({ length: 12 }, () => null);
