import type { FactorStep } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { addedTo } from '../../stations/records/added.sql.ts';
import { flowFactors, flowFactorSteps } from './factors.tables.ts';

const FACTOR = shape(
  flowFactors.pick(
    'id',
    'station_id',
    'flow_id',
    'validation_id',
    'value',
    'low',
    'high',
    'valid_from',
    'valid_until',
    'ended_by',
    'reason',
    'state',
    'user_id',
    'user_name',
    'approver_name',
    'created_at',
    'version',
  ),
);
export type FactorRow = RowOf<typeof FACTOR>;

/** Factors as what people add. */
export const factors = addedTo(flowFactors, FACTOR);

/** The factors of a station's flows, the latest first day first. */
export function selectFactors(db: Queryable, station: number): Promise<FactorRow[]> {
  return readRows(
    db,
    FACTOR,
    `select ${FACTOR.sql} from flow_factors where station_id = $1 order by valid_from desc, id desc`,
    [station],
  );
}

/** What is written of a factor. */
export type FactorValues = Pick<
  FactorRow,
  'value' | 'low' | 'high' | 'valid_from' | 'valid_until' | 'reason'
>;
type Person = { id: number; name: string };

/** Drafts one; undefined where it was drafted under this key before (T12). */
export async function insertFactor(
  db: Queryable,
  factor: FactorValues & Pick<FactorRow, 'station_id' | 'flow_id' | 'validation_id'>,
  { user, at, key }: { user: Person; at: Date; key: string | undefined },
): Promise<FactorRow | undefined> {
  const { station_id, flow_id, validation_id, value, low, high, valid_from, valid_until, reason } = factor;
  return readRow(
    db,
    FACTOR,
    `insert into flow_factors (station_id, flow_id, validation_id, value, low, high, valid_from, valid_until, reason, state,
       user_id, user_name, created_at, request_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'draft', $10, $11, $12, $13)
     on conflict (station_id, request_key) do nothing returning ${FACTOR.sql}`,
    [
      station_id,
      flow_id,
      validation_id,
      value,
      low,
      high,
      valid_from,
      valid_until,
      reason,
      user.id,
      user.name,
      at.toISOString(),
      key ?? null,
    ],
  );
}

/** Writes a factor's facts and raises its version: who changes it last has made it, and it is a draft again. */
export async function updateFactor(
  db: Queryable,
  id: number,
  { value, low, high, valid_from, valid_until, reason }: FactorValues,
  user: Person,
): Promise<FactorRow | undefined> {
  return readRow(
    db,
    FACTOR,
    `update flow_factors set value = $2, low = $3, high = $4, valid_from = $5, valid_until = $6, reason = $7,
       user_id = $8, user_name = $9, state = 'draft', version = version + 1 where id = $1 returning ${FACTOR.sql}`,
    [id, value, low, high, valid_from, valid_until, reason, user.id, user.name],
  );
}

/** Brings a factor to another state. */
export async function updateState(
  db: Queryable,
  id: number,
  state: FactorRow['state'],
  approver: string | null,
): Promise<FactorRow | undefined> {
  return readRow(
    db,
    FACTOR,
    `update flow_factors set state = $2, approver_name = coalesce($3, approver_name), version = version + 1
     where id = $1 returning ${FACTOR.sql}`,
    [id, state, approver],
  );
}

/** Sets the last day of a factor, and why it is. */
export async function endFactor(
  db: Queryable,
  id: number,
  { valid_until, ended_by }: { valid_until: string; ended_by: 'equipment' | 'removal' },
): Promise<FactorRow | undefined> {
  return readRow(
    db,
    FACTOR,
    `update flow_factors set valid_until = $2, ended_by = $3, version = version + 1 where id = $1 returning ${FACTOR.sql}`,
    [id, valid_until, ended_by],
  );
}

const STEP = shape(
  flowFactorSteps.pick(
    'id',
    'factor_id',
    'step',
    'user_id',
    'user_name',
    'at',
    'value',
    'valid_from',
    'valid_until',
    'reason',
  ),
);
export type StepRow = RowOf<typeof STEP>;

/** What was done with the factors of a station, in order. */
export function selectSteps(db: Queryable, station: number): Promise<StepRow[]> {
  return readRows(db, STEP, `select ${STEP.sql} from flow_factor_steps where station_id = $1 order by id`, [
    station,
  ]);
}

/** Notes a step of a factor, with what it is from then on. */
export async function insertStep(
  db: Queryable,
  factor: FactorRow,
  { step, user, at, reason }: { step: FactorStep['step']; user: Person; at: Date; reason: string | null },
): Promise<void> {
  await db.query(
    `insert into flow_factor_steps (factor_id, station_id, step, user_id, user_name, at, value, valid_from, valid_until, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      factor.id,
      factor.station_id,
      step,
      user.id,
      user.name,
      at.toISOString(),
      factor.value,
      factor.valid_from,
      factor.valid_until,
      reason,
    ],
  );
}
