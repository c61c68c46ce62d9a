import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { exportDay, type AadtReport } from 'shared-domain';
import { SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useAsk } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Button, Dialog, saveFile, TermHelp } from 'shared-ui/ui';
import { aadtCsv, aadtFileName } from './aadt-csv.ts';
import { aadtTableQuery } from './aadt.resource.ts';
import { MonthChart } from './month-chart.tsx';
import { MonthsTable } from './months-table.tsx';
import { firstYear, yearsOf } from './report-years.rules.ts';
import { PrintedReport } from './printed-report.tsx';
import { reportTexts } from './texts.ts';
import { YearTable } from './year-table.tsx';

/** A station's averages year by year: method, figures with what they rest on, months; to print and to download. */
export function AadtReportDialog({
  report,
  agency,
  onClose,
}: {
  report: AadtReport;
  /** The name of the station's agency, where it is known. */
  agency?: string;
  onClose: () => void;
}) {
  const t = useTexts(reportTexts);
  const [year, setYear] = useState(() => firstYear(report));
  const { downloading, download } = useDownload(report);
  const { station_id_tmg, station_name } = report;
  const title = t('dialogTitle', { station_id: station_id_tmg, station_name });
  return (
    <Dialog
      title={title}
      open
      wide
      onClose={onClose}
      footer={
        <>
          <Button severity="outlined" icon="print" onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button icon="download" loading={downloading} onClick={() => void download()}>
            {t('download')}
          </Button>
        </>
      }
    >
      <div className="report-sheet">
        <PrintedReport report={report} agency={agency} year={year} title={title} />
        <div className="cx-muted">
          {t('method')} <TermHelp term="aashto-method" label={t('methodName')} />
        </div>
        {year === null ? (
          <p>{t('noYears')}</p>
        ) : (
          <>
            <div className="report-year">
              <SelectField
                label={t('year')}
                term="aadt"
                required
                value={String(year)}
                options={yearsOf(report).map((one) => ({ code: String(one), label: String(one) }))}
                onChange={(chosen) => setYear(Number(chosen ?? year))}
              />
            </div>
            <YearTable report={report} year={year} />
            <MonthChart report={report} year={year} />
            <MonthsTable report={report} year={year} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function useDownload(report: AadtReport) {
  const t = useTexts(reportTexts);
  const { notify } = useServices();
  const { ask, asking: downloading } = useAsk();
  const download = async () => {
    try {
      const table = await ask(aadtTableQuery(report));
      if (!table) return;
      const name = aadtFileName(exportDay(new Date()), report.station_id_tmg);
      saveFile(name, aadtCsv(table), 'text/csv;charset=utf-8');
      notify('success', t('downloaded', { name }));
    } catch (error) {
      notify('danger', messageOf(error, t('downloadFailed')));
    }
  };
  return { downloading, download };
}
