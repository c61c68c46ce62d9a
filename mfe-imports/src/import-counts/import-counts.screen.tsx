import '../imports.css';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { LoadState, Page } from 'shared-ui/ui';
import { RecentImports } from '../recent-imports/recent-imports.tsx';
import { texts } from '../texts.ts';
import { importStationsQuery } from './count-file.resource.ts';
import { FileHelp } from './file-help.tsx';
import { ImportForm } from './import-form.tsx';

/** Upload Count Data: the form, what the files have to look like, and what became of those before. */
export function ImportCountsScreen() {
  const t = useTexts(texts);
  const stations = useLoaded(importStationsQuery);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <LoadState load={stations.load} retry={stations.reload}>
        {(rows) => <ImportForm stations={rows} />}
      </LoadState>
      <FileHelp />
      <RecentImports source="file" />
    </Page>
  );
}
