import { randomBytes } from 'node:crypto';
import type { CopyRows, CopyValue, Database, Queryable } from '../../platform/db/database.ts';
import { int, orNull, smallint, text, wallClock } from '../../platform/db/columns.ts';
import { readRows, shape, table, type RowOf } from '../../platform/db/table.ts';

/** Rows that one transaction brings: the embedded database, which has one connection, answers others after each. */
const PIECE = 5_000;

/** What each of these tables holds. */
const INCOMING = {
  ts: wallClock,
  flow_id: int,
  count: orNull(int),
  suspect_id: orNull(smallint),
  note: orNull(text),
  vendor_status: orNull(int),
};

/** What rows may end with, beside time, flow and count. */
export type Beside = 'suspect_id' | 'note' | 'vendor_status';

const nameOf = (importId: number) => `incoming_${importId}_`;

/**
 * Brings the counts of an import beside the others, piece by piece, into a table of their own; answers its name. What an
 * attempt before this one has left goes. Reading a file takes longer than writing its counts: done here, the transaction
 * that writes them has only to compare and merge (C7). Nobody but the job can read the table, and it need not outlive a
 * crash. `beside` is what the rows end with.
 */
export async function stageIncoming(
  db: Database,
  importId: number,
  rows: CopyRows,
  beside: readonly Beside[],
): Promise<string> {
  await dropStaged(db, importId);
  const incoming = table(`${nameOf(importId)}${randomBytes(6).toString('hex')}`, INCOMING);
  await db.exec(
    `create unlogged table ${incoming.name} (ts timestamp, flow_id int, count int, suspect_id smallint, note text,
       vendor_status int)`,
  );
  const columns = ['ts', 'flow_id', 'count', ...beside] as const;
  for await (const piece of piecesOf(rows)) await db.copyIn(incoming, columns, piece);
  await db.exec(`analyze ${incoming.name}`);
  return incoming.name;
}

async function* piecesOf(rows: CopyRows): AsyncGenerator<(readonly CopyValue[])[]> {
  let piece: (readonly CopyValue[])[] = [];
  for await (const batch of Symbol.asyncIterator in rows ? rows : [rows]) {
    for (const row of batch) {
      piece.push(row);
      if (piece.length < PIECE) continue;
      yield piece;
      piece = [];
    }
  }
  if (piece.length > 0) yield piece;
}

/** Takes away what was brought for an import. */
export async function dropStaged(db: Queryable, importId: number): Promise<void> {
  for (const { table } of await selectStaged(db, importId)) await db.exec(`drop table if exists ${table}`);
}

/** Takes away what was brought for imports that have ended; nothing, unless a process died at the wrong moment. */
export async function sweepStaged(db: Queryable): Promise<void> {
  for (const { table, import_id } of await selectStaged(db, null)) {
    const open = await db.query(`select 1 from imports where id = $1 and status in ('waiting', 'running')`, [
      import_id,
    ]);
    if (open.length === 0) await db.exec(`drop table if exists ${table}`);
  }
}

const STAGED = shape({ table: text, import_id: int });

function selectStaged(db: Queryable, importId: number | null): Promise<RowOf<typeof STAGED>[]> {
  return readRows(
    db,
    STAGED,
    `select relname::text as table, split_part(relname, '_', 2)::int as import_id from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r'
       and relname ~ ('^incoming_' || coalesce($1::int::text, '[0-9]+') || '_[0-9a-f]{12}$')`,
    [importId],
  );
}
