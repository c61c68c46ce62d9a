import type { Queryable } from '../../platform/db/database.ts';
import { bool, int } from '../../platform/db/columns.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { certified } from '../store/certified.rules.ts';
import { Params } from '../store/counts-where.ts';
import { imports } from './imports.tables.ts';
import { doubledAgain } from './undo.sql.ts';

const DONE = shape({
  ...imports.of('i', 'id', 'station_id', 'result'),
  // whether anything was certified in the time of its counts, as the ledger has it
  met: bool.by(`exists (
      select 1 from certifications k where k.station_id = i.station_id and k.status = 'done'
        and k.first_ts <= (i.result ->> 'last')::timestamp and k.last_ts >= (i.result ->> 'first')::timestamp)`),
});
type Done = RowOf<typeof DONE>;

const IDS = shape({ id: int });

/**
 * Which of these imports, all of them done, can't be taken back: counts of theirs are certified, a later import has replaced some,
 * or hours would be counted twice again. Most can, and show it without a look at the counts themselves.
 */
export async function selectLasting(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await readRows(db, DONE, `select ${DONE.sql} from imports i where i.id = any($1::int[])`, [
    ids,
  ]);
  const replaced = await readRows(
    db,
    IDS,
    `select distinct r.replaced_import_id as id from import_replaced r
     where r.station_id = any($2::int[]) and r.replaced_import_id = any($1::int[])`,
    [ids, [...new Set(rows.map((row) => row.station_id))]],
  );
  const lasting = new Set(replaced.map(({ id }) => id));
  const open = rows.filter(({ id, met, result }) => !lasting.has(id) && (met || result?.superseded));
  for (const id of await selectHeld(db, open)) lasting.add(id);
  return lasting;
}

/**
 * Of these the ones whose counts themselves say so. One statement, with a part for each import that names its station: each
 * part is asked where the station's counts are.
 */
async function selectHeld(db: Queryable, rows: readonly Done[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const params = new Params();
  const parts = rows.map((row) => holds(row, params));
  return (await readRows(db, IDS, parts.join(' union all '), params.values)).map(({ id }) => id);
}

function holds({ id: importId, station_id, result, met }: Done, params: Params): string {
  const id = `${params.add(importId)}::int`;
  const station = `${params.add(station_id)}::int`;
  const within = () => `${params.add(result?.first)}::timestamp and ${params.add(result?.last)}::timestamp`;
  const isCertified = met
    ? `exists (
      select 1 from counts c where c.station_id = ${station} and c.import_id = ${id} and ${certified('c')}
        and c.ts between ${within()})`
    : 'false';
  return `select ${id} as id where ${isCertified} or ${wouldDouble({ id, station, result })}`;
}

/**
 * Whether hours would be counted twice again without the import. Only counts of another interval that it displaced can do
 * that, beside stored ones that it left as they are or beside each other; so most imports ask no further.
 */
function wouldDouble({
  id,
  station,
  result,
}: {
  id: string;
  station: string;
  result: Done['result'];
}): string {
  if (!result?.superseded) return 'false';
  const doubled = `exists (${doubledAgain(id, station)})`;
  if (result.unchanged > 0) return doubled;
  return `case when (
      select min(r.interval_minutes) < max(r.interval_minutes) from import_replaced r
      where r.station_id = ${station} and r.import_id = ${id})
    then ${doubled} else false end`;
}
