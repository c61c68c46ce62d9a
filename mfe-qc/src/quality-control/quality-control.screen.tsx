import { useLoad } from 'shared-ui/api';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { StationsTable } from 'shared-ui/table';
import { LoadState, Page } from 'shared-ui/ui';
import { loadUnverifiedStations } from './stations.resource.ts';
import { qualityControlTexts } from './texts.ts';

/** Quality Control: the stations whose counts wait for review. */
export function QualityControlScreen() {
  const t = useTexts(qualityControlTexts);
  const [language] = useLanguage();
  const { load, reload } = useLoad(loadUnverifiedStations, [language]);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <LoadState load={load} retry={reload} label={t('loading')}>
        {(stations) => <StationsTable title={t('stations')} rows={stations} daysOfData urlState="review" />}
      </LoadState>
    </Page>
  );
}
