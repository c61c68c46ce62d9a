import { FINDING_RULES, type FindingRule, type FindingSeverity } from 'shared-domain';
import {
  bigint,
  json,
  double,
  int,
  listOf,
  moment,
  oneOf,
  orNull,
  smallint,
  text,
  wallClock,
} from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

/** What one rule found of a case. */
export type FindingPart = {
  rule: FindingRule;
  severity: FindingSeverity;
  from: string;
  until: string;
  value: number;
  threshold: number;
  evidence: Record<string, number>;
};

const rule = oneOf(...FINDING_RULES);
const severity = oneOf('strong', 'review', 'hint');
const state = oneOf('open', 'accepted', 'dismissed', 'overridden');

export const findings = table('findings', {
  id: bigint,
  station_id: int,
  flow_id: int,
  rule,
  severity,
  from_ts: wallClock,
  until_ts: wallClock,
  intervals: int,
  rows: int,
  value: double,
  threshold: double,
  evidence: json<Record<string, number>>(),
  suspect_ids: listOf(smallint),
  state,
  reason: orNull(text),
  decided_by: orNull(text),
  decided_at: orNull(moment),
  rules: listOf(rule),
  parts: json<FindingPart[]>(),
  affected: int,
  certification_id: orNull(int),
});

export const findingRuns = table('finding_runs', {
  id: int,
  station_id: int,
  status: oneOf('running', 'done', 'failed'),
  requested_at: moment,
  finished_at: orNull(moment),
  asked: int,
});

export const findingSettings = table('finding_settings', {
  agency_id: int,
  station_id: int,
  flow_id: int,
  name: text,
  value: double,
  changed_at: moment,
});

export const findingDecisions = table('finding_decisions', {
  station_id: int,
  edit_id: bigint,
  finding_id: bigint,
  old_state: state,
  new_state: state,
  old_reason: orNull(text),
  new_reason: orNull(text),
  old_decided_by: orNull(text),
  old_decided_at: orNull(moment),
});
