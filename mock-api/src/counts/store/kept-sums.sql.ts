import { int, orNull, text } from '../../platform/db/columns.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { certified, certifying } from './certified.rules.ts';
import { certifiedDays, countMonths } from './counts.tables.ts';

/** A table that is kept up to date with every change of counts, and how its rows are worked out from a station's counts. */
type Kept = {
  name: string;
  key: readonly string[];
  values: readonly string[];
  holds: string;
  counted: string;
};

/** The usable counts of certifications that have ended, or that run, by day: what migration 0021 keeps. */
const usableDays = (running: boolean) => /* sql */ `
  select ${running ? 'c.certification_id, ' : ''}c.station_id, c.flow_id, c.ts::date as day,
    sum(c.interval_minutes)::int as minutes, sum(c.count) as total
  from counts c
  where c.station_id = $1 and c.count is not null and ${running ? certifying('c') : certified('c')}
    and (c.suspect_id is null or c.suspect_id not in (select id from suspects where excludes))
  group by ${running ? '1, 2, 3, 4' : '1, 2, 3'}`;

const DAYS = { values: ['minutes', 'total'], holds: '(minutes <> 0 or total <> 0)' };

/** `holds` tells rows from those that are left over where the last count has gone. */
const KEPT: readonly Kept[] = [
  {
    name: countMonths.name,
    key: ['flow_id', 'month'],
    values: ['counts', 'shortest', 'longest'],
    holds: 'counts <> 0',
    counted: /* sql */ `
      select station_id, flow_id, date_trunc('month', ts)::date as month, count(*)::int as counts,
        min(interval_minutes) as shortest, max(interval_minutes) as longest
      from counts where station_id = $1 group by 1, 2, 3`,
  },
  { ...DAYS, name: certifiedDays.name, key: ['flow_id', 'day'], counted: usableDays(false) },
  {
    ...DAYS,
    name: 'certifying_days',
    key: ['certification_id', 'flow_id', 'day'],
    counted: usableDays(true),
  },
];

const DIFFERENCE = shape({ row: text, kept: orNull(text), counted: orNull(text) });

/** A row that does not say what the counts say: null where there is none. */
export type Difference = RowOf<typeof DIFFERENCE> & { table: string };

const columnsOf = (alias: string, columns: readonly string[]) =>
  columns.map((column) => `${alias}.${column}`).join(', ');

/** One statement, so what it compares is of one moment, whatever is written meanwhile. */
async function differencesIn(db: Queryable, table: Kept, station: number): Promise<Difference[]> {
  const { name, key, values, holds, counted } = table;
  const told = (alias: string) =>
    `case when ${alias}.station_id is not null then concat_ws('/', ${columnsOf(alias, values)}) end`;
  const rows = await readRows(
    db,
    DIFFERENCE,
    `select concat_ws(' ', ${key.map((column) => `'${column}', ${column}`).join(', ')}) as row,
       ${told('k')} as kept, ${told('c')} as counted
     from (select * from ${name} where station_id = $1 and ${holds}) k
     full join (${counted}) c using (${key.join(', ')})
     where k.station_id is null or c.station_id is null
       or (${columnsOf('k', values)}) is distinct from (${columnsOf('c', values)})
     order by ${key.join(', ')}`,
    [station],
  );
  return rows.map((row) => ({ ...row, table: name }));
}

/** What is kept of a station's counts and is not what its counts add up to. */
export async function readDifferences(db: Queryable, station: number): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const table of KEPT) found.push(...(await differencesIn(db, table, station)));
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
  for (const { name, key, values, counted } of KEPT) {
    if (!found.some(({ table }) => table === name)) continue;
    const columns = ['station_id', ...key, ...values].join(', ');
    await tx.query(`delete from ${name} where station_id = $1`, [station]);
    await tx.query(`insert into ${name} (${columns}) select ${columns} from (${counted}) c`, [station]);
  }
  if (found.some(({ table }) => table === certifiedDays.name))
    await tx.query(
      `insert into certified_revisions as r values ($1, 1)
       on conflict (station_id) do update set revision = r.revision + 1`,
      [station],
    );
  return found;
}

/** Every station, and every number for which something is kept though its station has gone. */
export async function stationsWithCounts(db: Queryable): Promise<number[]> {
  const kept = KEPT.map(({ name }) => `select station_id from ${name}`).join(' union ');
  const rows = await readRows(db, shape({ id: int }), `select id from stations union ${kept} order by id`);
  return rows.map(({ id }) => id);
}
