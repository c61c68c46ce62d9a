import type { ValidationInput, WorkedOutValidation } from 'shared-domain';
import { bool } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { addedTo } from '../../stations/records/added.sql.ts';
import { validationCounts } from './factors.tables.ts';

const VALIDATION = shape({
  ...validationCounts.pick(
    'id',
    'flow_id',
    'counted_on',
    'interval_minutes',
    'method',
    'pairs',
    'note',
    'user_id',
    'user_name',
    'created_at',
  ),
  used: bool.by('exists (select 1 from flow_factors f where f.validation_id = validation_counts.id)'),
});
export type ValidationRow = RowOf<typeof VALIDATION>;

/** Validation counts as what people add; one that a factor stands on can't be deleted. */
export const validations = addedTo(validationCounts, VALIDATION);

/** The validation counts of a station, the newest day first. */
export function selectValidations(db: Queryable, station: number): Promise<ValidationRow[]> {
  return readRows(
    db,
    VALIDATION,
    `select ${VALIDATION.sql} from validation_counts where station_id = $1 order by counted_on desc, id desc`,
    [station],
  );
}

type NewValidation = {
  station: number;
  user: { id: number; name: string };
  input: Omit<ValidationInput, 'pairs'> & { method: 'manual' | 'video'; note: string | null };
  pairs: WorkedOutValidation['pairs'];
  at: Date;
  key: string | undefined;
};

/** Keeps one; undefined where it was kept under this key before (T12). */
export async function insertValidation(
  db: Queryable,
  { station, user, input, pairs, at, key }: NewValidation,
): Promise<ValidationRow | undefined> {
  return readRow(
    db,
    VALIDATION,
    `insert into validation_counts (station_id, flow_id, counted_on, interval_minutes, method, pairs, note, user_id, user_name,
       created_at, request_key)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7, $8, $9, $10, $11)
     on conflict (station_id, request_key) do nothing returning ${VALIDATION.sql}`,
    [
      station,
      input.flow_id,
      input.date,
      input.interval,
      input.method,
      JSON.stringify(pairs),
      input.note,
      user.id,
      user.name,
      at.toISOString(),
      key ?? null,
    ],
  );
}
