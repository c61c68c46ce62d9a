import { folded } from 'shared-domain';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { sha256 } from '../../counts/publications/canonical.rules.ts';
import { asPublic } from './as-public.ts';
import * as sql from './snapshot.sql.ts';
import type {
  OpenFile,
  OpenMonth,
  OpenPhoto,
  OpenStation,
  OpenStationLine,
  OpenStationsQuery,
  OpenVersion,
  WithdrawnStation,
} from './snapshot.types.ts';

export type * from './snapshot.types.ts';

type Db = Pick<Database, 'transaction'>;

const monthOf = (day: string | null): string => (day ?? '').slice(0, 7);

/** Where the files of everybody's data lie. */
export const OPEN_DATA_PATH = '/public/data/v1';

/** The stations that are out and not withdrawn, by number, as the newest version of each tells them. */
export async function publicStations(db: Db, query: OpenStationsQuery = {}): Promise<OpenStationLine[]> {
  const rows = await asPublic(db, (tx) => sql.selectNewest(tx, query.agency ?? null));
  return rows.map(lineOf).filter((line) => isWanted(line, query));
}

function isWanted(line: OpenStationLine, { city, county, text }: OpenStationsQuery): boolean {
  const words = folded(text ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const told = folded([line.station, line.name, line.street_or_trail, line.city, line.agency].join(' '));
  return (
    (city === undefined || folded(line.city ?? '') === folded(city)) &&
    (county === undefined || folded(line.county ?? '') === folded(county)) &&
    words.every((word) => told.includes(word))
  );
}

function lineOf({
  facts,
  agency_id,
  version,
  hash,
  license,
  published_at,
  ...row
}: sql.VersionRow): OpenStationLine {
  const { station, name, street_or_trail, city, county, district, latitude, longitude, agency, flows, aadt } =
    facts;
  return {
    station,
    name,
    street_or_trail,
    city,
    county,
    district,
    latitude,
    longitude,
    agency,
    flows,
    aadt,
    agency_id,
    version,
    hash,
    license,
    published_at,
    first_month: monthOf(row.first_month),
    last_month: monthOf(row.last_month),
  };
}

/**
 * A station as its newest version tells it, or another one; withdrawn where it was out and is no more, null where it never was
 * or never had that version.
 */
export function publicStation(
  db: Db,
  number: string,
  version?: number,
): Promise<OpenStation | WithdrawnStation | null> {
  return asPublic(db, async (tx) => {
    const out = await sql.selectOut(tx, number);
    if (!out) return null;
    const { withdrawn_at: at, withdrawn_reason: reason, contact, gone_through } = out;
    const wanted = version ?? out.version;
    if (wanted < 1 || wanted > out.version) return null;
    if (wanted <= gone_through) return { is: 'withdrawn', station: number, at: at ?? '', reason, contact };
    return readStation(tx, out.station_id, wanted);
  });
}

/** A version of a station by the number of its row, whether it is withdrawn or not. */
export async function readStation(
  db: Queryable,
  station: number,
  version: number,
): Promise<OpenStation | null> {
  const row = await sql.selectVersion(db, station, version);
  return row ? stationOf(row, await sql.selectMonths(db, row)) : null;
}

function stationOf(row: sql.VersionRow, months: readonly sql.MonthRow[]): OpenStation {
  const { facts, agency_id, version, latest, hash, license, published_at } = row;
  return {
    is: 'published',
    ...facts,
    agency_id,
    version,
    latest,
    hash,
    license,
    published_at,
    months: months.map(openMonth),
  };
}

const openMonth = ({ month, told, made_at, ...row }: sql.MonthRow): OpenMonth => ({
  month: monthOf(month),
  ...told,
  ...row,
  published_at: made_at,
});

/** The versions of a station that is out, the newest first; none of one that is withdrawn or never was. */
export function publicVersions(db: Db, number: string): Promise<OpenVersion[]> {
  return asPublic(db, async (tx) => {
    const out = await sql.selectOut(tx, number);
    if (!out) return [];
    const rows = await sql.selectVersions(tx, out.station_id);
    const there = rows.filter(({ version }) => version > out.gone_through);
    return there.map(({ version, hash, published_at, first_month, last_month }) => ({
      version,
      hash,
      published_at,
      first_month: monthOf(first_month),
      last_month: monthOf(last_month),
    }));
  });
}

/** The photos that are shown of a station that is out, the newest first. */
export function publicPhotos(db: Db, number: string): Promise<OpenPhoto[]> {
  return asPublic(db, async (tx) => {
    const out = await sql.selectOut(tx, number);
    return out && out.version > out.gone_through ? sql.selectOpenPhotos(tx, out.station_id) : [];
  });
}

/** The sites in whose pages the pieces of an agency may stand; none: in any. */
export const publicEmbedSites = (db: Db, agency: number): Promise<string[]> =>
  asPublic(db, (tx) => sql.selectEmbedSites(tx, agency));

/** The files of agencies' years in their newest versions; what holds a station that is withdrawn is not among them. */
export function publicFiles(db: Db, asked: { agency?: number } = {}): Promise<OpenFile[]> {
  return asPublic(db, async (tx) => {
    const rows = await sql.selectFiles(tx, asked);
    const numbers = rows.flatMap(({ parts }) => parts.map(([station]) => station));
    const gone = await sql.selectGone(tx, [...new Set(numbers)]);
    const seen = new Set<string>();
    const newest = rows
      .filter(({ parts }) => isThere(parts, gone))
      .filter(({ agency_id, year, kind }) => {
        const key = `${agency_id} ${year} ${kind}`;
        return !seen.has(key) && seen.add(key);
      });
    const terms = new Map((await sql.selectTerms(tx, newest)).map((one) => [one.id, one]));
    return newest.map((row) => fileOf(row, terms.get(row.id)));
  });
}

/** Whether nothing of it is withdrawn. */
export const isThere = (parts: sql.FileRow['parts'], gone: ReadonlyMap<string, number>): boolean =>
  parts.every(([station, version]) => version > (gone.get(station) ?? 0));

const FILE_NAMES = { zip: 'counts.zip', parquet: 'counts.parquet' } as const;

function fileOf(
  { id: _id, name: _name, parts: _parts, ...row }: sql.FileRow,
  terms: sql.TermsRow | undefined,
): OpenFile {
  const { agency_id, year, version, kind } = row;
  return {
    ...row,
    licenses: terms?.licenses ?? [],
    first_month: monthOf(terms?.first_month ?? null),
    last_month: monthOf(terms?.last_month ?? null),
    path: `${OPEN_DATA_PATH}/agencies/${agency_id}/${year}/v${version}/${FILE_NAMES[kind]}`,
    partition:
      kind === 'parquet'
        ? `${OPEN_DATA_PATH}/agency=${agency_id}/year=${year}/${partitionName(row.sha256)}`
        : null,
  };
}

/** What a table is called among the pieces of its year: another version is another piece. */
export const partitionName = (sha256: string): string => `part-${sha256.slice(0, 16)}.parquet`;

/** What tells two answers about a station apart: its version, and which of its months are under revision. */
export const tagOf = ({ hash, latest, months }: OpenStation): string =>
  sha256([hash, latest, ...months.map(({ month, revising }) => `${month} ${revising ?? ''}`)].join('\n'));
