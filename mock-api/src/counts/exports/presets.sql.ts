import type { ExportPreset } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { int, json } from '../../platform/db/columns.ts';
import { readRow, readRows, shape } from '../../platform/db/table.ts';
import { exportPresets } from './exports.tables.ts';

type Owner = { id: number; agency_id: number };

/** The stations that a preset names, those of them that are there for the caller, and the others. */
const STATIONS = /* sql */ `
  cross join lateral (
    select coalesce(jsonb_agg(named order by place) filter (where found), '[]') as stations,
      coalesce(jsonb_agg(named order by place) filter (where not found), '[]') as lost
    from (
      select named, place, exists (select 1 from stations s where s.station_id_tmg = named and not s.draft) as found
      from jsonb_array_elements_text(coalesce(p.choices->'stations', '[]')) with ordinality as of (named, place)) as one) as n`;

const PRESET = shape({
  ...exportPresets.of('p', 'id', 'name'),
  choices: exportPresets.columns.choices.by(`jsonb_set(p.choices, '{stations}', n.stations)`),
  lost_stations: json<string[]>().by('n.lost'),
});
const KEPT = shape(exportPresets.pick('id', 'name', 'choices'));

/** The caller's presets of their current agency, by name. Row security holds the agency. */
export function selectPresets(db: Queryable, userId: number): Promise<ExportPreset[]> {
  return readRows(
    db,
    PRESET,
    `select ${PRESET.sql} from export_presets p ${STATIONS} where p.user_id = $1 order by lower(p.name)`,
    [userId],
  );
}

/** Keeps choices under a name, in place of those that had it before. */
export async function savePreset(
  db: Queryable,
  { id: userId, agency_id }: Owner,
  { name, choices }: Pick<ExportPreset, 'name' | 'choices'>,
): Promise<ExportPreset> {
  const row = await readRow(
    db,
    KEPT,
    `insert into export_presets (user_id, agency_id, name, choices) values ($1, $2, $3, $4::text::jsonb)
     on conflict (user_id, agency_id, lower(name)) do update set name = excluded.name, choices = excluded.choices
     returning ${KEPT.sql}`,
    [userId, agency_id, name, JSON.stringify(choices)],
  );
  return { id: row?.id ?? 0, name, choices, lost_stations: [] };
}

/** Takes a preset of the caller's away; false where there is none. */
export async function deletePreset(db: Queryable, userId: number, id: number): Promise<boolean> {
  const rows = await db.query('delete from export_presets where user_id = $1 and id = $2 returning id', [
    userId,
    id,
  ]);
  return rows.length > 0;
}

/** How many presets the caller has at their current agency. */
export async function countPresets(db: Queryable, { id, agency_id }: Owner): Promise<number> {
  const row = await readRow(
    db,
    shape({ n: int }),
    'select count(*)::int as n from export_presets where user_id = $1 and agency_id = $2',
    [id, agency_id],
  );
  return row?.n ?? 0;
}
