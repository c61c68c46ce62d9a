import { useRef, useState } from 'react';
import type { AuditEntry, AuditPage } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { ask } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { useSearchParams } from 'shared-ui/router';
import { Button, Card, LoadState, Page } from 'shared-ui/ui';
import { AuditDetailDialog } from './audit-detail-dialog.tsx';
import { detailLines } from './audit-detail.rules.ts';
import { AuditFilters } from './audit-filters.tsx';
import { wholeAuditQuery } from './audit.resource.ts';
import { AuditTable } from './audit-table.tsx';
import { filtersInUse, filtersOf, NO_FILTERS, toQuery, type AuditFilterValues } from './audit.rules.ts';
import { auditTexts } from './texts.ts';
import { useAudit } from './use-audit.ts';

/** /audit: who did what when; of the agency for admins, of every agency for super admins. Filters stand in the address. */
export function AuditScreen() {
  const t = useTexts(auditTexts);
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  const audit = useAudit(filters);
  const { notify } = useServices();
  const { load, reload } = audit;
  // The list of actions stays while the next answer is on its way.
  const [actions, setActions] = useState<AuditPage['actions']>([]);
  if (load.state === 'loaded' && load.value.actions !== actions) setActions(load.value.actions);
  const apply = (values: AuditFilterValues) => setSearch(toQuery(values));
  const words = { action: t('action'), station: t('station'), user: t('person') };
  const inUse = filtersInUse(filters, actions).map(({ name, value }) => ({ label: words[name], value }));
  const allRows = async () => {
    const { entries, more } = await ask(wholeAuditQuery(filters));
    if (more) notify('warning', t('exportCut', { count: entries.length }));
    return entries;
  };
  return (
    <Page title={t('title')} intro={t('intro')}>
      <AuditFilters applied={filters} actions={actions} onApply={apply} />
      <LoadState load={load} retry={reload}>
        {(page) => (
          <Entries
            page={page}
            hiddenBy={inUse.length > 0 ? { filters: inUse, onClear: () => apply(NO_FILTERS) } : undefined}
            allRows={allRows}
            onOlder={audit.loadOlder}
            loading={audit.loadingOlder}
          />
        )}
      </LoadState>
    </Page>
  );
}

type EntriesProps = Pick<Parameters<typeof AuditTable>[0], 'hiddenBy' | 'allRows'> & {
  page: AuditPage;
  onOlder: () => Promise<void>;
  loading: boolean;
};

function Entries({ page, hiddenBy, allRows, onOlder, loading }: EntriesProps) {
  const t = useTexts(auditTexts);
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const shown = useRef<HTMLOutputElement>(null);
  return (
    <Card>
      <AuditTable entries={page.data} hiddenBy={hiddenBy} allRows={allRows} onDetail={setOpened} />
      <output ref={shown} tabIndex={-1}>
        {page.data.length > 0 && t(page.next === null ? 'shownAll' : 'shown', { count: page.data.length })}
      </output>
      {page.next !== null && (
        <Button
          severity="outlined"
          // Pressed while it loads it does nothing; disabled it would lose the focus.
          aria-disabled={loading || undefined}
          onClick={() => {
            if (loading) return;
            // The button goes with the last page, and the focus with it.
            void onOlder().then(() => shown.current?.focus());
          }}
        >
          {t('older')}
        </Button>
      )}
      {opened && (
        <AuditDetailDialog
          entry={opened}
          lines={detailLines(opened.detail)}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}
