import './csv-export.css';
import { FieldGrid } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Page } from 'shared-ui/ui';
import { MailedExport } from '../own-exports/mailed-export.tsx';
import { OwnExports } from '../own-exports/own-exports.tsx';
import { Presets } from '../presets/presets.tsx';
import { StationSearch } from '../station-search/station-search.tsx';
import { texts } from '../texts.ts';
import { CsvExportForm } from './csv-export-form.tsx';
import { useCsvExport } from './use-csv-export.ts';

const PLACES = ['txdot_districts', 'counties'] as const;
const FLOWS = ['count_types', 'travel_directions', 'count_methods'] as const;

/** CSV Export: search and form first, then choices kept under a name, and the person's own exports. */
export function CsvExportScreen() {
  const t = useTexts(texts);
  const csvExport = useCsvExport();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <MailedExport />
      <StationSearch
        lists={csvExport.lists}
        searching={csvExport.stations.searching}
        onSearch={() => void csvExport.search()}
      >
        <FieldGrid
          form={csvExport.form}
          names={[...PLACES, ...(csvExport.isSuperAdmin ? ['agencies' as const] : []), ...FLOWS]}
        />
      </StationSearch>
      <CsvExportForm form={csvExport.form} stations={csvExport.stations} />
      <Presets choices={csvExport.choices} onUse={csvExport.fill} />
      <OwnExports />
    </Page>
  );
}
