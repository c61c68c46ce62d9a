import { useUser } from 'shared-ui/auth';
import { paths } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { LinkButton } from 'shared-ui/ui';
import { mayViewStations } from './next-station.rules.ts';
import { formTexts } from './texts.ts';

/** Links beside the heading of the form: to the list, for those who may open it, and from an edit to the station's page and to the empty form. */
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
        <LinkButton to={paths.importNextStations.href()} icon="plus">
          {t('addStationLocation')}
        </LinkButton>
      )}
      {mayViewStations(user) && <LinkButton to={paths.nextStations.href()}>{t('viewStations')}</LinkButton>}
    </>
  );
}
