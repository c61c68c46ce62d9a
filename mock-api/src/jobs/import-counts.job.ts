import { paths, wallClock } from 'shared-ui/domain';
import { lockStationById, type CountStation } from '../areas/counts/count-station.sql.ts';
import {
  endImport,
  reopenImport,
  selectImportJob,
  updateProgress,
  type ImportJobRow,
  type StoredResult,
} from '../areas/imports/imports.sql.ts';
import {
  compareIncoming,
  copyIncoming,
  keepLostMarks,
  mergeIncoming,
  rememberHeaders,
  selectOtherIntervals,
  type Incoming,
} from '../areas/imports/incoming.sql.ts';
import { countsOf, openUpload, refusalOf, type Reading, type Refusal } from '../areas/imports/read-upload.ts';
import { texts } from '../areas/imports/texts.ts';
import { deleteUpload, selectUnneededUploads, storedName } from '../areas/imports/uploads.sql.ts';
import { refreshDaysCount } from '../areas/stations/days-count.sql.ts';
import type { CopyValue, Transaction } from '../db/database.ts';
import { RowCheck } from '../domain/count-files/row-check.ts';
import { insertAudit } from '../http/audit.sql.ts';
import type { Job, JobDeps } from './queue.ts';
import { selectAsker, tell } from './tell.ts';

/**
 * Imports a count file (C7). First the whole file is read and checked without the database; then, in one transaction
 * with everything that says so, its counts are written. A process that dies leaves all of it or none, and the job
 * starts over. An import that has ended is left alone.
 */
export const importCountsJob: Job<'import-counts'> = {
  queue: 'import-counts',
  run: async ({ id }, deps) => {
    const { db, files } = deps;
    const asked = await selectImportJob(db, id);
    if (!asked || isEnded(asked)) return;
    await updateProgress(db, id, 0);
    const reading = await openUpload(asked, asked.time_zone, files);
    // reading is half of the work
    const refusal =
      'refused' in reading
        ? reading.refused
        : await refusalOf(reading, (share) => updateProgress(db, id, share / 2));
    await inOpen(id, deps, async (tx, row, station) => {
      if (refusal) await fail(tx, deps, row, station, refusal);
      else if (!('refused' in reading)) await write(tx, deps, row, station, reading);
    });
    // a file that was refused stays for a week, for the person to correct
    const imported = refusal ? null : asked.upload_id;
    for (const upload of await selectUnneededUploads(db, imported, deps.now()))
      await removeUpload(upload, deps);
  },
  fail: ({ id }, deps) =>
    inOpen(id, deps, (tx, row, station) =>
      fail(tx, deps, row, station, { message: texts.failed, errors: [] }),
    ),
  reopen: ({ id }, tx) => reopen(id, tx),
};

async function reopen(id: number, tx: Transaction): Promise<boolean> {
  const row = await selectImportJob(tx, id, 'lock');
  if (row?.status !== 'failed') return false;
  const station = await lockStationById(tx, row.station_id);
  if (station.certifying || station.importing) return false;
  await reopenImport(tx, row);
  return true;
}

function isEnded({ status }: ImportJobRow): boolean {
  return status === 'done' || status === 'failed';
}

/** Runs when the import has not ended yet, with it and its station locked. */
function inOpen(
  id: number,
  { db }: JobDeps,
  run: (tx: Transaction, row: ImportJobRow, station: CountStation) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await selectImportJob(tx, id, 'lock');
    if (!row || isEnded(row)) return;
    await run(tx, row, await lockStationById(tx, row.station_id));
  });
}

async function write(
  tx: Transaction,
  deps: JobDeps,
  row: ImportJobRow,
  station: CountStation,
  reading: Reading,
): Promise<void> {
  const { channels, interval } = row.request;
  const rows = new RowCheck(reading.layout, reading.options);
  const flows = channels.map(({ id }) => id);
  await copyIncoming(tx, incomingRows(reading, rows, flows));
  const [first, last] = [wallClock(rows.first ?? 0), wallClock(rows.last ?? 0)];
  const incoming: Incoming = { importId: row.id, stationId: station.id, interval, flows, first, last };
  const outcome = await compareIncoming(tx, incoming);
  const others = await selectOtherIntervals(tx, incoming);
  await keepLostMarks(tx, incoming, { user: row.user_id, at: deps.now() });
  await mergeIncoming(tx, incoming);
  await rememberHeaders(tx, station.id, channels);
  const warnings = [...rows.warnings.values(), ...others.map(texts.otherInterval)];
  const result: StoredResult = { read: rows.lines * flows.length, ...outcome, first, last, warnings };
  await endImport(tx, row, { status: 'done', at: deps.now(), result });
  await refreshDaysCount(tx, station.id);
  await tellAndAudit(tx, deps, row, station, {
    ok: true,
    params: { added: outcome.added, replaced: outcome.replaced },
  });
}

async function* incomingRows(
  reading: Reading,
  rows: RowCheck,
  flows: number[],
): AsyncGenerator<readonly CopyValue[]> {
  for await (const batch of countsOf(reading, rows)) {
    for (const { minutes, values } of batch) {
      const ts = wallClock(minutes);
      for (let at = 0; at < flows.length; at += 1) yield [ts, flows[at], values[at]];
    }
  }
}

async function fail(
  tx: Transaction,
  deps: JobDeps,
  row: ImportJobRow,
  station: CountStation,
  refusal: Refusal,
): Promise<void> {
  await endImport(tx, row, { status: 'failed', at: deps.now(), ...refusal });
  await tellAndAudit(tx, deps, row, station, { ok: false, params: {} });
}

async function tellAndAudit(
  tx: Transaction,
  deps: JobDeps,
  row: ImportJobRow,
  station: CountStation,
  { ok, params }: { ok: boolean; params: Record<string, number> },
): Promise<void> {
  await tell(tx, deps, row.user_id, {
    kind: 'import',
    ok,
    message: ok ? 'imported' : 'importFailed',
    params: { ...params, file: row.file_name, station: station.station_name },
    href: ok ? paths.validateCounts.href({ stationId: station.station_id_tmg }) : paths.importCounts.href(),
    at: deps.now(),
  });
  await insertAudit(tx, {
    at: deps.now(),
    user: await selectAsker(tx, row.user_id),
    action: ok ? 'counts.imported' : 'counts.import-failed',
    detail: { import_id: row.id, file: row.file_name, ...params },
    about: { station: station.id },
  });
}

/** The file goes first: a row without its file is harmless, a file without its row would stay for ever. */
async function removeUpload(id: string, { db, files }: JobDeps): Promise<void> {
  await files.remove(storedName(id));
  await deleteUpload(db, id);
}
