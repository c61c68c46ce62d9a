import { call } from 'shared-ui/api';
import type { AuditPage } from 'shared-domain';
import type { Asked } from 'shared-ui/query';
import { toQuery, type AuditFilterValues } from './audit.rules.ts';

/** Entries on a page. */
const PAGE_SIZE = 50;

const page = (filters: AuditFilterValues, before?: number, signal?: AbortSignal): Promise<AuditPage> =>
  call('GET /audit', { query: { ...toQuery(filters), before, limit: PAGE_SIZE } }, { signal });

/** What was done, the newest first. Older pages are added below while it is on screen, and not kept after that. */
export const auditQuery = (filters: AuditFilterValues): Asked<AuditPage> => ({
  queryKey: ['audit', toQuery(filters)],
  queryFn: ({ signal }) => page(filters, undefined, signal),
  gcTime: 0,
});

/** The page after another one, by the `next` of that. */
export const loadOlderAudit = (filters: AuditFilterValues, before: number): Promise<AuditPage> =>
  page(filters, before);
