import path from 'node:path';
import { readDifferences, stationsWithCounts } from '../../counts/store/kept-sums.sql.ts';
import type { Database } from '../../platform/db/database.ts';
import { openCopy } from '../../platform/db/pglite.ts';
import { text } from '../../platform/db/columns.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { tableSums, type TableSum } from './table-sums.ts';

/**
 * What a copied database holds, which migrations it has seen, and where its counts do not add up to what is kept beside
 * them.
 */
export type Opened = { tables: TableSum[]; migrations: string[]; wrong: string[] };

async function wrongCounts(db: Database): Promise<string[]> {
  const wrong: string[] = [];
  for (const station of await stationsWithCounts(db))
    for (const { table, row } of await readDifferences(db, station)) wrong.push(`${table} ${row}`);
  return wrong;
}

/**
 * Opens a copy that nobody uses yet, as a start would, reads all of it, and closes it in order. `addsUp`: looks too whether the
 * counts add up to their months and days, whose tables are small.
 */
export async function openAndRead(folder: string, addsUp = false): Promise<Opened> {
  const db = await openCopy(path.join(folder, 'database'));
  try {
    const tables = await tableSums(db);
    const migrations = await readRows(db, shape({ name: text }), 'select name from migrations');
    const wrong = addsUp ? await wrongCounts(db) : [];
    return { tables, migrations: migrations.map(({ name }) => name), wrong };
  } finally {
    await db.close();
  }
}
