import { addDays, exportDay, paths } from 'shared-domain';
import { mailedAddress } from './export-reply.ts';
import {
  ensureSecret,
  failExport,
  finishExport,
  reopenExport,
  selectExport,
  selectExportAgency,
  selectExportOrder,
  updateExportProgress,
  usedByExports,
  type ExportKind,
  type ExportOrders,
  type ExportRow,
} from './exports.sql.ts';
import { texts } from './texts.ts';
import { roomOf } from '../../platform/http/quota.rules.ts';
import type { Text } from '../../platform/text/language.ts';
import { readRecent } from '../../platform/http/recent.ts';
import { outageOf } from '../../platform/http/outage.rules.ts';
import { texts as coreTexts } from '../../platform/http/texts.ts';
import { exportFileName } from './file-name.rules.ts';
import { ofOneMoment, type Written } from './written.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { insertAudit } from '../../people/audit/insert-audit.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import { selectAsker, tell } from '../../people/notifications/tell.ts';

/** What is particular to the files of one kind of export. */
export type ExportFiles<K extends ExportKind> = {
  kind: K;
  /** The file's ending, as far as it does not depend on what is found. */
  ending: string;
  pieces: (db: JobDeps['db'], order: ExportOrders[K], written: Written) => AsyncIterable<Uint8Array>;
};

/**
 * How the jobs of all kinds of export work (E1): the file is streamed from the database to the store. It has one name,
 * so a job that starts over after a crash writes the same file again; then one transaction says that it is there.
 */
export function exportWork<K extends ExportKind>({ kind, ending, pieces }: ExportFiles<K>) {
  return {
    run: async ({ id }: { id: number }, deps: JobDeps): Promise<void> => {
      const { db, now } = deps;
      const asked = await selectExport(db, id);
      const order = await selectExportOrder(db, id, kind);
      if (!asked || !order || isEnded(asked)) return;
      await updateExportProgress(db, id, 0);
      const file = `export-${id}.${ending}`;
      // it is to hold what its asker saw, so a replica has to hold all that there is now
      const { kept, written } = await readRecent(deps, async (reading) => {
        const written: Written = { rows: 0, total: 0 };
        const data = watched(ofOneMoment(reading, order.station_ids, pieces(reading, order, written)), () =>
          tellProgress(deps, id, written),
        );
        return { kept: await keepFile(deps, { id, file, data }), written };
      });
      if ('refused' in kept) return giveUp(id, deps, kept.refused);
      const { bytes } = kept;
      await inOpen(id, deps, async (tx, row) => {
        const named = { ...order, kind, to: addDays(order.until, -1) };
        const fileName = exportFileName(exportDay(now()), named, written.ending ?? ending);
        const { rows, leftOut = [] } = written;
        const built = { file, fileName, bytes, rows, leftOut: leftOut.length, at: now() };
        const expires_at = await finishExport(tx, id, built);
        await tellDone(tx, deps, { ...row, expires_at }, order, written);
      });
    },
    fail: ({ id }: { id: number }, deps: JobDeps): Promise<void> => giveUp(id, deps, texts.failed),
    reopen: ({ id }: { id: number }, tx: Transaction) => reopen(id, tx),
  };
}

async function reopen(id: number, tx: Transaction): Promise<boolean> {
  const row = await selectExport(tx, id, 'lock');
  if (row?.status !== 'failed') return false;
  await reopenExport(tx, id);
  return true;
}

/** Ends an export that can't be built, and says why. */
function giveUp(id: number, deps: JobDeps, why: Text): Promise<void> {
  return inOpen(id, deps, async (tx, row) => {
    await failExport(tx, id, why);
    await tellPerson(tx, deps, row, { ok: false, message: 'exportFailed' });
  });
}

class Outgrown extends Error {}

/** Writes the file, unless its agency or the disk has no room for it: then nothing of it stays, and why is answered. */
async function keepFile(
  { db, files, settings }: JobDeps,
  { id, file, data }: { id: number; file: string; data: AsyncIterable<Uint8Array> },
): Promise<{ bytes: number } | { refused: Text }> {
  const quota = settings.quotas.exports;
  const used = await usedByExports(db, await selectExportAgency(db, id));
  // this one is among those that are on their way already
  const room = roomOf({ ...quota, files: 0 }, used);
  try {
    return { bytes: await files.write(file, upTo(room, data)) };
  } catch (error) {
    if (error instanceof Outgrown) return { refused: texts.outgrown(quota) };
    if (outageOf(error) === coreTexts.diskFull) return { refused: coreTexts.diskFull };
    throw error;
  }
}

async function* upTo(room: number, data: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of data) {
    bytes += piece.byteLength;
    if (bytes > room) throw new Outgrown();
    yield piece;
  }
}

/** How many stations a notice names. */
const NAMED = 10;

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

type Told = Pick<Parameters<typeof tell>[3], 'ok' | 'message' | 'params' | 'link'>;

/** Tells whoever has ordered an export what became of it; one that a program has ordered nobody waits for at a screen. */
async function tellPerson(tx: Transaction, deps: JobDeps, row: ExportRow, told: Told): Promise<void> {
  if (row.by_token) return;
  await tell(tx, deps, row.user_id, { ...told, kind: 'export', href: paths.exports.href(), at: deps.now() });
}

async function tellDone(
  tx: Transaction,
  deps: JobDeps,
  row: ExportRow,
  order: ExportOrders[ExportKind],
  { rows, leftOut = [] }: Written,
): Promise<void> {
  const { now } = deps;
  const left = leftOut.slice(0, NAMED).join(', ') + (leftOut.length > NAMED ? ' …' : '');
  await tellPerson(tx, deps, row, {
    ok: true,
    message: leftOut.length > 0 ? 'exportedLeftOut' : 'exported',
    params: { rows, export: row.id, ...(leftOut.length > 0 && { stations: left }) },
    link: `${order.origin}${mailedAddress(await ensureSecret(tx), row)}`,
  });
  await insertAudit(tx, {
    at: now(),
    user: await selectAsker(tx, row.user_id),
    action: 'counts.exported',
    detail: { export_id: row.id, stations: order.stations, rows },
    // an agency's program is nobody who would be of one
    about: { agency: await selectExportAgency(tx, row.id) },
  });
}
