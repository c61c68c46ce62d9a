import '../imports.css';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Alert, LoadState, Page } from 'shared-ui/ui';
import { RecentImports } from '../recent-imports/recent-imports.tsx';
import { EcoCountsForm } from './eco-counts-form.tsx';
import { ecoStationsQuery, ecoVisioQuery } from './eco-counts.resource.ts';
import { ecoTexts } from './texts.ts';

/** Import New Count Data: which stations' counts to fetch from Eco-Visio, and what became of those before. */
export function ImportEcoCountsScreen() {
  const t = useTexts(ecoTexts);
  const vendor = useLoaded(ecoVisioQuery);
  const stations = useLoaded(ecoStationsQuery);
  return (
    <Page title={t('title')} intro={t('intro')}>
      {vendor.load.state === 'loaded' && vendor.load.value.simulated && (
        <Alert severity="info">{t('simulated')}</Alert>
      )}
      <LoadState load={stations.load} retry={stations.reload}>
        {(rows) => <EcoCountsForm stations={rows} />}
      </LoadState>
      <RecentImports source="eco-visio" />
    </Page>
  );
}
