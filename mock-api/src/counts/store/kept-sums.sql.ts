import { int, orNull, text } from '../../platform/db/columns.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { KEPT, type Kept } from './counted.sql.ts';
import { certifiedDays, certifiedRevisions } from './counts.tables.ts';
import { keepAnew, raiseRevisions } from './keep-sums.sql.ts';

const DIFFERENCE = shape({ station: int, row: text, kept: orNull(text), counted: orNull(text) });

/** A row of a station that does not say what the counts say: null where there is none. */
export type Difference = RowOf<typeof DIFFERENCE> & { table: string };

const listOf = (alias: string, columns: readonly string[]) =>
  columns.map((column) => `${alias}.${column}`).join(', ');

/** One statement, so what it compares is of one moment, whatever is written meanwhile. */
async function differencesIn(db: Queryable, table: Kept, station: number | null): Promise<Difference[]> {
  const { name, key, values, holds, counted } = table;
  const told = (alias: string) =>
    `case when ${alias}.station_id is not null then concat_ws('/', ${listOf(alias, values)}) end`;
  const which = station === null ? 'true' : 'station_id = $1';
  const rows = await readRows(
    db,
    DIFFERENCE,
    `select station_id as station, concat_ws(' ', ${key.map((column) => `'${column}', ${column}`).join(', ')}) as row,
       ${told('k')} as kept, ${told('c')} as counted
     from (select * from ${name} where ${which} and ${holds}) k
     full join (${counted(station === null ? 'true' : 'c.station_id = $1')}) c using (station_id, ${key.join(', ')})
     where k.${values[0]} is null or c.${values[0]} is null
       or (${listOf('k', values)}) is distinct from (${listOf('c', values)})
     order by station_id, ${key.join(', ')}`,
    station === null ? [] : [station],
  );
  return rows.map((row) => ({ ...row, table: name }));
}

/**
 * Stations with certified days that no revision is kept of: nothing that follows revisions (averages, publications) would know
 * of them. What a revision is can't be counted anew: it tells changes, not counts.
 */
async function revisionsMissing(db: Queryable, station: number | null): Promise<Difference[]> {
  const table = certifiedRevisions.name;
  const rows = await readRows(
    db,
    DIFFERENCE,
    `select d.station_id as station, 'revision' as row, null::text as kept, 'one' as counted
     from ${certifiedDays.name} d left join ${table} r on r.station_id = d.station_id
     where r.station_id is null and ($1::int is null or d.station_id = $1)
     group by d.station_id order by d.station_id`,
    [station],
  );
  return rows.map((row) => ({ ...row, table }));
}

/** What is kept of a station's counts, or of all of them, and is not what they add up to. */
export async function readDifferences(db: Queryable, station: number | null): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const table of KEPT) found.push(...(await differencesIn(db, table, station)));
  found.push(...(await revisionsMissing(db, station)));
  return found;
}

/**
 * Works everything that is kept of a station's counts out anew, and answers what was wrong. Nobody writes counts, ends a
 * certification or changes reasons until the transaction has ended; reading goes on. What was worked out from the days is
 * then known to be old.
 */
export async function mendKept(tx: Transaction, station: number): Promise<Difference[]> {
  await tx.exec('lock table counts, certifications, suspects in share mode');
  const found = await readDifferences(tx, station);
  for (const table of KEPT) {
    if (found.some((one) => one.table === table.name)) await keepAnew(tx, table, [station]);
  }
  const ofDays: string[] = [certifiedDays.name, certifiedRevisions.name];
  if (found.some(({ table }) => ofDays.includes(table))) await raiseRevisions(tx, [station]);
  return found;
}

/** Every station, and every number for which something is kept though its station has gone. */
export async function stationsWithCounts(db: Queryable): Promise<number[]> {
  const kept = KEPT.map(({ name }) => `select station_id from ${name}`).join(' union ');
  const rows = await readRows(db, shape({ id: int }), `select id from stations union ${kept} order by id`);
  return rows.map(({ id }) => id);
}
