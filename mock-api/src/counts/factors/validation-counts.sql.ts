import type { ValidationInput, WorkedOutValidation } from 'shared-domain';
import { int, bool } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
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

/** The validation counts of a station, the newest day first. */
export function selectValidations(db: Queryable, station: number): Promise<ValidationRow[]> {
  return readRows(
    db,
    VALIDATION,
    `select ${VALIDATION.sql} from validation_counts where station_id = $1 order by counted_on desc, id desc`,
    [station],
  );
}

/** One of a station; nobody else deletes it until the transaction ends. */
export async function lockValidation(
  db: Queryable,
  station: number,
  id: number,
): Promise<ValidationRow | undefined> {
  return readRow(
    db,
    VALIDATION,
    `select ${VALIDATION.sql} from validation_counts where station_id = $1 and id = $2 for update`,
    [station, id],
  );
}

/** How many a station has. */
export async function countValidations(db: Queryable, station: number): Promise<number> {
  const row = await readRow(
    db,
    shape({ n: int.by('count(*)::int') }),
    'select count(*)::int as n from validation_counts where station_id = $1',
    [station],
  );
  return row?.n ?? 0;
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

/** The caller's own that was kept under a key. */
export async function selectValidationByKey(
  db: Queryable,
  { station, user, key }: Pick<NewValidation, 'station' | 'user' | 'key'>,
): Promise<ValidationRow | undefined> {
  return readRow(
    db,
    VALIDATION,
    `select ${VALIDATION.sql} from validation_counts where station_id = $1 and user_id = $2 and request_key = $3`,
    [station, user.id, key ?? null],
  );
}

/** Deletes one that no factor stands on. */
export async function deleteValidation(db: Queryable, id: number): Promise<void> {
  await db.query('delete from validation_counts where id = $1', [id]);
}
