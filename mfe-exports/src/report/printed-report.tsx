import { createPortal } from 'react-dom';
import type { AadtReport } from 'shared-domain';
import { useUser } from 'shared-ui/auth';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { Fact, Facts, usePrinting } from 'shared-ui/ui';
import { MonthChart } from './month-chart.tsx';
import { MonthsTable } from './months-table.tsx';
import { yearOf } from './report-years.rules.ts';
import { reportTexts } from './texts.ts';
import { YearTable } from './year-table.tsx';

/**
 * The open report on paper, in place of all else that the page holds: whose station, who printed it when, how far the
 * year is certified, the method and the figures. On a screen nothing of it is there.
 */
export function PrintedReport(props: {
  report: AadtReport;
  agency: string | undefined;
  /** The year that is shown; null where no year has a figure. */
  year: number | null;
  title: string;
}) {
  const at = usePrinting();
  return at && createPortal(<Sheet {...props} at={at} />, document.body);
}

function Sheet({ report, agency, year, title, at }: Parameters<typeof PrintedReport>[0] & { at: Date }) {
  const t = useTexts(reportTexts);
  const { name } = useUser();
  return (
    <article className="report-printed">
      <h1>{title}</h1>
      <Facts beside>
        {agency === undefined ? null : <Fact name={t('agency')}>{agency}</Fact>}
        <Fact name={t('printed')}>{t('printedBy', { who: name, when: formatDate(at.toISOString()) })}</Fact>
        {year === null ? null : (
          <Fact name={t('certification', { year: String(year) })}>
            <CertifiedDays report={report} year={year} />
          </Fact>
        )}
      </Facts>
      <p>{t('method')}</p>
      {year === null ? (
        <p>{t('noYears')}</p>
      ) : (
        <>
          <YearTable report={report} year={year} />
          <MonthChart report={report} year={year} />
          <MonthsTable report={report} year={year} />
        </>
      )}
    </article>
  );
}

function CertifiedDays({ report, year }: { report: AadtReport; year: number }) {
  const t = useTexts(reportTexts);
  return report.flows
    .map((flow) => {
      const used = yearOf(flow, year);
      return used === null
        ? t('certifiedNone', { flow: flow.name })
        : t('certifiedDays', { flow: flow.name, used: used.days_used, of: used.days_in_year });
    })
    .join('; ');
}
