import type { Certification } from 'shared-domain';

/** An entry of the ledger: January, certified as a whole by Uma. */
export const anEntry = (id: number, part: Partial<Certification> = {}): Certification => ({
  id,
  kind: 'certification',
  requested_by: 'Uma',
  requested_at: '2026-03-01T10:00:00',
  status: 'done',
  filters: {},
  first: '2026-01-01 00:00:00',
  last: '2026-01-31 23:00:00',
  counts: 1488,
  certified: 1488,
  reason: null,
  findings: [],
  left_out: { counts: 0, days: 0, first: null, last: null },
  failure: null,
  ...part,
});
