import { call } from 'shared-ui/api';
import type { AuditPage } from 'shared-domain';
import { toQuery, type AuditFilterValues } from './audit.rules.ts';

/** Entries on a page. */
const PAGE_SIZE = 50;

/** A page of what was done, the newest first; `before` is the `next` of the page before. */
export function loadAudit(filters: AuditFilterValues, before?: number): Promise<AuditPage> {
  return call('GET /audit', { query: { ...toQuery(filters), before, limit: PAGE_SIZE } });
}
