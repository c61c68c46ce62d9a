// A long generic file, four channels, from upload to committed: on PostgreSQL beside COPY of the same counts into the
// same table in the same run, then on the embedded database. BENCH_IMPORT_ROWS sets its length; a million rows are the
// whole size. Also the memory of the process meanwhile, and how soon a file is previewed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { startPostgres } from '../postgres.mjs';
import { signedIn, startServer, watchMemory } from './bench-host.mjs';

const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 100_000);
const PREVIEW_BYTES = 50e6;
const PORT = Number(process.env.BENCH_PORT ?? 3200) + 1;
const QUARTER = 15 * 60_000;
const START = Date.UTC(1996, 0, 1);
const CHANNELS = 4;

export async function measure(bench) {
  const postgres = await onPostgres();
  const embedded = await onEmbedded(bench);
  return [...postgres, ...embedded];
}

const timeAt = (row) => new Date(START + row * QUARTER).toISOString().replace('T', ' ').slice(0, 19);
const countAt = (row, channel) => (row * (channel + 3)) % 97;

/** The file's text in pieces, so that it never stands in memory whole. */
function* csvPieces(rows, channels) {
  yield `Date,${Array.from({ length: channels }, (_, at) => `Channel ${at + 1}`).join(',')}\n`;
  for (let from = 0; from < rows; from += 10_000) {
    const lines = Array.from({ length: Math.min(10_000, rows - from) }, (_, at) => {
      const counts = Array.from({ length: channels }, (_c, channel) => countAt(from + at, channel));
      return `${timeAt(from + at)},${counts.join(',')}\n`;
    });
    yield lines.join('');
  }
}

function fileOf(rows, channels) {
  return new Blob([...csvPieces(rows, channels)], { type: 'text/csv' });
}

/** A station that counts with generic files and has four channels; one without counts where there is any. */
async function stationOf(call) {
  const stations = await call('/stations?countAmount=false');
  for (const { station_id_tmg: id } of stations.filter(({ vendor_code: vendor }) => vendor === '0')) {
    const channels = await call('/stations/channels', { body: { station: id } });
    if (channels.length >= CHANNELS) return { id, channels: channels.slice(0, CHANNELS) };
  }
  throw new Error('No station with four channels.');
}

/** Uploads the file and imports it; answers the seconds until it is committed. */
async function importFile(call, station, file) {
  const begin = performance.now();
  const form = new FormData();
  form.append('file', file, 'long.csv');
  const upload = await call('/counts/upload', { body: form });
  const channels = station.channels.map(({ id }, at) => ({ id, header: `Channel ${at + 1}` }));
  const body = { file: upload.file, vendor: '0', station: station.id, channels, interval: 15 };
  const { import: made } = await call('/counts/import', { body });
  const { result } = await ended(call, made.id, 'done');
  const seconds = (performance.now() - begin) / 1000;
  if (result.added !== ROWS * CHANNELS) throw new Error(`Only ${result.added} counts were new.`);
  return { id: made.id, seconds, body };
}

/** Takes the import back, so that the next run finds the station as this one did; answers the seconds. */
async function takeBack(call, id) {
  const begin = performance.now();
  await call(`/imports/${id}/undo`, { body: {} });
  await ended(call, id, 'undone');
  return (performance.now() - begin) / 1000;
}

async function ended(call, id, wanted) {
  for (;;) {
    const found = await call(`/imports/${id}`);
    if (found.status === wanted) return found;
    if (found.status === 'failed') throw new Error(found.message);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The rows of COPY for a station that is nobody's. */
function* copyRows(station, flow) {
  for (let row = 0; row < ROWS; row += 1) {
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      yield [station, timeAt(row), flow + channel, countAt(row, channel), 15];
    }
  }
}
const COLUMNS = /** @type {const} */ (['station_id', 'ts', 'flow_id', 'count', 'interval_minutes']);

/** The text is made before the clock runs: only what the database does is measured. */
function copyPieces(station, flow) {
  const pieces = [];
  let lines = [];
  for (const row of copyRows(station, flow)) {
    lines.push(row.join('\t'));
    if (lines.length < 50_000) continue;
    pieces.push(`${lines.join('\n')}\n`);
    lines = [];
  }
  return lines.length > 0 ? [...pieces, `${lines.join('\n')}\n`] : pieces;
}

async function copyToPostgres(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const pieces = copyPieces(900_000, 9_000_000);
  const begin = performance.now();
  await pipeline(Readable.from(pieces), client.query(copyFrom(`copy counts (${COLUMNS.join()}) from stdin`)));
  const seconds = (performance.now() - begin) / 1000;
  await client.end();
  return seconds;
}

async function onPostgres() {
  const postgres = await startPostgres();
  if (!postgres) return [];
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-bench-'));
  // the first start fills the database, which takes memory of its own
  await (await startServer(PORT, folder, { DATABASE_URL: postgres.url })).stop();
  const server = await startServer(PORT, folder, { DATABASE_URL: postgres.url });
  try {
    const call = await signedIn('admin@example.org', PORT);
    const station = await stationOf(call);
    const memory = watchMemory(server.pid);
    const imported = await importFile(call, station, fileOf(ROWS, CHANNELS));
    const most = memory.stop();
    const undone = await takeBack(call, imported.id);
    const copy = await copyToPostgres(postgres.url);
    return [
      {
        what: `import of ${ROWS * CHANNELS} counts on PostgreSQL, upload to committed`,
        value: imported.seconds,
        unit: 's',
        reference: { what: 'COPY of the same counts', value: copy },
      },
      { what: "its rate as a share of COPY's", value: copy / imported.seconds, unit: '×', least: 0.5 },
      { what: 'taking it back', value: undone, unit: 's' },
      { what: 'memory of the server meanwhile', value: most, unit: 'MB', limit: 250 },
    ];
  } finally {
    await server.stop();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onEmbedded(bench) {
  const station = await stationOf(bench.call);
  const file = fileOf(ROWS, CHANNELS);
  const imported = await importFile(bench.call, station, file);
  const again = await dryRunAgain(bench.call, file, imported.body);
  const undone = await takeBack(bench.call, imported.id);
  const copy = await copyToEmbedded();
  return [
    {
      what: `import of ${ROWS * CHANNELS} counts on the embedded database`,
      value: imported.seconds,
      unit: 's',
      reference: { what: 'COPY of the same counts', value: copy },
    },
    { what: 'dry run of the same file again, every count of it stored', value: again, unit: 's' },
    { what: 'taking it back', value: undone, unit: 's' },
    ...(await preview(bench.call, station)),
  ];
}

/** The seconds of a dry run that meets a stored count with each of its own. */
async function dryRunAgain(call, file, imported) {
  const form = new FormData();
  form.append('file', file, 'again.csv');
  const upload = await call('/counts/upload', { body: form });
  const begin = performance.now();
  const { unchanged } = await call('/counts/import/preview', { body: { ...imported, file: upload.file } });
  if (unchanged !== ROWS * CHANNELS) throw new Error(`Only ${unchanged} counts were equal.`);
  return (performance.now() - begin) / 1000;
}

async function copyToEmbedded() {
  const { openEmbedded } = await import('../../mock-api/src/platform/db/pglite.ts');
  const { migrate } = await import('../../mock-api/src/host/schema/migrate.ts');
  const { counts } = await import('../../mock-api/src/counts/store/counts.tables.ts');
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-bench-'));
  const db = await openEmbedded(folder);
  await migrate(db);
  const begin = performance.now();
  await db.copyIn(counts, COLUMNS, copyRows(900_000, 9_000_000));
  const seconds = (performance.now() - begin) / 1000;
  await db.close();
  rmSync(folder, { recursive: true, force: true });
  return seconds;
}

/** A file of 50 MB: until its first rows, a first picture of its days and the picture of all of it can be shown. */
async function preview(call, station) {
  const channels = 24;
  const rows = Math.floor(PREVIEW_BYTES / (20 + channels * 3));
  const file = fileOf(rows, channels);
  const form = new FormData();
  form.append('file', file, 'preview.csv');
  const begin = performance.now();
  const upload = await call('/counts/upload', { body: form });
  const shown = (performance.now() - begin) / 1000;
  const mapping = station.channels.map(({ id }, at) => ({ id, header: `Channel ${at + 1}` }));
  const body = { file: upload.file, vendor: '0', station: station.id, channels: mapping, interval: 15 };
  const second = performance.now();
  await call('/counts/import/preview', { body: { ...body, part: true } });
  const begun = (performance.now() - second) / 1000;
  await call('/counts/import/preview', { body });
  const whole = (performance.now() - second) / 1000;
  return [
    {
      what: `upload of ${(file.size / 1e6).toFixed(0)} MB until its first rows are read`,
      value: shown,
      unit: 's',
      limit: 2,
    },
    { what: 'and until the days of its beginning can be drawn', value: shown + begun, unit: 's', limit: 2 },
    { what: 'dry run of the whole of it, its beginning included', value: whole, unit: 's', limit: 5 },
  ];
}
