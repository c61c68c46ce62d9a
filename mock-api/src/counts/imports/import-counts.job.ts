import { wallClock } from 'shared-domain';
import type { Reading } from './check-import.ts';
import { Came } from '../arrivals/came.rules.ts';
import { selectImportJob, updateProgress, type ImportJobRow } from './imports.sql.ts';
import { rememberHeaders } from './incoming.sql.ts';
import { openForJob, readThrough, sizeOf, warningsOf, type Ends, type Refusal } from './read-upload.ts';
import { refusedLines } from './refused-lines.ts';
import { texts } from './texts.ts';
import { selectUnneededUploads } from './uploads.sql.ts';
import type { CopyValue } from '../../platform/db/database.ts';
import { countLines } from './vendors/read-count-file.ts';
import type { CountLine, RowReader } from './vendors/reading.ts';
import { rowReader } from './vendors/row-reader.ts';
import type { Job, JobDeps } from '../../platform/queue/queue.ts';
import { removeUpload } from './remove-upload.ts';
import { failImport, inOpenImport, reopenFailedImport, writeCounts } from './write-counts.ts';

/**
 * Imports a count file (C7). First the whole file is read and checked without the database; then its counts are brought
 * beside the stored ones, and written in one transaction with everything that says so. A process that dies leaves all of
 * it or none, and the job starts over. An import that has ended is left alone.
 */
export const importCountsJob: Job<'import-counts'> = {
  queue: 'import-counts',
  run: async ({ id }, deps) => {
    const { db, files } = deps;
    const asked = await selectImportJob(db, id);
    if (asked?.status !== 'waiting' && asked?.status !== 'running') return;
    await updateProgress(db, id, 0);
    const reading = await openForJob(asked, files);
    const looked = 'refused' in reading ? reading : await readWhole(reading, asked, deps);
    if ('refused' in looked)
      await inOpenImport(id, deps, (tx, open) => failImport(tx, deps, open, looked.refused));
    else await write(asked, deps, looked);
    // a file that was refused stays for a week, for the person to correct; a program sends its counts anew
    const imported = 'refused' in looked && !asked.by_token ? null : asked.upload_id;
    for (const upload of await selectUnneededUploads(db, imported, deps.now()))
      await removeUpload(upload, deps);
  },
  fail: ({ id }, deps) =>
    inOpenImport(id, deps, (tx, open) =>
      failImport(tx, deps, open, { message: texts.failed, errors: [], rejected: 0 }),
    ),
  reopen: ({ id }, tx) => reopenFailedImport(id, tx),
};

/** A file that was read and found sound. */
type Sound = { reading: Reading; ends: Ends | null };

/** Reading is half of the work. */
async function readWhole(
  reading: Reading,
  { id, request }: ImportJobRow,
  { db, files }: JobDeps,
): Promise<Sound | { refused: Refusal }> {
  const size = await sizeOf(files, request.file);
  const looked = await readThrough(reading, size, (share) => updateProgress(db, id, share / 2));
  return 'refused' in looked ? looked : { reading, ends: looked.ends };
}

async function write({ id, request }: ImportJobRow, deps: JobDeps, { reading, ends }: Sound): Promise<void> {
  const { channels, interval } = request;
  const reader = rowReader(reading.file.layout, reading.options);
  const flows = channels.map((channel) => channel.id);
  const came = new Came(interval);
  await writeCounts(id, deps, {
    flows,
    interval,
    ends,
    beside: reading.file.layout.flowRows?.markOf ? MARK : [],
    rows: incomingRows(reading, reader, { flows, came }),
    came: () => came.stretches(),
    summary: () => ({
      read: reader.counts,
      first: reader.first,
      last: reader.last,
      warnings: warningsOf(reading, reader),
      battery: reading.file.layout.battery,
    }),
    refusal: (others) => refusedLines(reading, others),
    also: (tx, { station }) => rememberHeaders(tx, station.id, channels),
  });
}

const MARK = ['suspect_id', 'note', 'vendor_status'] as const;

/** Where the columns of a file go, and what takes note of them. */
type Into = { flows: number[]; came: Came };

async function* incomingRows(
  reading: Reading,
  reader: RowReader,
  into: Into,
): AsyncGenerator<Iterable<readonly CopyValue[]>> {
  for await (const batch of countLines(reading.file, reader)) yield rowsOf(batch, into);
}

function* rowsOf(lines: CountLine[], { flows, came }: Into): Generator<readonly CopyValue[]> {
  for (const { minutes, values, mark } of lines) {
    const ts = wallClock(minutes);
    const beside = mark ? MARK.map((name) => mark[name]) : [];
    for (let at = 0; at < flows.length; at += 1) {
      const [flow = 0, value] = [flows[at], values[at]];
      // nothing is said of a flow: there is no row
      if (value === undefined) continue;
      if (value !== null) came.see(flow, minutes);
      yield [ts, flow, value, ...beside];
    }
  }
}
