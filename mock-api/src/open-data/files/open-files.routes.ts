import type { Hono } from 'hono';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Deps } from '../../platform/http/context.ts';
import { requestFrame, type Env } from '../../platform/http/request-frame.ts';
import { texts as coreTexts } from '../../platform/http/texts.ts';
import type { Text } from '../../platform/text/language.ts';
import { asPublic } from '../store/as-public.ts';
import * as sql from '../store/snapshot.sql.ts';
import { isThere, OPEN_DATA_PATH, partitionName, publicFiles, publicStations } from '../store/snapshot.ts';
import type { OpenStationLine } from '../store/snapshot.types.ts';
import { citationOf, LICENSES } from './cite.rules.ts';
import { geoJsonOf } from './geojson.ts';
import { mayAsk, sendKept, sendText, toNewest } from './open-answers.ts';
import {
  beingMade,
  counted,
  notOut,
  numberOf,
  versionOf,
  withdrawn,
  type OpenContext,
  type OpenDeps,
} from './open-asked.ts';
import { STATION_ROUTES } from './station-files.routes.ts';
import { stationAddress } from './station-files.ts';
import { licenseOf, yearCitation } from './year-citation.ts';

const KINDS = { 'counts.zip': 'zip', 'counts.parquet': 'parquet' } as const;
const kindOf = (file: string) => (file === 'counts.zip' || file === 'counts.parquet' ? KINDS[file] : null);

/** A file of an agency's year in a version. */
async function yearFile(c: OpenContext, deps: OpenDeps): Promise<Response> {
  const version = versionOf(c.req.param('version'));
  const kind = kindOf(c.req.param('file') ?? '');
  if (!kind) throw notOut();
  return sendOfYear(c, deps, (row) => row.version === version && row.kind === kind);
}

/** The table of an agency's year under the names of partitions: 'agency=3/year=2025/part-….parquet'. */
function partFile(c: OpenContext, deps: OpenDeps): Promise<Response> {
  const file = c.req.param('file');
  return sendOfYear(c, deps, (row) => row.kind === 'parquet' && partitionName(row.sha256) === file);
}

/** The file of an agency's year that is meant, unless something of it is withdrawn. */
async function sendOfYear(
  c: OpenContext,
  { db, files, settings }: OpenDeps,
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
    const [terms] = row ? await sql.selectTerms(tx, [row]) : [];
    const [lost] = numbers.filter((number) => gone.has(number));
    return (
      row && {
        row,
        licenses: terms?.licenses ?? [],
        isThere: isThere(row.parts, gone),
        lost: lost && (await sql.selectOut(tx, lost)),
      }
    );
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
      license: found.licenses.map((one) => LICENSES[one].url),
      'cite-as': `${settings.publicUrl()}${OPEN_DATA_PATH}/agencies/${agency}/${year}/v${row.version}/counts.${row.kind}`,
    },
  });
}

/** Where the newest version of a file of an agency's year is. */
async function newestYearFile(c: OpenContext, { db }: OpenDeps): Promise<Response> {
  const agency = numberOf(c.req.param('agency'));
  const year = numberOf(c.req.param('year'));
  const kind = kindOf(c.req.param('file') ?? '');
  const newest = (await publicFiles(db, { agency })).find((one) => one.year === year && one.kind === kind);
  if (!newest) throw notOut();
  return toNewest(newest.path);
}

/** All stations that are out, or an agency's, as points. */
async function stationsFile(c: OpenContext, { db, settings }: OpenDeps): Promise<Response> {
  const asked = c.req.query('agency');
  const lines = await publicStations(db, asked === undefined ? {} : { agency: numberOf(asked) });
  const mapped = lines.map((line) => ({ ...line, source: sourceOf(line, settings.publicUrl()) }));
  return sendText(c.req.raw, JSON.stringify(geoJsonOf(mapped)), {
    type: 'geojson',
    cache: 'newest',
    name: 'stations.geojson',
  });
}

const sourceOf = (line: OpenStationLine, origin: string): Text =>
  citationOf({
    ...line,
    station: `${line.station} ${line.name}`,
    url: stationAddress(line, origin),
    licenses: [line.license],
  });

/** What files there are, under which licenses, and how each is cited. */
async function listOfFiles(c: OpenContext, { db, settings }: OpenDeps): Promise<Response> {
  const files = (await publicFiles(db)).map(({ licenses, first_month, last_month, ...file }) => ({
    ...file,
    first_month,
    last_month,
    license: licenseOf(licenses),
    source: yearCitation({ ...file, licenses, first_month, last_month }, settings.publicUrl()),
  }));
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
} as const;

/**
 * The data that everybody may fetch and keep: no cookie is read or set, whatever page may ask for it, and what has a version in its
 * address never changes.
 */
export function mountOpenFiles(app: Hono<Env>, deps: Deps): void {
  app.use(`${OPEN_DATA_PATH}/*`, requestFrame(deps));
  for (const [path, answer] of Object.entries(ROUTES))
    app.get(OPEN_DATA_PATH + path, async (c) => counted(c, deps, await answer(c, deps)));
  for (const [path, answer] of Object.entries(STATION_ROUTES))
    app.get(OPEN_DATA_PATH + path, (c) => answer(c, deps));
  app.options(`${OPEN_DATA_PATH}/*`, mayAsk);
  app.get(`${OPEN_DATA_PATH}/*`, () => {
    throw notOut();
  });
  app.all(`${OPEN_DATA_PATH}/*`, () => {
    throw new ApiProblem(405, coreTexts.wrongMethod, { headers: { allow: 'GET, HEAD, OPTIONS' } });
  });
}
