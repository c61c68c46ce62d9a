import { int, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { openDataYears } from '../store/open-data.tables.ts';

/** The number that names "the years of open data" to the database's locks. */
const YEARS = 7461007;

/** Whoever makes versions of years does it alone, until the transaction ends. */
export async function aloneAtYears(tx: Queryable): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${YEARS})`);
}

const PART = shape({
  agency_id: int.by('v.agency_id'),
  agency: agencies.columns.name.by('a.name'),
  year: int.by('extract(year from n.month)::int'),
  parts: openDataYears.columns.parts.by('jsonb_agg(distinct jsonb_build_array(s.number, s.version))'),
  told: text.by(
    `string_agg(distinct s.number || ' ' || v.version || ' ' || v.hash || ' ' || n.month || ' ' || n.edition, ',' order by s.number || ' ' || v.version || ' ' || v.hash || ' ' || n.month || ' ' || n.edition)`,
  ),
});
/** What an agency's year is made of now, as one text. */
export type YearPart = RowOf<typeof PART>;

/** What is out by agency and year: the newest versions of the stations that are not withdrawn. */
export function selectYearParts(db: Queryable): Promise<YearPart[]> {
  return readRows(
    db,
    PART,
    `select ${PART.sql} from open_data_stations s
       join open_data_versions v on v.station_id = s.station_id and v.version = s.version
       join open_data_version_months n on n.station_id = v.station_id and n.version = v.version
       join agencies a on a.id = v.agency_id
     where s.version > s.gone_through group by v.agency_id, a.name, 3 order by v.agency_id, 3`,
  );
}

const NEWEST = shape(openDataYears.of('y', 'agency_id', 'year', 'version', 'hash'));

/** The newest version of each agency's years. */
export function selectNewestYears(db: Queryable): Promise<RowOf<typeof NEWEST>[]> {
  return readRows(
    db,
    NEWEST,
    `select distinct on (y.agency_id, y.year) ${NEWEST.sql} from open_data_years y
     order by y.agency_id, y.year, y.version desc`,
  );
}

const YEAR = shape(
  openDataYears.pick('id', 'agency_id', 'agency', 'year', 'version', 'hash', 'parts', 'published_at'),
);
/** A version of an agency's year. */
export type OpenYear = RowOf<typeof YEAR>;

/** One of them. */
export function selectYear(db: Queryable, id: number): Promise<OpenYear | undefined> {
  return readRow(db, YEAR, `select ${YEAR.sql} from open_data_years where id = $1`, [id]);
}

/** Puts a version of an agency's year down, whose files are to be made; answers its id. */
export async function insertYear(
  db: Queryable,
  { agency_id, agency, year, parts }: YearPart,
  { version, hash, at }: { version: number; hash: string; at: Date },
): Promise<number> {
  const row = await readRow(
    db,
    shape(openDataYears.pick('id')),
    `insert into open_data_years (agency_id, agency, year, version, hash, parts, published_at, asked_at)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7, $7) returning id`,
    [agency_id, agency, year, version, hash, JSON.stringify(parts), at.toISOString()],
  );
  return row?.id ?? 0;
}

/** The condition that nothing of a year `y` is withdrawn. */
const IS_THERE = /* sql */ `not exists (select 1 from open_data_stations s cross join jsonb_array_elements(y.parts) p
  where s.gone_through > 0 and p ->> 0 = s.number and (p ->> 1)::int <= s.gone_through)`;

/** The years whose files are kept, or being made. */
export async function selectKeptYears(db: Queryable): Promise<number[]> {
  const rows = await readRows(
    db,
    shape(openDataYears.of('y', 'id')),
    `select y.id from open_data_years y where ${IS_THERE}`,
  );
  return rows.map(({ id }) => id);
}

/** Asks again for files that were not made by then, or that are gone; answers of which years. */
export async function askAgain(
  db: Queryable,
  { now, before }: { now: Date; before: Date },
): Promise<number[]> {
  const rows = await readRows(
    db,
    shape(openDataYears.of('y', 'id')),
    `update open_data_years y set asked_at = $1
     where y.asked_at < $2 and (select count(*) from open_data_files f where f.year_id = y.id) < 2 and ${IS_THERE}
     returning y.id`,
    [now.toISOString(), before.toISOString()],
  );
  return rows.map(({ id }) => id);
}
