import { paths } from 'shared-ui/domain';
import { csvPieces, type Written } from '../areas/exports/csv-rows.ts';
import { downloadAddress } from '../areas/exports/exports.payload.ts';
import {
  ensureSecret,
  failExport,
  finishExport,
  forgetFile,
  reopenExport,
  selectExpiredExports,
  selectExport,
  selectExportOrder,
  updateExportProgress,
  type ExportOrder,
  type ExportRow,
} from '../areas/exports/exports.sql.ts';
import { texts } from '../areas/exports/texts.ts';
import type { Transaction } from '../db/database.ts';
import { exportDay } from '../domain/exports/export-day.rules.ts';
import { insertAudit } from '../http/audit.sql.ts';
import type { Job, JobDeps } from './queue.ts';
import { selectAsker, tell } from './tell.ts';

/**
 * Builds the file of an export (E1, E3), streamed from the database to the store. The file has one name, so a job
 * that starts over after a crash writes the same file again; then one transaction says that it is there.
 */
export const exportCsvJob: Job<'export-csv'> = {
  queue: 'export-csv',
  run: async ({ id }, deps) => {
    const { db, files, now } = deps;
    const asked = await selectExport(db, id);
    const order = await selectExportOrder(db, id);
    if (!asked || !order || isEnded(asked)) return;
    await updateExportProgress(db, id, 0);
    const file = `export-${id}.csv`;
    const written: Written = { rows: 0, total: 0 };
    const bytes = await files.write(
      file,
      watched(csvPieces(db, order, written), () => tellProgress(deps, id, written)),
    );
    await inOpen(id, deps, async (tx, row) => {
      const fileName = `${exportDay(now())} counts.csv`;
      const expires_at = await finishExport(tx, id, { file, fileName, bytes, rows: written.rows, at: now() });
      await tellDone(tx, deps, { ...row, expires_at }, order, written.rows);
    });
    for (const expired of await selectExpiredExports(db, now())) {
      await files.remove(expired.file);
      await forgetFile(db, expired.id);
    }
  },
  fail: ({ id }, deps) =>
    inOpen(id, deps, async (tx, row) => {
      await failExport(tx, id, texts.failed);
      await tell(tx, deps, row.user_id, {
        kind: 'export',
        ok: false,
        message: 'exportFailed',
        href: paths.exports.href(),
        at: deps.now(),
      });
    }),
  reopen: ({ id }, tx) => reopen(id, tx),
};

async function reopen(id: number, tx: Transaction): Promise<boolean> {
  const row = await selectExport(tx, id, 'lock');
  if (row?.status !== 'failed') return false;
  await reopenExport(tx, id);
  return true;
}

function isEnded({ status }: ExportRow): boolean {
  return status === 'done' || status === 'failed';
}

/** Runs when the export has not ended yet, with it locked. */
function inOpen(
  id: number,
  { db }: JobDeps,
  run: (tx: Transaction, row: ExportRow) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await selectExport(tx, id, 'lock');
    if (row && !isEnded(row)) await run(tx, row);
  });
}

function tellProgress({ db }: JobDeps, id: number, { rows, total }: Written): Promise<void> {
  return updateExportProgress(db, id, total === 0 ? 0 : Math.min(rows / total, 1));
}

/** Passes the pieces on and speaks up at most twice a second. */
async function* watched(
  pieces: AsyncIterable<Uint8Array>,
  told: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let next = Date.now() + 500;
  for await (const piece of pieces) {
    yield piece;
    if (Date.now() < next) continue;
    next = Date.now() + 500;
    await told();
  }
}

async function tellDone(
  tx: Transaction,
  deps: JobDeps,
  row: ExportRow,
  order: ExportOrder,
  rows: number,
): Promise<void> {
  const { now } = deps;
  await tell(tx, deps, row.user_id, {
    kind: 'export',
    ok: true,
    message: 'exported',
    params: { rows },
    href: paths.exports.href(),
    at: now(),
    link: `${order.origin}${downloadAddress(await ensureSecret(tx), row)}`,
  });
  await insertAudit(tx, {
    at: now(),
    user: await selectAsker(tx, row.user_id),
    action: 'counts.exported',
    detail: { export_id: row.id, stations: order.stations, rows },
  });
}
