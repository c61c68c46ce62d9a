import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { StationsTable } from 'shared-ui/table';
import { LoadState, Page } from 'shared-ui/ui';
import { unverifiedStations } from './stations.resource.ts';
import { qualityControlTexts } from './texts.ts';

/** Quality Control: the stations whose counts wait for review. */
export function QualityControlScreen() {
  const t = useTexts(qualityControlTexts);
  const { load, reload } = useLoaded(unverifiedStations);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <LoadState load={load} retry={reload} label={t('loading')}>
        {(stations) => <StationsTable title={t('stations')} rows={stations} daysOfData urlState="review" />}
      </LoadState>
    </Page>
  );
}
