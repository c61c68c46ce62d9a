import { useUser } from 'shared-ui/auth';
import { stationForm } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { StationList } from '../station-list/station-list.tsx';
import { listTexts } from '../station-list/texts.ts';
import { stationsQuery } from './stations.resource.ts';

/** /stations: every station of the current agency, for super admins; the v1 form adds and edits them. */
export function StationsScreen() {
  const t = useTexts(listTexts);
  const forms = stationForm(useUser(), 'stationsPage');
  return <StationList title={t('title')} query={stationsQuery} forms={forms} />;
}
