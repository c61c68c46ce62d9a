import { useUser } from 'shared-ui/auth';
import { mayOpen, paths } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { LinkButton } from 'shared-ui/ui';
import { formTexts } from './texts.ts';

/** Links beside the heading: to the list, for those who may open it, and from an edit to the empty form. */
export function StationLinks({ editing }: { editing: boolean }) {
  const t = useTexts(formTexts);
  const user = useUser();
  return (
    <>
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
