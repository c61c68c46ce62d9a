import { useUser } from 'shared-ui/auth';
import { mayAccess, paths, type StationSummary } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { LinkButton, ProgressBar } from 'shared-ui/ui';
import { listTexts } from './texts.ts';
import './station-actions.css';

/** What can be done with a station of the list: QC where counts wait, and the newer form for those who have it. */
export function StationActions({ station }: { station: StationSummary }) {
  const t = useTexts(listTexts);
  const name = station.station_name;
  const mayEdit = mayAccess('nextStations', useUser());
  const { station_id_tmg: stationId, draft_id: draftId } = station;
  return (
    <div className="cx-actions station-actions">
      {station.days_count !== null && stationId !== null && (
        <LinkButton
          to={paths.validateCounts.href({ stationId })}
          size="small"
          aria-label={t('qcOf', { name })}
        >
          {t('qc')}
        </LinkButton>
      )}
      {mayEdit && stationId !== null && (
        <LinkButton
          to={paths.editNextStation.href({ stationId })}
          size="small"
          aria-label={t('editOf', { name })}
        >
          {t('edit')}
        </LinkButton>
      )}
      {mayEdit && draftId !== null && (
        <LinkButton
          to={paths.editNextDraftStation.href({ stationId: draftId })}
          size="small"
          aria-label={t('editDraftOf', { name })}
        >
          {t('editDraft')}
        </LinkButton>
      )}
      {station.progress !== null && (
        <ProgressBar value={station.progress} label={t('progressOf', { name })} />
      )}
    </div>
  );
}
