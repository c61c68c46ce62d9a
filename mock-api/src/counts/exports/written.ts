import type { Queryable } from '../../platform/db/database.ts';
import { selectLedgerState } from '../store/ledger-state.sql.ts';

/**
 * What has been written so far of how much; in the end the file's ending where it depends on what was found, and the
 * stations of which something was left out.
 */
export type Written = { rows: number; total: number; ending?: string; leftOut?: string[] };

/**
 * Passes a file's pieces on and refuses the file in the end when counts of its stations were certified or reopened since
 * its first piece: an export says what was certified at one moment. Its job then starts over. One transaction over the
 * whole reading would say the same, and hold the embedded database, which has one connection, as long as it takes.
 */
export async function* ofOneMoment(
  db: Queryable,
  stationIds: readonly number[],
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const before = await selectLedgerState(db, stationIds);
  yield* pieces;
  if ((await selectLedgerState(db, stationIds)) !== before)
    throw new Error('Counts of the exported stations were certified or reopened during the export');
}
