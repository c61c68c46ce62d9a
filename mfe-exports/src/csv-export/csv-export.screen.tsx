import './csv-export.css';
import { useTexts } from 'shared-ui/i18n';
import { Page } from 'shared-ui/ui';
import { OwnExports } from '../own-exports/own-exports.tsx';
import { useOwnExports } from '../own-exports/use-own-exports.ts';
import { texts } from '../texts.ts';
import { CsvExportForm } from './csv-export-form.tsx';

/** CSV Export: the form and the person's own exports. */
export function CsvExportScreen() {
  const t = useTexts(texts);
  const own = useOwnExports();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <CsvExportForm onSent={own.reload} />
      <OwnExports load={own.load} retry={own.reload} />
    </Page>
  );
}
