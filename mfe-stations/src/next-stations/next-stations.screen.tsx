import { useUser } from 'shared-ui/auth';
import { stationForm } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { StationList } from '../station-list/station-list.tsx';
import { listTexts } from '../station-list/texts.ts';
import { nextStationsQuery } from './next-stations.resource.ts';

/** /next/stations: the same list with the next form. */
export function NextStationsScreen() {
  const t = useTexts(listTexts);
  const forms = stationForm(useUser(), 'nextStationsPage');
  return <StationList title={t('titlePreview')} query={nextStationsQuery} forms={forms} />;
}
