import type { Queryable } from '../../platform/db/database.ts';
import { int } from '../../platform/db/columns.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { certified } from '../store/certified.rules.ts';
import { Params } from '../store/counts-where.ts';
import { imports } from './imports.tables.ts';
import { doubledAgain } from './undo.sql.ts';

const DONE = shape(imports.pick('id', 'station_id', 'result'));
type Done = RowOf<typeof DONE>;

/**
 * Which of these imports, all of them done, can't be taken back: counts of theirs are certified, a later import has replaced some,
 * or hours would be counted twice again. One statement, with a part for each import that names its station: each part is
 * asked where the station's counts are.
 */
export async function selectLasting(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await readRows(db, DONE, `select ${DONE.sql} from imports where id = any($1::int[])`, [ids]);
  if (rows.length === 0) return new Set();
  const params = new Params();
  const parts = rows.map((row) => lasts(row, params));
  const found = await readRows(db, shape({ id: int }), parts.join(' union all '), params.values);
  return new Set(found.map(({ id }) => id));
}

function lasts({ id: importId, station_id, result }: Done, params: Params): string {
  const id = `${params.add(importId)}::int`;
  const station = `${params.add(station_id)}::int`;
  const [first, last] = [`${params.add(result?.first)}::timestamp`, `${params.add(result?.last)}::timestamp`];
  // the ledger first: where nothing was certified in that time there is no need to look at the counts themselves
  const isCertified = `case when exists (
      select 1 from certifications k where k.station_id = ${station} and k.status = 'done'
        and k.first_ts <= ${last} and k.last_ts >= ${first})
    then exists (
      select 1 from counts c where c.station_id = ${station} and c.import_id = ${id} and ${certified('c')}
        and c.ts between ${first} and ${last})
    else false end`;
  const isReplaced = `exists (
    select 1 from import_replaced r where r.station_id = ${station} and r.replaced_import_id = ${id})`;
  return `select ${id} as id where ${isCertified} or ${isReplaced} or ${wouldDouble({ id, station, result })}`;
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
