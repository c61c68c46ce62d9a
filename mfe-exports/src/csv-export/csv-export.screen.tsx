import './csv-export.css';
import { useTexts } from 'shared-ui/i18n';
import { Page } from 'shared-ui/ui';
import { MailedExport } from '../own-exports/mailed-export.tsx';
import { OwnExports } from '../own-exports/own-exports.tsx';
import { useOwnExports } from '../own-exports/use-own-exports.ts';
import { texts } from '../texts.ts';
import { CsvExportForm } from './csv-export-form.tsx';
import { StationSearch } from './station-search.tsx';
import { useCsvExport } from './use-csv-export.ts';

/** CSV Export: search, form and the person's own exports. */
export function CsvExportScreen() {
  const t = useTexts(texts);
  const own = useOwnExports();
  const csvExport = useCsvExport(own.reload);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <MailedExport onFetched={own.reload} />
      <StationSearch {...csvExport} />
      <CsvExportForm form={csvExport.form} stations={csvExport.stations} />
      <OwnExports load={own.load} retry={own.reload} />
    </Page>
  );
}
