import { call } from 'shared-ui/api';
import type { AuditPage } from 'shared-domain';
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
