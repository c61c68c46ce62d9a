import { publicStation } from '../store/snapshot.ts';
import type { OpenStation } from '../store/snapshot.types.ts';
import { LICENSES } from './cite.rules.ts';
import { geoJsonOf, lineOfVersion } from './geojson.ts';
import { madeTag, sendBytes, sendKnown, sendText, toNewest, type OpenFileFacts } from './open-answers.ts';
import {
  counted,
  countFetch,
  notOut,
  numberOf,
  versionOf,
  withdrawn,
  type OpenContext,
  type OpenDeps,
} from './open-asked.ts';
import {
  STATION_FILES,
  stationAddress,
  stationCitation,
  stationFileBytes,
  stationFilePath,
  stationPointPath,
  type OfYear,
  type StationFile,
} from './station-files.ts';

/** A version of a station; the refusal where it is not out, or no more. */
async function stationOf(c: OpenContext, { db }: OpenDeps, version?: number): Promise<OpenStation> {
  const station = await publicStation(db, c.req.param('station') ?? '', version);
  if (!station) throw notOut();
  if (station.is === 'withdrawn') throw withdrawn(station);
  return station;
}

function fileOf(c: OpenContext): StationFile {
  const asked = c.req.param('file');
  const file = STATION_FILES.find((one) => one === asked);
  if (!file) throw notOut();
  return file;
}

/** The station that is asked for, in the version and the year that are. */
async function asked(c: OpenContext, deps: OpenDeps, version?: number): Promise<OfYear> {
  const year = numberOf(c.req.param('year'));
  const station = await stationOf(c, deps, version);
  if (!station.months.some(({ month }) => month.startsWith(`${year}-`))) throw notOut();
  return { station, year, origin: deps.settings.publicUrl() };
}

const TYPES = {
  'counts.csv': 'csv',
  'counts.csv-metadata.json': 'csvw',
  'counts.zip': 'zip',
  'counts.parquet': 'parquet',
} as const satisfies Record<StationFile, OpenFileFacts['type']>;

/** What a file is saved as: the bare lines have their license in their name, having no other place for it. */
function savedAs({ station, version, license }: OpenStation, year: number, file: StationFile): string {
  const name = `${station}-${year}-v${version}`;
  return file === 'counts.csv' ? `${name}-${license}.csv` : name + file.slice(file.indexOf('.'));
}

const linksOf = ({ station, year, origin }: OfYear): OpenFileFacts['links'] => ({
  license: LICENSES[station.license].url,
  'cite-as': stationAddress(station, origin),
  describedby: `${origin}${stationFilePath(station, year, 'counts.csv-metadata.json')}`,
});

/** A file of a station's year in a version. What takes packing is counted before that is done. */
async function stationFile(c: OpenContext, deps: OpenDeps): Promise<Response> {
  const file = fileOf(c);
  const of = await asked(c, deps, versionOf(c.req.param('version')));
  const facts: OpenFileFacts = {
    type: TYPES[file],
    cache: 'file',
    name: savedAs(of.station, of.year, file),
    links: linksOf(of),
  };
  const isPacked = file === 'counts.zip' || file === 'counts.parquet';
  if (!isPacked)
    return counted(c, deps, sendBytes(c.req.raw, await stationFileBytes(deps.db, file, of), facts));
  const etag = madeTag(of.station.hash, of.year, file);
  const known = sendKnown(c.req.raw, etag, facts);
  if (known) return known;
  await countFetch(c, deps, 'files');
  return sendBytes(c.req.raw, await stationFileBytes(deps.db, file, of), facts, etag);
}

/** Where the newest version of it is. */
async function newestStationFile(c: OpenContext, deps: OpenDeps): Promise<Response> {
  const file = fileOf(c);
  const { station, year } = await asked(c, deps);
  return counted(c, deps, toNewest(stationFilePath(station, year, file)));
}

/** What is known of a version of a station, as a point; one that has no place on the map is none. */
async function stationPoint(c: OpenContext, deps: OpenDeps): Promise<Response> {
  const station = await stationOf(c, deps, versionOf(c.req.param('version')));
  const origin = deps.settings.publicUrl();
  const point = geoJsonOf([{ ...lineOfVersion(station), source: stationCitation(station, origin) }]);
  if (point.features.length === 0) throw notOut();
  const answer = sendText(c.req.raw, JSON.stringify(point), {
    type: 'geojson',
    cache: 'file',
    name: `${station.station}-v${station.version}.geojson`,
    links: { license: LICENSES[station.license].url, 'cite-as': stationAddress(station, origin) },
  });
  return counted(c, deps, answer);
}

/** Where the newest version of it is. */
async function newestStationPoint(c: OpenContext, deps: OpenDeps): Promise<Response> {
  return counted(c, deps, toNewest(stationPointPath(await stationOf(c, deps))));
}

/** The addresses of a station's files, which count by themselves what is fetched. */
export const STATION_ROUTES = {
  '/stations/:station/latest/station.geojson': newestStationPoint,
  '/stations/:station/:version/station.geojson': stationPoint,
  '/stations/:station/:year/latest/:file': newestStationFile,
  '/stations/:station/:year/:version/:file': stationFile,
} as const;
