import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card, LoadState } from 'shared-ui/ui';
import { texts } from '../texts.ts';
import type { useExportLookups } from './use-export-lookups.ts';

/** The choices that narrow the search, and the search that fills the list of stations. */
export function StationSearch({
  lists,
  searching,
  onSearch,
  children,
}: {
  lists: ReturnType<typeof useExportLookups>;
  searching: boolean;
  onSearch: () => void;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  return (
    <Card title={t('stepStations')}>
      <p className="cx-muted">{t('stepStationsIntro')}</p>
      {children}
      <div className="cx-actions">
        <Button
          severity="outlined"
          icon="search"
          loading={searching}
          disabled={lists.load.state !== 'loaded'}
          onClick={onSearch}
        >
          {t('search')}
        </Button>
        <LoadState load={lists.load} retry={lists.reload} label={t('lookupsWait')}>
          {() => null}
        </LoadState>
      </div>
    </Card>
  );
}
