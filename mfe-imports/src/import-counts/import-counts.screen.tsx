import '../imports.css';
import { useLoad } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { LoadState, Page } from 'shared-ui/ui';
import { RecentImports } from '../recent-imports/recent-imports.tsx';
import { useImports } from '../recent-imports/use-imports.ts';
import { texts } from '../texts.ts';
import { importStations } from './count-file.resource.ts';
import { FileHelp } from './file-help.tsx';
import { ImportForm } from './import-form.tsx';

/** Upload Count Data: the form, what the files have to look like, and what became of those before. */
export function ImportCountsScreen() {
  const t = useTexts(texts);
  const stations = useLoad(importStations, []);
  const recent = useImports({ source: 'file' });
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
