import { GROUP_LIMIT_NAMES, type GroupLimits } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';
import { groupLimits } from './groups.tables.ts';

const SET = shape(
  groupLimits.pick('version', ...GROUP_LIMIT_NAMES, 'reason', 'user_id', 'user_name', 'set_at'),
);
export type LimitsRow = RowOf<typeof SET>;

/** The limits that were set last; undefined where nobody has set any. */
export const selectLimits = (db: Queryable): Promise<LimitsRow | undefined> =>
  readRow(db, SET, `select ${SET.sql} from group_limits order by version desc limit 1`);

/** Keeps limits as the next version; false where somebody else kept that version before. */
export async function keepLimits(
  db: Queryable,
  one: { limits: GroupLimits; version: number; reason: string; user: { id: number; name: string }; at: Date },
): Promise<boolean> {
  const { limits, version, reason, user, at } = one;
  const values = GROUP_LIMIT_NAMES.map((name) => limits[name]);
  const places = values.map((_, index) => `$${index + 6}`).join(', ');
  const kept = await db.query(
    `insert into group_limits (version, reason, user_id, user_name, set_at, ${GROUP_LIMIT_NAMES.join(', ')})
     values ($1, $2, $3, $4, $5, ${places}) on conflict do nothing returning version`,
    [version, reason, user.id, user.name, at.toISOString(), ...values],
  );
  return kept.length > 0;
}
