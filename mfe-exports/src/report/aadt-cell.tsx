import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { aadtState, paths, type AadtReport, type AadtStation } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useAsk } from 'shared-ui/query';
import { Button, LinkButton } from 'shared-ui/ui';
import { AadtReportDialog } from './aadt-report-dialog.tsx';
import { aadtReportQuery } from './aadt.resource.ts';
import { reportTexts } from './texts.ts';

/** What a station offers by its state: the report, its quality control, or word that there is nothing. */
export function AadtCell({ station }: { station: AadtStation }) {
  const t = useTexts(reportTexts);
  const { station_id_tmg: id, station_name: name } = station;
  const { report, error, loading, open, close } = useReport(id);
  const state = aadtState(station.aadt, station.has_counts);
  const hasYear = station.aadt.some(({ aadt }) => aadt !== null);
  const days = Math.max(0, ...station.aadt.map(({ days_used }) => days_used));
  return (
    <div className="report-cell">
      {state === 'complete' ? (
        <Button size="small" loading={loading} aria-label={t('aadtOf', { name })} onClick={open}>
          {t('aadt')}
        </Button>
      ) : (
        <span className="report-state">{t(state === 'none' ? 'noData' : 'incomplete')}</span>
      )}
      {state === 'incomplete' && !hasYear ? (
        <span className="cx-muted">{days === 0 ? t('noFullDay') : t('noFullYear', { count: days })}</span>
      ) : null}
      {state === 'incomplete' ? (
        <LinkButton
          size="small"
          to={paths.validateCounts.href({ stationId: id })}
          aria-label={t('qcStationOf', { name })}
        >
          {t('qcStation')}
        </LinkButton>
      ) : null}
      {state !== 'complete' && days > 0 ? (
        <Button
          size="small"
          severity="text"
          loading={loading}
          aria-label={t('detailsOf', { name })}
          onClick={open}
        >
          {t('details')}
        </Button>
      ) : null}
      {error ? (
        <p className="report-failed" role="alert">
          {error}
        </p>
      ) : null}
      {report ? <AadtReportDialog report={report} agency={station.agency} onClose={close} /> : null}
    </div>
  );
}

/** The station's report, asked for when it is opened; a failure clears it. */
function useReport(stationId: string) {
  const t = useTexts(reportTexts);
  const [report, setReport] = useState<AadtReport | null>(null);
  const [error, setError] = useState('');
  const { ask, asking } = useAsk();
  const load = async () => {
    setError('');
    try {
      setReport((await ask(aadtReportQuery(stationId))) ?? null);
    } catch (failure) {
      setReport(null);
      setError(messageOf(failure, t('failed')));
    }
  };
  return { report, error, loading: asking, open: () => void load(), close: () => setReport(null) };
}
