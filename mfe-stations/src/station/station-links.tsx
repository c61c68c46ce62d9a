import { useUser } from 'shared-ui/auth';
import { mayOpen, paths } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { LinkButton } from 'shared-ui/ui';
import { formTexts } from './texts.ts';

/** Links beside the heading: to the list, for those who may open it, and from an edit to the station's page and to the empty form. */
export function StationLinks({
  editing,
  stationId = null,
}: {
  editing: boolean;
  /** The number of the published station that is edited. */
  stationId?: string | null;
}) {
  const t = useTexts(formTexts);
  const user = useUser();
  return (
    <>
      {stationId !== null && (
        <LinkButton to={paths.station.href({ stationId })}>{t('stationPage')}</LinkButton>
      )}
      {editing && (
        <LinkButton to={paths.importStations.href()} icon="plus">
          {t('addStationLocation')}
        </LinkButton>
      )}
      {mayOpen(user, paths.stations) && (
        <LinkButton to={paths.stations.href()}>{t('viewStations')}</LinkButton>
      )}
    </>
  );
}
