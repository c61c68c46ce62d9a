import { useUser } from 'shared-ui/auth';
import { paths } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { LinkButton } from 'shared-ui/ui';
import { mayViewStations } from './next-station.rules.ts';
import { formTexts } from './texts.ts';

/** Links beside the heading of the form: to the list, for those who may open it, and from an edit to the empty form. */
export function StationLinks({ editing }: { editing: boolean }) {
  const t = useTexts(formTexts);
  const user = useUser();
  return (
    <>
      {editing && (
        <LinkButton to={paths.importNextStations.href()} icon="plus">
          {t('addStationLocation')}
        </LinkButton>
      )}
      {mayViewStations(user) && <LinkButton to={paths.nextStations.href()}>{t('viewStations')}</LinkButton>}
    </>
  );
}
