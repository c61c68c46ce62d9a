import type { CertifyChecklist } from 'shared-domain';

/** A checklist of two days on which everything is in order. */
export const aChecklist = (part: Partial<CertifyChecklist> = {}): CertifyChecklist => ({
  counts: 96,
  first: '2026-02-18 00:00:00',
  last: '2026-02-19 23:00:00',
  days: 2,
  nulls: 0,
  suspects: 3,
  findings: { strong: 0, review: 0, hint: 0 },
  gaps: { ranges: 0, intervals: 0 },
  days_without_counts: 0,
  left_out: { counts: 0, days: 0, first: null, last: null },
  late: 0,
  counted_twice: { counts: 0, first: null, last: null },
  checked_at: '2026-03-01 10:00:00',
  stale: false,
  ...part,
});
