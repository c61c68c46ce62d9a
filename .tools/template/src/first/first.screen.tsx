import { useUser } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { StationsTable } from 'shared-ui/table';
import { LoadState, Page } from 'shared-ui/ui';
import { stationsQuery } from './first.resource.ts';
import { firstTexts } from './texts.ts';

/** The first screen: the stations of the person's agency. */
export function FirstScreen() {
  const t = useTexts(firstTexts);
  const { agency } = useUser();
  const { load, reload } = useLoaded(stationsQuery);
  return (
    <Page title={t('title')} intro={t('intro', { agency: agency.name })}>
      <LoadState load={load} retry={reload} label={t('loading')}>
        {(stations) => (
          <StationsTable title={t('stations')} rows={stations} urlState="stations" tools="first-stations" />
        )}
      </LoadState>
    </Page>
  );
}
