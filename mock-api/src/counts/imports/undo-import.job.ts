import { readStationById, type CountStation } from '../../stations/records/count-station.sql.ts';
import {
  cancelUndo,
  endUndo,
  isBeingUndone,
  keepMarks,
  lockUndo,
  restoreCounts,
  type UndoingRow,
} from './undo.sql.ts';
import { voidArrivals } from '../arrivals/arrivals.sql.ts';
import { refreshDaysCount } from '../store/days-count.sql.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { insertAudit } from '../../people/audit/insert-audit.ts';
import type { Job, JobDeps } from '../../platform/queue/queue.ts';
import { reviewAgain } from '../findings/review-again.ts';
import { toldWhere } from '../store/told-where.rules.ts';
import { selectAsker, tell } from '../../people/notifications/tell.ts';

/**
 * Takes an import back: what it added goes, what it replaced returns, in one transaction with everything that says
 * so. Its station's flag keeps others out meanwhile, so nothing can have been certified since it was asked for.
 */
export const undoImportJob: Job<'undo-import'> = {
  queue: 'undo-import',
  run: ({ id }, deps) =>
    inUndoing(id, deps, async (tx, row, station) => {
      await keepMarks(tx, row, { user: row.undone_by_id, at: deps.now() });
      const counts = await restoreCounts(tx, row);
      await voidArrivals(tx, row.id, deps.now());
      await refreshDaysCount(tx, station.id);
      await endUndo(tx, row, deps.now());
      await reviewAgain(tx, deps, station.id);
      await tellAndAudit(tx, deps, row, station, { ok: true, params: counts });
    }),
  fail: ({ id }, deps) =>
    inUndoing(id, deps, async (tx, row, station) => {
      await cancelUndo(tx, row);
      await tellAndAudit(tx, deps, row, station, { ok: false, params: {} });
    }),
  // the person sees an import as it was, and asks again
  reopen: () => Promise.resolve(false),
};

/** Runs while the import waits to be taken back, with it locked; its station's flag keeps others out (C12). */
function inUndoing(
  id: number,
  { db }: JobDeps,
  run: (tx: Transaction, row: UndoingRow, station: CountStation) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockUndo(tx, id);
    if (!row || !isBeingUndone(row)) return;
    await run(tx, row, await readStationById(tx, row.station_id));
  });
}

async function tellAndAudit(
  tx: Transaction,
  deps: JobDeps,
  row: UndoingRow,
  station: CountStation,
  { ok, params }: { ok: boolean; params: Record<string, number> },
): Promise<void> {
  const message = ok ? 'importUndone' : 'undoFailed';
  const { undone_by_id: by, undone_by: name } = row;
  await tell(tx, deps, by, {
    kind: 'import',
    ok,
    message,
    params: { ...params, file: row.file_name, station: station.station_name },
    href: toldWhere(message, station.station_id_tmg),
    at: deps.now(),
  });
  await insertAudit(tx, {
    at: deps.now(),
    // an agency's token is nobody's account
    user: by > 0 ? await selectAsker(tx, by) : { id: by, name: name ?? '', agency_id: station.agency_id },
    action: ok ? 'counts.import-undone' : 'counts.import-undo-failed',
    detail: { import_id: row.id, file: row.file_name, ...params },
    about: { station: station.id },
  });
}
