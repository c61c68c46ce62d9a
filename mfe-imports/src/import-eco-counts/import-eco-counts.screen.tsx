import '../imports.css';
import { useLoad, useWatched } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { Alert, LoadState, Page } from 'shared-ui/ui';
import { RecentImports } from '../recent-imports/recent-imports.tsx';
import { useImports } from '../recent-imports/use-imports.ts';
import { EcoCountsForm } from './eco-counts-form.tsx';
import { ecoStations, ecoVisio } from './eco-counts.resource.ts';
import { ecoTexts } from './texts.ts';

/** Import New Count Data: which stations' counts to fetch from Eco-Visio, and what became of those before. */
export function ImportEcoCountsScreen() {
  const t = useTexts(ecoTexts);
  const vendor = useLoad(ecoVisio, []);
  const stations = useWatched(ecoStations, [], (rows) => rows.some(({ importing }) => importing === 1));
  const recent = useImports({ source: 'eco-visio' });
  const reload = () => {
    stations.reload();
    recent.reload();
  };
  return (
    <Page title={t('title')} intro={t('intro')}>
      {vendor.load.state === 'loaded' && vendor.load.value.simulated && (
        <Alert severity="info">{t('simulated')}</Alert>
      )}
      <LoadState load={stations.load} retry={stations.reload}>
        {(rows) => <EcoCountsForm stations={rows} onStarted={reload} />}
      </LoadState>
      <RecentImports load={recent.load} retry={recent.reload} />
    </Page>
  );
}
