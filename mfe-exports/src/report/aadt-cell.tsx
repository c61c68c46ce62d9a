import { aadtState, paths, type AadtStation } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Button, LinkButton } from 'shared-ui/ui';
import { reportTexts } from './texts.ts';
import type { StationReport } from './use-station-report.ts';

/** What a station offers by its state: the report, its quality control, or word that there is nothing. */
export function AadtCell({ station, report }: { station: AadtStation; report: StationReport }) {
  const t = useTexts(reportTexts);
  const { station_id_tmg: id, station_name: name } = station;
  const isMine = report.station?.station_id_tmg === id;
  const [loading, error] = isMine ? [report.asking, report.error] : [false, ''];
  const open = () => void report.open(station);
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
    </div>
  );
}
