import type { Queryable } from '../../db/database.ts';
import type { Days } from '../../domain/counts/month-spans.rules.ts';
import { countStretches, type MonthOfCounts, type Stretch } from '../../domain/counts/stretches.rules.ts';

/** Counts that one statement of a long read looks at, about: the embedded database answers others after each. */
const PIECE = 10_000;

/** The days of a station's counts in pieces that take some 50 ms each; none where it has no counts. */
async function piecesOf(db: Queryable, stationId: number, asked: Days): Promise<Stretch[]> {
  const months = await db.query<MonthOfCounts>(
    `select month::text as month, sum(counts)::int as counts from count_months
     where station_id = $1 and counts > 0 group by month order by month`,
    [stationId],
  );
  return countStretches(months, asked, PIECE);
}

/** Reads piece by piece, one after the other, in the order of time. */
export async function inPieces<T>(
  db: Queryable,
  { stationId, ...asked }: Days & { stationId: number },
  read: (piece: Stretch) => Promise<T>,
): Promise<T[]> {
  const found: T[] = [];
  for (const piece of await piecesOf(db, stationId, asked)) found.push(await read(piece));
  return found;
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
