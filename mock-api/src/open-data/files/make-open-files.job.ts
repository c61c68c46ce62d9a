import { createHash, type Hash } from 'node:crypto';
import type { Queryable } from '../../platform/db/database.ts';
import type { Job, JobDeps } from '../../platform/queue/queue.ts';
import { selectYear, type OpenYear } from '../publish/years.sql.ts';
import { readStation } from '../store/snapshot.ts';
import { selectOut } from '../store/snapshot.sql.ts';
import { keepMade, openFileName, OPEN_FILES, selectOpenFiles, type OpenFileKind } from './made.sql.ts';
import { parquetPieces, type ParquetCount } from './parquet-stream.ts';
import { keptMonths, parquetRows, type YearOfStation } from './year-rows.ts';
import { licenseOf, yearCitation } from './year-citation.ts';
import { zipPieces } from './zip-pieces.ts';

type Deps = Pick<JobDeps, 'db' | 'files'> & { settings: Pick<JobDeps['settings'], 'publicUrl'> };

/**
 * Makes the files of a version of an agency's year, streamed from what is out to where files are kept. They have one name each, so
 * a job that starts over writes the same files again; a row then says that one is there.
 */
export async function makeOpenFiles(deps: Deps, id: number): Promise<void> {
  const year = await selectYear(deps.db, id);
  if (!year) return;
  const made = new Set(await selectOpenFiles(deps.db));
  for (const kind of OPEN_FILES) if (!made.has(openFileName(id, kind))) await make(year, kind, deps);
}

/** The same as a job; files that it gives up are asked for again an hour later. */
export const makeOpenFilesJob: Job<'make-open-files'> = {
  queue: 'make-open-files',
  run: ({ id }, deps) => makeOpenFiles(deps, id),
  fail: () => Promise.resolve(),
  reopen: () => Promise.resolve(true),
};

async function make(year: OpenYear, kind: OpenFileKind, { db, files, settings }: Deps): Promise<void> {
  const { background } = db;
  const stations = await stationsOf(background, year);
  const name = openFileName(year.id, kind);
  const hash = createHash('sha256');
  const pieces = filePieces(background, { ...year, stations, kind, origin: settings.publicUrl() });
  const bytes = await files.write(name, hashed(pieces, hash));
  await keepMade(db, {
    name,
    year_id: year.id,
    kind,
    bytes,
    rows: stations.reduce((sum, one) => sum + rowsOf(one), 0),
    sha256: hash.digest('hex'),
  });
}

const rowsOf = ({ station: { months }, year }: YearOfStation): number =>
  months.filter(({ month }) => month.startsWith(`${year}-`)).reduce((sum, { counts }) => sum + counts, 0);

async function stationsOf(db: Queryable, { parts, year }: OpenYear): Promise<YearOfStation[]> {
  const found: YearOfStation[] = [];
  for (const [number, version] of parts.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const out = await selectOut(db, number);
    const station = out && (await readStation(db, out.station_id, version));
    if (out && station) found.push({ station, stationRow: out.station_id, year });
  }
  return found;
}

type Made = OpenYear & { stations: YearOfStation[]; kind: OpenFileKind; origin: string };

function filePieces(db: Queryable, of: Made): AsyncIterable<Uint8Array> {
  const { stations, year, version, agency, published_at, kind } = of;
  const months = stations
    .flatMap(({ station }) => station.months.map(({ month }) => month))
    .filter((month) => month.startsWith(`${year}-`))
    .toSorted();
  const licenses = [...new Set(stations.map(({ station }) => station.license))].toSorted();
  const [first_month = '', last_month = ''] = [months[0], months.at(-1)];
  const citation = yearCitation({ ...of, licenses, first_month, last_month }, of.origin);
  if (kind === 'zip')
    return zipPieces(keptMonths(db, stations), {
      stations: stations.map(({ station }) => station),
      year,
      title: agency,
      version,
      published_at,
      citation,
    });
  const facts = {
    agency,
    year: String(year),
    version: String(version),
    license: licenseOf(licenses),
    source: citation.en,
    source_es: citation.es,
  };
  return parquetPieces(rowsIn(db, stations), facts);
}

async function* rowsIn(db: Queryable, stations: readonly YearOfStation[]): AsyncGenerator<ParquetCount[]> {
  for await (const month of keptMonths(db, stations)) yield parquetRows(month);
}

async function* hashed(pieces: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}
