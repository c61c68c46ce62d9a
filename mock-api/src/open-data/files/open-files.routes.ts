import type { Context, Hono } from 'hono';
import { networkOf } from '../../platform/http/client-address.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Deps } from '../../platform/http/context.ts';
import { requestFrame, type Env } from '../../platform/http/request-frame.ts';
import { texts as coreTexts } from '../../platform/http/texts.ts';
import { asPublic } from '../store/as-public.ts';
import * as sql from '../store/snapshot.sql.ts';
import {
  isThere,
  OPEN_DATA_PATH,
  partitionName,
  publicFiles,
  publicStation,
  publicStations,
} from '../store/snapshot.ts';
import type { OpenStation } from '../store/snapshot.types.ts';
import { citationOf, LICENSES } from './cite.rules.ts';
import { geoJsonOf } from './geojson.ts';
import { mayAsk, REFUSED, sendKept, sendText, toNewest } from './open-answers.ts';
import { COUNT_COLUMNS, headOf } from './tables.ts';
import { texts } from './texts.ts';
import { csvLines, keptMonths } from './year-rows.ts';

type Parts = Pick<Deps, 'db' | 'files' | 'limiter' | 'settings'>;

/** Files of an address within a minute; parts of files, by which programs read a large one. */
const MOST = { files: 20, parts: 300 } as const;
const MINUTE_S = 60;
/** A lost file is seen within ten minutes. */
const SWEPT_S = 600;

const notOut = () => new ApiProblem(404, texts.notOut, { headers: REFUSED });
const withdrawn = ({ at, contact }: { at: string; contact: string }) =>
  new ApiProblem(410, texts.withdrawn({ day: at.slice(0, 10), contact }), { headers: REFUSED });

const beingMade = () =>
  new ApiProblem(503, texts.beingMade, {
    headers: { ...REFUSED, 'cache-control': 'no-store', 'retry-after': String(SWEPT_S) },
  });

/** A whole number of an address; what no row can have is nowhere. */
function numberOf(text: string | undefined): number {
  const number = /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;
  if (number === null) throw notOut();
  return number;
}
const versionOf = (text: string | undefined): number => numberOf(text?.replace(/^v/, ''));

/** Counts what is fetched; who asks whether what it has still holds is counted only where it does not. */
async function counted(c: Context<Env>, { limiter }: Parts, answer: Response): Promise<Response> {
  const network = networkOf(c.env?.address ?? '');
  // a host that does not know addresses would count all the world as one
  if (!network || answer.status === 304 || c.req.method === 'HEAD') return answer;
  const kind = answer.status === 206 ? 'parts' : 'files';
  try {
    await limiter.count(`open-${kind}`, network, MOST[kind], MINUTE_S);
  } catch (error) {
    await answer.body?.cancel();
    if (!(error instanceof ApiProblem)) throw error;
    const headers = {
      ...error.detail.headers,
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    };
    throw new ApiProblem(429, error.text, { headers });
  }
  return answer;
}

const KINDS = { 'counts.zip': 'zip', 'counts.parquet': 'parquet' } as const;
const kindOf = (file: string) => (file === 'counts.zip' || file === 'counts.parquet' ? KINDS[file] : null);

/** A file of an agency's year in a version. */
async function yearFile(c: Context<Env>, parts: Parts): Promise<Response> {
  const version = versionOf(c.req.param('version'));
  const kind = kindOf(c.req.param('file') ?? '');
  if (!kind) throw notOut();
  return sendOfYear(c, parts, (row) => row.version === version && row.kind === kind);
}

/** The table of an agency's year under the names of partitions: 'agency=3/year=2025/part-….parquet'. */
function partFile(c: Context<Env>, parts: Parts): Promise<Response> {
  const file = c.req.param('file');
  return sendOfYear(c, parts, (row) => row.kind === 'parquet' && partitionName(row.sha256) === file);
}

/** The file of an agency's year that is meant, unless something of it is withdrawn. */
async function sendOfYear(
  c: Context<Env>,
  { db, files, settings }: Parts,
  isMeant: (row: sql.FileRow) => boolean,
): Promise<Response> {
  // in the name of a partition its column stands before it
  const [agency, year] = (['agency', 'year'] as const).map((name) =>
    numberOf(c.req.param(name)?.replace(`${name}=`, '')),
  ) as [number, number];
  const found = await asPublic(db, async (tx) => {
    const row = (await sql.selectFiles(tx, { agency, year })).find(isMeant);
    const numbers = row?.parts.map(([station]) => station) ?? [];
    const gone = await sql.selectGone(tx, numbers);
    const [lost] = numbers.filter((number) => gone.has(number));
    return row && { row, isThere: isThere(row.parts, gone), lost: lost && (await sql.selectOut(tx, lost)) };
  });
  if (!found) throw notOut();
  const { row, lost } = found;
  if (!found.isThere)
    throw withdrawn({ at: (lost && lost.withdrawn_at) ?? '', contact: (lost && lost.contact) ?? '' });
  // what is lost is seen by the next sweep, and made again
  if ((await files.size(row.name)) === null) throw beingMade();
  return sendKept(c.req.raw, files, row, {
    type: row.kind,
    cache: 'file',
    name: `counts-${agency}-${year}-v${row.version}.${row.kind}`,
    links: {
      'cite-as': `${settings.publicUrl()}${OPEN_DATA_PATH}/agencies/${agency}/${year}/v${row.version}/counts.${row.kind}`,
    },
  });
}

/** Where the newest version of a file of an agency's year is. */
async function newestYearFile(c: Context<Env>, { db }: Parts): Promise<Response> {
  const agency = numberOf(c.req.param('agency'));
  const year = numberOf(c.req.param('year'));
  const kind = kindOf(c.req.param('file') ?? '');
  const newest = (await publicFiles(db, { agency })).find((one) => one.year === year && one.kind === kind);
  if (!newest) throw notOut();
  return toNewest(newest.path);
}

/** A version of a station; the refusal where it is not out, or no more. */
async function stationOf(c: Context<Env>, { db }: Parts, version?: number): Promise<OpenStation> {
  const station = await publicStation(db, c.req.param('station') ?? '', version);
  if (!station) throw notOut();
  if (station.is === 'withdrawn') throw withdrawn(station);
  return station;
}

/** The counts of a station's year in a version, as lines. */
async function stationFile(c: Context<Env>, parts: Parts): Promise<Response> {
  const year = numberOf(c.req.param('year'));
  const station = await stationOf(c, parts, versionOf(c.req.param('version')));
  if (!station.months.some(({ month }) => month.startsWith(`${year}-`))) throw notOut();
  const text = await asPublic(parts.db, async (tx) => {
    const out = await sql.selectOut(tx, station.station);
    const of = { station, stationRow: out?.station_id ?? 0, year };
    const pieces = [headOf(COUNT_COLUMNS)];
    for await (const month of keptMonths(tx, [of])) pieces.push(csvLines(month));
    return pieces.join('');
  });
  return sendText(c.req.raw, text, {
    type: 'csv',
    cache: 'file',
    name: `${station.station}-${year}-v${station.version}.csv`,
    links: {
      license: LICENSES[station.license].url,
      'cite-as': addressOf(station, parts.settings.publicUrl()),
    },
  });
}

/** Where the newest version of it is. */
async function newestStationFile(c: Context<Env>, parts: Parts): Promise<Response> {
  const year = numberOf(c.req.param('year'));
  const { station, version, months } = await stationOf(c, parts);
  if (!months.some(({ month }) => month.startsWith(`${year}-`))) throw notOut();
  return toNewest(`${OPEN_DATA_PATH}/stations/${station}/${year}/v${version}/counts.csv`);
}

/** All stations that are out, or an agency's, as points. */
async function stationsFile(c: Context<Env>, { db, settings }: Parts): Promise<Response> {
  const asked = c.req.query('agency');
  const lines = await publicStations(db, asked === undefined ? {} : { agency: numberOf(asked) });
  const mapped = lines.map((line) => ({ ...line, source: sourceOf(line, settings.publicUrl()) }));
  return sendText(c.req.raw, JSON.stringify(geoJsonOf(mapped)), {
    type: 'geojson',
    cache: 'newest',
    name: 'stations.geojson',
  });
}

/** Where a version of a station stays, to be cited by. */
const addressOf = ({ station, version }: { station: string; version: number }, origin: string): string =>
  `${origin}/public/stations/${station}/v${version}`;

const sourceOf = (
  line: Awaited<ReturnType<typeof publicStations>>[number],
  origin: string,
): { en: string; es: string } =>
  citationOf({
    agency: line.agency,
    published_at: line.published_at,
    station: `${line.station} ${line.name}`,
    first_month: line.first_month,
    last_month: line.last_month,
    version: line.version,
    url: addressOf(line, origin),
    licenses: [line.license],
  });

/** What files there are. */
async function listOfFiles(c: Context<Env>, { db }: Parts): Promise<Response> {
  const files = await publicFiles(db);
  return sendText(c.req.raw, JSON.stringify({ files }), {
    type: 'json',
    cache: 'newest',
    name: 'files.json',
  });
}

/** Every address of everybody's data, with what answers it. */
const ROUTES = {
  '/files.json': listOfFiles,
  '/stations.geojson': stationsFile,
  '/agencies/:agency/:year/latest/:file': newestYearFile,
  '/agencies/:agency/:year/:version/:file': yearFile,
  '/:agency{agency=\\d+}/:year{year=\\d+}/:file': partFile,
  '/stations/:station/:year/latest/counts.csv': newestStationFile,
  '/stations/:station/:year/:version/counts.csv': stationFile,
} as const;

/** The same addresses alone. */
export const OPEN_PATHS: readonly string[] = Object.keys(ROUTES).map((path) => OPEN_DATA_PATH + path);

/**
 * The data that everybody may fetch and keep: no cookie is read or set, whatever page may ask for it, and what has a version in its
 * address never changes.
 */
export function mountOpenFiles(app: Hono<Env>, deps: Deps): void {
  app.use(`${OPEN_DATA_PATH}/*`, requestFrame(deps));
  for (const [path, answer] of Object.entries(ROUTES))
    app.get(OPEN_DATA_PATH + path, async (c) => counted(c, deps, await answer(c, deps)));
  app.options(`${OPEN_DATA_PATH}/*`, mayAsk);
  app.get(`${OPEN_DATA_PATH}/*`, () => {
    throw notOut();
  });
  app.all(`${OPEN_DATA_PATH}/*`, () => {
    throw new ApiProblem(405, coreTexts.wrongMethod, { headers: { allow: 'GET, HEAD, OPTIONS' } });
  });
}
