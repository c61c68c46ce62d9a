import { mayOpen, paths, type StationHome } from 'shared-domain';
import { useUser } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { LinkButton } from 'shared-ui/ui';
import { homeTexts } from './texts.ts';

/** What can be done with the station from here; what waits comes first. */
export function HomeActions({ home: { station, form } }: { home: StationHome }) {
  const t = useTexts(homeTexts);
  const user = useUser();
  const stationId = station.station_id_tmg;
  const edit =
    form === 'next' && mayOpen(user, paths.editNextStation) ? paths.editNextStation : paths.editStation;
  return (
    <>
      {station.last_count !== null && (
        <LinkButton
          severity={station.days_count === null ? 'outlined' : 'primary'}
          to={paths.validateCounts.href({ stationId })}
        >
          {t('review')}
        </LinkButton>
      )}
      <LinkButton severity="outlined" to={`${paths.importCounts.href()}?station=${stationId}`}>
        {t('upload')}
      </LinkButton>
      <LinkButton severity="outlined" to={`${paths.importHistory.href()}?station=${stationId}`}>
        {t('imports')}
      </LinkButton>
      <LinkButton severity="outlined" to={`${paths.exports.href()}?station=${stationId}`}>
        {t('export')}
      </LinkButton>
      <LinkButton severity="outlined" to={edit.href({ stationId })}>
        {t('edit')}
      </LinkButton>
    </>
  );
}
