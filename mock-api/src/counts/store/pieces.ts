import type { Queryable } from '../../platform/db/database.ts';
import { int, text } from '../../platform/db/columns.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { isCertifying, unclaimed } from './certified.rules.ts';
import type { Days } from './month-spans.rules.ts';
import { countStretches, type Stretch } from './stretches.rules.ts';

/** Counts that one statement of a long read looks at, about: the embedded database answers others after each. */
const PIECE = 10_000;

/** Which months of a station are gone through: all with counts, or those alone in which some are not certified. */
type Months = 'all' | 'open';

/** The month of a station's first uncertified count from one time on: by their index, which is asked for it alone. */
const nextOpen = (from: string): string => `
  select date_trunc('month', c.ts)::date as month from counts c
  where c.station_id = $1 and ${unclaimed('c')} and c.ts >= ${from} order by c.ts limit 1`;

/**
 * The condition that a month has uncertified counts: from open month to open month, one count looked at in each. Where a
 * certification is running any may.
 */
const isOpen = `(${isCertifying('$1')} or month in (
  with recursive open_months as (
    (${nextOpen("'-infinity'::timestamp")})
    union all
    select (${nextOpen("(select m.month + interval '1 month')")}) from open_months m where m.month is not null
  )
  select month from open_months where month is not null))`;

/** The days of a station's counts in pieces, which are read in some 50 ms each; none where it has no counts. */
export async function piecesOf(
  db: Queryable,
  stationId: number,
  asked: Days,
  { counts = PIECE, months = 'all' }: { counts?: number; months?: Months } = {},
): Promise<Stretch[]> {
  const found = await readRows(
    db,
    shape({ month: text, counts: int }),
    `select month::text as month, sum(counts)::int as counts from count_months
     where station_id = $1 and counts > 0 ${months === 'open' ? `and ${isOpen}` : ''} group by month order by month`,
    [stationId],
    'kept',
  );
  return countStretches(found, asked, counts);
}

/** So often pieces are read again when their station's counts were written meanwhile. */
const TRIES = 3;

/**
 * Reads piece by piece, one after the other, in the order of time. What is told is of one moment: where a job or an edit
 * was committed between two pieces they are read again, and in the end all at once. `months`: for a reader of uncertified counts
 * alone the months without any are no pieces. `after`: another read whose pieces come first, asked for at the same time.
 */
export async function inPieces<T>(
  db: Queryable,
  { stationId, ...asked }: Days & { stationId: number },
  read: (piece: Stretch) => Promise<T>,
  { months = 'all', after }: { months?: Months; after?: Promise<unknown> } = {},
): Promise<T[]> {
  const pieces = () => piecesOf(db, stationId, asked, { months });
  const first = await pieces();
  await after;
  // one statement is of one moment in any case
  if (first.length < 2) return readEach(first, read);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [before, now] = await Promise.all([selectWritten(db, stationId), pieces()]);
    const found = await readEach(now, read);
    if ((await selectWritten(db, stationId)) === before) return found;
  }
  const last = await pieces();
  const [from, until] = [last[0]?.from, last.at(-1)?.until];
  return from !== undefined && until !== undefined ? [await read({ from, until })] : [];
}

async function readEach<T>(pieces: readonly Stretch[], read: (piece: Stretch) => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  for (const piece of pieces) found.push(await read(piece));
  return found;
}

/** What has been written of a station's counts so far, as one text: another after each import, edit, certification, … */
export async function selectWritten(db: Queryable, stationId: number): Promise<string> {
  return (await selectAllWritten(db, [stationId])).get(stationId) ?? '';
}

/** The same of each of these stations; nothing is written yet of those that are not there. */
export async function selectAllWritten(
  db: Queryable,
  stations: readonly number[],
): Promise<Map<number, string>> {
  const rows = await readRows(
    db,
    shape({ station_id: int, written: text }),
    `select station_id, string_agg(written, ' ' order by kind) as written from (
       select station_id, 1 as kind, concat_ws('.', count(*), max(finished_at), max(undone_at)) as written
       from imports where station_id = any($1::int[]) group by station_id
       union all select station_id, 2, concat('e', max(id)) from count_edits where station_id = any($1::int[]) group by station_id
       union all select station_id, 3, concat_ws('.', 'c', count(*), sum(counts), sum(reopened)) from certifications
         where station_id = any($1::int[]) and status = 'done' group by station_id
       union all select station_id, 4, concat('r', count(*)) from reopenings where station_id = any($1::int[]) group by station_id
     ) of_each group by station_id`,
    [stations],
  );
  return new Map(rows.map(({ station_id, written }) => [station_id, written]));
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
