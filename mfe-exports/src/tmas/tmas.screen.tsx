import '../csv-export/csv-export.css';
import './tmas.css';
import { FieldGrid } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Page } from 'shared-ui/ui';
import { OwnExports } from '../own-exports/own-exports.tsx';
import { StationSearch } from '../station-search/station-search.tsx';
import { Preflight } from './preflight.tsx';
import { tmasTexts } from './texts.ts';
import { TmasForm } from './tmas-form.tsx';
import { useTmas } from './use-tmas.ts';

/** TMAS Exports: search, form, pre-flight, and the person's own exports. */
export function TmasScreen() {
  const t = useTexts(tmasTexts);
  const tmas = useTmas();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <StationSearch
        lists={tmas.lists}
        searching={tmas.stations.searching}
        onSearch={() => void tmas.search()}
      >
        <FieldGrid form={tmas.form} names={['txdot_districts', 'counties', 'agencies']} />
      </StationSearch>
      <TmasForm {...tmas} />
      {tmas.found ? <Preflight found={tmas.found} /> : null}
      <OwnExports />
    </Page>
  );
}
