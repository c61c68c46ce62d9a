import type { Queryable } from '../../platform/db/database.ts';
import { int, text } from '../../platform/db/columns.ts';
import { readRow, readRows, shape } from '../../platform/db/table.ts';
import type { Days } from './month-spans.rules.ts';
import { countStretches, type Stretch } from './stretches.rules.ts';
import { selectLedgerState } from './ledger-state.sql.ts';

/** Counts that one statement of a long read looks at, about: the embedded database answers others after each. */
const PIECE = 10_000;

/** The days of a station's counts in pieces, which are read in some 50 ms each; none where it has no counts. */
export async function piecesOf(
  db: Queryable,
  stationId: number,
  asked: Days,
  counts = PIECE,
): Promise<Stretch[]> {
  const months = await readRows(
    db,
    shape({ month: text, counts: int }),
    `select month::text as month, sum(counts)::int as counts from count_months
     where station_id = $1 and counts > 0 group by month order by month`,
    [stationId],
    'kept',
  );
  return countStretches(months, asked, counts);
}

/** So often pieces are read again when their station's counts were written meanwhile. */
const TRIES = 3;

/**
 * Reads piece by piece, one after the other, in the order of time. What is told is of one moment: where a job or an edit
 * was committed between two pieces they are read again, and in the end all at once.
 */
export async function inPieces<T>(
  db: Queryable,
  { stationId, ...asked }: Days & { stationId: number },
  read: (piece: Stretch) => Promise<T>,
): Promise<T[]> {
  const [whole, ...others] = await piecesOf(db, stationId, asked);
  // one statement is of one moment in any case
  if (others.length === 0) return whole ? [await read(whole)] : [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await selectWritten(db, stationId);
    const found: T[] = [];
    for (const piece of await piecesOf(db, stationId, asked)) found.push(await read(piece));
    if ((await selectWritten(db, stationId)) === before) return found;
  }
  const pieces = await piecesOf(db, stationId, asked);
  const [first, last] = [pieces[0], pieces.at(-1)];
  return first && last ? [await read({ from: first.from, until: last.until })] : [];
}

/** What has been written of a station's counts so far, as one text: another after each import, edit, certification, … */
export async function selectWritten(db: Queryable, stationId: number): Promise<string> {
  const row = await readRow(
    db,
    shape({ written: text }),
    `select concat_ws(' ',
       (select concat_ws('.', count(*), max(finished_at), max(undone_at)) from imports where station_id = $1),
       (select max(id) from count_edits where station_id = $1)) as written`,
    [stationId],
  );
  return `${row?.written ?? ''} ${await selectLedgerState(db, [stationId])}`;
}

type Totals = { first: string | null; last: string | null };

/**
 * Totals of pieces as one: numbers are added, the ends are the outermost. Days may be added, since no piece parts one.
 */
export function added<T extends Totals>(none: T, pieces: readonly T[]): T {
  const sums: Record<string, unknown> = { ...none };
  for (const piece of pieces) {
    for (const [name, value] of Object.entries(piece)) {
      if (typeof value === 'number') sums[name] = Number(sums[name] ?? 0) + value;
    }
    const { first, last } = sums as Totals;
    if (piece.first !== null && (first === null || piece.first < first)) sums.first = piece.first;
    if (piece.last !== null && (last === null || piece.last > last)) sums.last = piece.last;
  }
  return sums as T;
}
