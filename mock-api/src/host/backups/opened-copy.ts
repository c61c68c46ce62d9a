import path from 'node:path';
import { openCopy } from '../../platform/db/pglite.ts';
import { text } from '../../platform/db/columns.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { tableSums, type TableSum } from './table-sums.ts';

/** What a copied database holds, and which migrations it has seen. */
export type Opened = { tables: TableSum[]; migrations: string[] };

/** Opens a copy that nobody uses yet, as a start would, reads all of it, and closes it in order. */
export async function openAndRead(folder: string): Promise<Opened> {
  const db = await openCopy(path.join(folder, 'database'));
  try {
    const tables = await tableSums(db);
    const migrations = await readRows(db, shape({ name: text }), 'select name from migrations');
    return { tables, migrations: migrations.map(({ name }) => name) };
  } finally {
    await db.close();
  }
}
