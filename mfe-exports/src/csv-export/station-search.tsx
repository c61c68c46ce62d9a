import { FieldGrid } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card, LoadState } from 'shared-ui/ui';
import { texts } from '../texts.ts';
import type { CsvExport } from './use-csv-export.ts';

const PLACES = ['txdot_districts', 'counties'] as const;
const FLOWS = ['count_types', 'travel_directions', 'count_methods'] as const;

/** The choices that narrow the search, and the search that fills the list of stations. */
export function StationSearch({ form, lists, stations, search, isSuperAdmin }: CsvExport) {
  const t = useTexts(texts);
  return (
    <Card title={t('stepStations')}>
      <p className="cx-muted">{t('stepStationsIntro')}</p>
      <LoadState load={lists.load} retry={lists.reload} label={t('lookupsWait')}>
        {() => null}
      </LoadState>
      <FieldGrid form={form} names={[...PLACES, ...(isSuperAdmin ? ['agencies' as const] : []), ...FLOWS]} />
      <div className="cx-actions">
        <Button
          severity="outlined"
          icon="search"
          loading={stations.searching}
          disabled={lists.load.state !== 'loaded'}
          onClick={() => void search()}
        >
          {t('search')}
        </Button>
      </div>
    </Card>
  );
}
