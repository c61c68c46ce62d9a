import { useCallback, useRef, type ReactNode } from 'react';
import { useReloadOn, useReloadOnLanguage } from 'shared-ui/api';
import type { CountFilters, CountsEdit, Suspect } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Card, FilteredEmpty, Spinner, type FilterInUse } from 'shared-ui/ui';
import { CountsEditor, type Bulk } from './counts-editor.tsx';
import type { FindingPlace } from './grid/finding-rows.rules.ts';
import { PagingBar } from './paging-bar.tsx';
import { validateTexts } from './texts.ts';
import { useCountsPage } from './use-counts-page.ts';

/** The counts list with its paging; starts at the first page whenever it is mounted anew. */
export function CountsCard({
  stationId,
  filters,
  inUse,
  onClear,
  outside,
  suspects,
  findings,
  bulk,
  actions,
  mayDiscard,
  onDirty,
  onDay,
  onUpdated,
}: {
  stationId: string;
  filters: CountFilters;
  /** The filters in words, and how to do without them. */
  inUse: FilterInUse[];
  onClear: () => void;
  /** Raised when counts were changed elsewhere: the page is asked for again. */
  outside: number;
  suspects: Suspect[];
  findings: FindingPlace[];
  bulk: Bulk;
  actions: ReactNode;
  /** Asks before typed work is dropped. */
  mayDiscard: () => Promise<boolean>;
  onDirty: (dirty: boolean) => void;
  onDay: (day: string) => void;
  onUpdated: (edit: CountsEdit | null) => void;
}) {
  const t = useTexts(validateTexts);
  const { shown, error, busy, reload, goTo } = useCountsPage(stationId, filters);
  useReloadOn(outside, reload);
  const typed = useRef(false);
  const onTyped = useCallback(
    (dirty: boolean) => {
      typed.current = dirty;
      onDirty(dirty);
    },
    [onDirty],
  );
  useReloadOnLanguage(() => {
    // typed work is worth more than the names of codes in another language
    if (!typed.current) reload();
  });
  const bulkHere: Bulk = {
    ...bulk,
    updateMatching: async (input) => {
      const done = await bulk.updateMatching(input);
      if (done) reload();
      return done;
    },
  };
  const paging = shown && shown.page.total > 0 && (
    <PagingBar
      page={shown.page}
      busy={busy}
      onGo={(to) => void mayDiscard().then((accepted) => accepted && goTo(to))}
    />
  );
  return (
    <Card title={t('counts')} actions={actions}>
      {error === null ? null : <Alert severity="danger">{error}</Alert>}
      {shown ? null : error === null ? <Spinner label={t('loadingCounts')} /> : null}
      {shown?.page.total === 0 && inUse.length > 0 ? (
        <FilteredEmpty filters={inUse} onClear={onClear} />
      ) : null}
      {shown?.page.total === 0 && inUse.length === 0 ? <p>{t('noCounts')}</p> : null}
      {shown && shown.page.total > 0 ? (
        <div className="qc-list" aria-busy={busy}>
          <CountsEditor
            key={shown.turn}
            stationId={stationId}
            counts={shown.page.data}
            suspects={suspects}
            findings={findings}
            bulk={bulkHere}
            onDirty={onTyped}
            onDay={onDay}
            onUpdated={onUpdated}
          />
          {paging}
        </div>
      ) : null}
    </Card>
  );
}
