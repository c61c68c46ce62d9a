import type { JobDeps } from '../../platform/queue/queue.ts';
import type { VendorCount } from '../../stations/vendor-sites/counter-vendor.ts';
import { VendorProblem } from '../../stations/vendor-sites/vendor-problem.ts';
import { PATIENCE } from './patience.ts';
import * as sql from './run-pieces.sql.ts';
import { noteAnswered, type RunRow } from './runs.sql.ts';

/**
 * Asks for the pieces of a station that are missing, and keeps each as it comes. One that can't be had is left for a later pass, and given
 * up after a few; where the platform as a whole does not answer that is no fault of the piece. Answers whether nothing is
 * left to ask for. Throws VendorProblem where the run has to stand still.
 */
export async function fetchStation(run: RunRow, station: sql.OpenStation, deps: JobDeps): Promise<boolean> {
  const { db } = deps;
  const all = await sql.selectPieces(db, { run: run.id, station: station.station_id });
  let left = 0;
  for (const piece of all.filter(({ status }) => status === 'waiting')) {
    const of = { run: run.id, piece };
    const interval = station.interval_minutes === 15 ? 15 : 60;
    try {
      await sql.keepPiece(db, of, await ask(piece, interval, deps));
      if (run.tries > 0) await noteAnswered(db, run.id);
    } catch (error) {
      if (!(error instanceof VendorProblem) || !(await isOfPiece(error, deps))) throw error;
      await sql.notePieceFailed(db, of, error.text);
      if (piece.tries + 1 < sql.MOST_TRIES) left += 1;
    }
  }
  return left === 0;
}

async function ask(
  { channel, from_minute: begin, until_minute: end }: sql.PieceRow,
  interval: 15 | 60,
  { vendor }: JobDeps,
): Promise<VendorCount[]> {
  const counts: VendorCount[] = [];
  for await (const piece of vendor.readCounts(channel, { begin, end, interval }, PATIENCE))
    counts.push(...piece);
  return counts;
}

/** Whether a failure is the piece's own: the platform answers otherwise. Throws what it says where it does not. */
async function isOfPiece({ trouble }: VendorProblem, { vendor }: JobDeps): Promise<boolean> {
  if (trouble.is === 'other') return true;
  if (trouble.is !== 'unreachable') return false;
  await vendor.listSites(PATIENCE);
  return true;
}
