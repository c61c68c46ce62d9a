import type { ExportPreset } from 'shared-ui/domain';
import type { Queryable } from '../../db/database.ts';

/** The caller's presets by name. */
export function selectPresets(db: Queryable, userId: number): Promise<ExportPreset[]> {
  return db.query('select id, name, choices from export_presets where user_id = $1 order by lower(name)', [
    userId,
  ]);
}

/** Keeps choices under a name, in place of those that had it before. */
export async function savePreset(
  db: Queryable,
  userId: number,
  { name, choices }: Omit<ExportPreset, 'id'>,
): Promise<ExportPreset> {
  const [row] = await db.query<ExportPreset>(
    `insert into export_presets (user_id, name, choices) values ($1, $2, $3::text::jsonb)
     on conflict (user_id, lower(name)) do update set name = excluded.name, choices = excluded.choices
     returning id, name, choices`,
    [userId, name, JSON.stringify(choices)],
  );
  return row ?? { id: 0, name, choices };
}

/** Takes a preset of the caller's away; false where there is none. */
export async function deletePreset(db: Queryable, userId: number, id: number): Promise<boolean> {
  const rows = await db.query('delete from export_presets where user_id = $1 and id = $2 returning id', [
    userId,
    id,
  ]);
  return rows.length > 0;
}

/** How many presets the caller has. */
export async function countPresets(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    'select count(*)::int as n from export_presets where user_id = $1',
    [userId],
  );
  return row?.n ?? 0;
}
