import './import-counts.css';
import { useLoad } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { LoadState, Page } from 'shared-ui/ui';
import { RecentImports } from '../recent-imports/recent-imports.tsx';
import { useRecentImports } from '../recent-imports/use-recent-imports.ts';
import { texts } from '../texts.ts';
import { importStations } from './count-file.resource.ts';
import { FileHelp } from './file-help.tsx';
import { ImportForm } from './import-form.tsx';

/** Upload Count Data: the form, what the files have to look like, and what became of those before. */
export function ImportCountsScreen() {
  const t = useTexts(texts);
  const stations = useLoad(importStations, []);
  const recent = useRecentImports();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <LoadState load={stations.load} retry={stations.reload}>
        {(rows) => <ImportForm stations={rows} onStarted={recent.reload} />}
      </LoadState>
      <FileHelp />
      <RecentImports load={recent.load} retry={recent.reload} />
    </Page>
  );
}
