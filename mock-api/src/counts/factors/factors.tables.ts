import type { WorkedOutValidation } from 'shared-domain';
import { day, double, int, json, moment, oneOf, orNull, smallint, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const validationCounts = table('validation_counts', {
  id: int,
  station_id: int,
  flow_id: int,
  counted_on: day,
  interval_minutes: smallint,
  method: oneOf('manual', 'video'),
  pairs: json<WorkedOutValidation['pairs']>(),
  note: orNull(text),
  user_id: orNull(int),
  user_name: text,
  created_at: moment,
  request_key: orNull(text),
});

export const flowFactors = table('flow_factors', {
  id: int,
  station_id: int,
  flow_id: int,
  validation_id: orNull(int),
  value: double,
  low: orNull(double),
  high: orNull(double),
  valid_from: day,
  valid_until: orNull(day),
  ended_by: orNull(oneOf('equipment', 'removal')),
  reason: orNull(text),
  state: oneOf('draft', 'proposed', 'approved', 'withdrawn'),
  user_id: orNull(int),
  user_name: text,
  approver_name: orNull(text),
  created_at: moment,
  version: int,
  request_key: orNull(text),
});

export const flowFactorSteps = table('flow_factor_steps', {
  id: int,
  factor_id: int,
  station_id: int,
  step: oneOf('made', 'changed', 'proposed', 'approved', 'ended', 'withdrawn'),
  user_id: orNull(int),
  user_name: text,
  at: moment,
  value: double,
  valid_from: day,
  valid_until: orNull(day),
  reason: orNull(text),
});
