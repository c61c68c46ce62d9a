import { day, int, listOf, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { orNull } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { stationPhotos } from '../../stations/photos/photos.tables.ts';
import {
  openDataCounts,
  openDataEmbeds,
  openDataFiles,
  openDataMonths,
  openDataRevisions,
  openDataStations,
  openDataVersions,
  openDataYears,
} from './open-data.tables.ts';

const OUT = shape(
  openDataStations.pick(
    'station_id',
    'number',
    'version',
    'contact',
    'withdrawn_at',
    'withdrawn_reason',
    'gone_through',
  ),
);
/** A station that has gone out. */
export type OutRow = RowOf<typeof OUT>;

/** A station by its number, withdrawn or not. */
export function selectOut(db: Queryable, number: string): Promise<OutRow | undefined> {
  return readRow(db, OUT, `select ${OUT.sql} from open_data_stations where number = $1`, [number]);
}

const MONTHS_OF = `(select min(m.month) as first_month, max(m.month) as last_month from open_data_version_months m
  where m.station_id = v.station_id and m.version = v.version)`;

const VERSION = shape({
  ...openDataStations.of('s', 'number'),
  ...openDataVersions.of(
    'v',
    'station_id',
    'version',
    'agency_id',
    'hash',
    'license',
    'facts',
    'published_at',
  ),
  latest: int.by('s.version'),
  first_month: orNull(day).by('n.first_month'),
  last_month: orNull(day).by('n.last_month'),
});
export type VersionRow = RowOf<typeof VERSION>;

const FROM = `from open_data_versions v join open_data_stations s on s.station_id = v.station_id
  cross join lateral ${MONTHS_OF} n`;

/** The newest versions of all stations that are out, by number; of one agency where it is named. */
export function selectNewest(db: Queryable, agency: number | null): Promise<VersionRow[]> {
  return readRows(
    db,
    VERSION,
    `select ${VERSION.sql} ${FROM} where v.version = s.version and s.version > s.gone_through
       and ($1::int is null or v.agency_id = $1) order by s.number`,
    [agency],
  );
}

/** The versions of a station, the newest first. */
export function selectVersions(db: Queryable, station: number): Promise<VersionRow[]> {
  return readRows(
    db,
    VERSION,
    `select ${VERSION.sql} ${FROM} where v.station_id = $1 order by v.version desc`,
    [station],
  );
}

/** One of them. */
export function selectVersion(
  db: Queryable,
  station: number,
  version: number,
): Promise<VersionRow | undefined> {
  return readRow(db, VERSION, `select ${VERSION.sql} ${FROM} where v.station_id = $1 and v.version = $2`, [
    station,
    version,
  ]);
}

const MONTH = shape({
  ...openDataMonths.of('m', 'month', 'edition', 'hash', 'counts', 'told', 'made_at'),
  revising: orNull(openDataRevisions.columns.since).by('r.since'),
});
export type MonthRow = RowOf<typeof MONTH>;

/** The months of a version, the oldest first; one is under revision where its counts are others by now. */
export function selectMonths(
  db: Queryable,
  { station_id, version }: { station_id: number; version: number },
): Promise<MonthRow[]> {
  return readRows(
    db,
    MONTH,
    `select ${MONTH.sql}
     from open_data_version_months n
     join open_data_months m on m.station_id = n.station_id and m.month = n.month and m.edition = n.edition
     left join open_data_revisions r on r.station_id = n.station_id and r.month = n.month
     where n.station_id = $1 and n.version = $2 order by n.month`,
    [station_id, version],
  );
}

const LINES = shape({
  ...openDataCounts.of('c', 'flow', 'lines'),
  month: text.by(`to_char(c.month, 'YYYY-MM')`),
});
/** The counts of a flow's month as they are kept: 'start,offset,interval,count,quality', a line each. */
export type LinesRow = RowOf<typeof LINES>;

/** The flows that a version has counts of in a year, in the order of files. */
export async function selectCountedFlows(
  db: Queryable,
  { station_id, version, year }: { station_id: number; version: number; year: number },
): Promise<string[]> {
  const rows = await readRows(
    db,
    shape(openDataCounts.of('c', 'flow')),
    `select distinct c.flow collate "C" as flow ${COUNTS_OF} order by 1`,
    [station_id, version, year],
  );
  return rows.map(({ flow }) => flow);
}

const COUNTS_OF = `from open_data_version_months n
  join open_data_counts c on c.station_id = n.station_id and c.month = n.month and c.edition = n.edition
  where n.station_id = $1 and n.version = $2 and n.month >= make_date($3::int, 1, 1) and n.month < make_date($3::int + 1, 1, 1)`;

/** The counts of a flow in a version's year, month by month. */
export function selectLines(
  db: Queryable,
  of: { station_id: number; version: number; year: number; flow: string },
): Promise<LinesRow[]> {
  return readRows(db, LINES, `select ${LINES.sql} ${COUNTS_OF} and c.flow = $4 order by c.month`, [
    of.station_id,
    of.version,
    of.year,
    of.flow,
  ]);
}

const FILE = shape({
  ...openDataYears.of('y', 'id', 'agency_id', 'agency', 'year', 'version', 'published_at', 'parts'),
  ...openDataFiles.of('f', 'name', 'kind', 'bytes', 'rows', 'sha256'),
});
export type FileRow = RowOf<typeof FILE>;

/** The files that are made, the newest version first; of one agency and year where they are named. */
export function selectFiles(
  db: Queryable,
  {
    agency = null,
    year = null,
    version = null,
  }: Partial<Record<'agency' | 'year' | 'version', number | null>>,
): Promise<FileRow[]> {
  return readRows(
    db,
    FILE,
    `select ${FILE.sql} from open_data_files f
       join open_data_years y on y.id = f.year_id
     where ($1::int is null or y.agency_id = $1) and ($2::int is null or y.year = $2)
       and ($3::int is null or y.version = $3)
     order by y.agency, y.year desc, y.version desc, f.kind`,
    [agency, year, version],
  );
}

const TERMS = shape({
  ...openDataYears.of('y', 'id'),
  licenses: listOf(openDataVersions.columns.license).by('array_agg(distinct v.license order by v.license)'),
  first_month: orNull(day).by('min(m.month)'),
  last_month: orNull(day).by('max(m.month)'),
});
/** Under which licenses the stations of an agency's year stand, and which of its months are there. */
export type TermsRow = RowOf<typeof TERMS>;

/** The same of several years. */
export const selectTerms = (db: Queryable, years: readonly { id: number }[]): Promise<TermsRow[]> =>
  readRows(
    db,
    TERMS,
    `select ${TERMS.sql} from open_data_years y cross join jsonb_array_elements(y.parts) p
       join open_data_stations s on s.number = p->>0
       join open_data_versions v on v.station_id = s.station_id and v.version = (p->>1)::int
       join open_data_version_months m on m.station_id = v.station_id and m.version = v.version
         and m.month >= make_date(y.year, 1, 1) and m.month < make_date(y.year + 1, 1, 1)
     where y.id = any($1::int[]) group by y.id`,
    [years.map(({ id }) => id)],
  );

/** Through which version each of these stations is withdrawn; one of which nothing is, is not there. */
export async function selectGone(db: Queryable, numbers: readonly string[]): Promise<Map<string, number>> {
  const rows = await readRows(
    db,
    shape(openDataStations.pick('number', 'gone_through')),
    'select number, gone_through from open_data_stations where number = any($1::text[]) and gone_through > 0',
    [numbers],
  );
  return new Map(rows.map(({ number, gone_through }) => [number, gone_through]));
}

const PHOTO = shape(stationPhotos.pick('id', 'caption', 'width', 'height'));

/** The photos of a station that everybody may see, the newest first. */
export const selectOpenPhotos = (db: Queryable, station: number): Promise<RowOf<typeof PHOTO>[]> =>
  readRows(
    db,
    PHOTO,
    `select ${PHOTO.sql} from station_photos where station_id = $1 and public_since is not null order by nr desc`,
    [station],
  );

/** The sites in whose pages the pieces of an agency may stand; none: in any. */
export async function selectEmbedSites(db: Queryable, agency: number): Promise<string[]> {
  const row = await readRow(
    db,
    shape(openDataEmbeds.pick('sites')),
    'select sites from open_data_embeds where agency_id = $1',
    [agency],
  );
  return row?.sites ?? [];
}
