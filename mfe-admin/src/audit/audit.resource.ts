import { call } from 'shared-ui/api';
import { AUDIT_EXPORT_MAX, AUDIT_PAGE_MAX, type AuditEntry, type AuditPage } from 'shared-domain';
import type { Asked } from 'shared-ui/query';
import { toQuery, type AuditFilterValues } from './audit.rules.ts';

/** Entries on a page. */
const PAGE_SIZE = 50;

/** What was done, the newest first; `before` is the `next` of the page before. Older pages are added below while it is on screen, and not kept after that. */
export const auditQuery = (filters: AuditFilterValues, before?: number): Asked<AuditPage> => ({
  queryKey: ['audit', toQuery(filters), before ?? null],
  queryFn: ({ signal }) =>
    call('GET /audit', { query: { ...toQuery(filters), before, limit: PAGE_SIZE } }, { signal }),
  gcTime: 0,
});

/** Every entry that the filters leave, the newest first, for a file; `more`: there are older ones than it takes. */
export const wholeAuditQuery = (
  filters: AuditFilterValues,
): Asked<{ entries: AuditEntry[]; more: boolean }> => ({
  queryKey: ['audit', toQuery(filters), 'whole'],
  queryFn: async ({ signal }) => {
    const entries: AuditEntry[] = [];
    for (let before: number | undefined; ;) {
      const query = { ...toQuery(filters), before, limit: AUDIT_PAGE_MAX };
      const { data, next } = await call('GET /audit', { query }, { signal });
      entries.push(...data);
      if (next === null || entries.length >= AUDIT_EXPORT_MAX) return { entries, more: next !== null };
      before = next;
    }
  },
  gcTime: 0,
});
