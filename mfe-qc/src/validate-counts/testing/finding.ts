import type { Finding, FindingList } from 'shared-domain';

/** An open finding of AU0001's first flow: a day and a half without counts. */
export const aFinding = (id: number, part: Partial<Finding> = {}): Finding => ({
  id,
  rule: 'gap',
  rule_label: 'Gap',
  severity: 'review',
  flow_id: 1,
  flowid_txdot: 'AU0001-1-2-1-0',
  from: '2026-02-18 06:00:00',
  until: '2026-02-19 13:00:00',
  intervals: 31,
  rows: 31,
  value: 31,
  threshold: 1,
  evidence: '31 hours without a value.',
  fired: [],
  affected: 0,
  suspect_id: 11,
  other_suspects: [],
  known: [],
  state: 'open',
  decided_by: null,
  decided_at: null,
  reason: null,
  ...part,
});

type Run = NonNullable<FindingList['run']>;

/** A list of findings after the rules have looked. */
export const aFindingList = (
  data: Finding[],
  { run, ...part }: Partial<Omit<FindingList, 'run'>> & { run?: Partial<Run> | null } = {},
): FindingList => ({
  data,
  total: data.length,
  open: { strong: 0, review: data.length, hint: 0 },
  late: null,
  ...part,
  run: run === null ? null : ({ status: 'done', stale: false, ...run } as Run),
});
