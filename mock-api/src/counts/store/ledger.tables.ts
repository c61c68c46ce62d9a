import type { CertifyChecklist, CountFilters, FindingRule, FindingSeverity } from 'shared-domain';
import {
  bigint,
  json,
  bool,
  day,
  int,
  moment,
  oneOf,
  orNull,
  text,
  wallClock,
} from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

/** A strong finding as a certification keeps it. */
export type KeptFinding = {
  id: number;
  rule: FindingRule;
  severity: FindingSeverity;
  flow_id: number;
  from: string;
  until: string;
  affected: number;
};

/** Why a certification failed, and of how many counts or findings that speaks. */
export type KeptFailure = { message: 'certifyFailed' | 'certifyNeedsReason'; counts: number };

export const certifications = table('certifications', {
  id: int,
  station_id: int,
  user_id: int,
  requested_by: text,
  requested_at: moment,
  filters: json<CountFilters>(),
  status: oneOf('running', 'done', 'failed'),
  finished_at: orNull(moment),
  first_ts: orNull(wallClock),
  last_ts: orNull(wallClock),
  counts: int,
  reopened: int,
  reason: orNull(text),
  findings: json<KeptFinding[]>(),
  giving_up: bool,
  failure: orNull(json<KeptFailure>()),
  left_out: orNull(json<CertifyChecklist['left_out']>()),
  campaign_id: orNull(int),
});

export const reopenings = table('reopenings', {
  id: int,
  station_id: int,
  user_id: int,
  requested_by: text,
  requested_at: moment,
  reason: text,
  first_day: day,
  last_day: day,
  first_ts: wallClock,
  last_ts: wallClock,
  counts: int,
});

export const certifyingDays = table('certifying_days', {
  certification_id: int,
  station_id: int,
  flow_id: int,
  day: day,
  minutes: int,
  total: bigint,
});
