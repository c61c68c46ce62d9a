import { STATION_COLUMNS } from 'shared-domain/fields';
import { text } from '../../platform/db/columns.ts';
import type { Param, Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { cities, tmgPrefixes } from '../lookups/lookups.tables.ts';
import { stations } from './stations.tables.ts';

const COLUMNS = [...STATION_COLUMNS, 'provider_id', 'requester_id'] as const;
const FORMS = shape(stations.pick(...COLUMNS));
/** The columns of a station that the forms write. Either form reads and writes some of them (S1). */
export type StationColumns = RowOf<typeof FORMS>;

const RECORD = shape({
  ...FORMS.columns,
  // `form`: the one that it was made with; `flows_added`, with `version`, tells the v1 form's state
  ...stations.pick('id', 'draft', 'form', 'station_id_tmg', 'agency_id', 'version', 'flows_added'),
});

/** A station or draft as it is stored, whichever form reads it. */
export type StationRecord = RowOf<typeof RECORD>;

/** Which station: published by its six characters, a draft by its number, or either by its row. */
export type StationKey = { published: string } | { draft: number } | { drafts: number[] } | { id: number };
/** Whether a row is only read, or kept from changing until the transaction ends. */
export type Purpose = 'read' | 'write';

function condition(key: StationKey): [sql: string, param: Param] {
  if ('published' in key) return ['station_id_tmg = $1 and not draft', key.published];
  if ('draft' in key) return ['id = $1 and draft', key.draft];
  return 'drafts' in key ? ['id = any($1::int[]) and draft', key.drafts] : ['id = $1', key.id];
}

/** The stations that the key names and the caller sees. */
export function selectRecords(
  db: Queryable,
  key: StationKey,
  purpose: Purpose = 'read',
): Promise<StationRecord[]> {
  const [where, param] = condition(key);
  const lock = purpose === 'write' ? 'for update' : '';
  return readRows(db, RECORD, `select ${RECORD.sql} from stations where ${where} ${lock}`, [param]);
}

const named = (columns: Partial<StationColumns>) => COLUMNS.filter((column) => column in columns);

/** Adds a draft, or a published station where it has a number. */
export function insertRecord(
  db: Queryable,
  { agency, form, stationId }: { agency: number; form: StationRecord['form']; stationId: string | null },
  columns: Partial<StationColumns>,
): Promise<StationRecord[]> {
  const names = named(columns);
  const places = names.map((_name, at) => `$${at + 4}`).join(', ');
  return readRows(
    db,
    RECORD,
    `insert into stations (agency_id, form, station_id_tmg, draft, ${names.join(', ')})
     values ($1, $2, $3::text, $3::text is null, ${places}) returning ${RECORD.sql}`,
    [agency, form, stationId, ...names.map((name) => columns[name])],
  );
}

/** Saves these columns and raises the version. With `stationId` a draft becomes published under that number. */
export function updateRecord(
  db: Queryable,
  id: number,
  stationId: string | null,
  columns: Partial<StationColumns>,
): Promise<StationRecord[]> {
  const names = named(columns);
  const assignments = names.map((name, at) => `${name} = $${at + 3}`).join(', ');
  return readRows(
    db,
    RECORD,
    `update stations set ${assignments}, version = version + 1,
       station_id_tmg = coalesce(station_id_tmg, $2::text), draft = draft and $2::text is null
     where id = $1 returning ${RECORD.sql}`,
    [id, stationId, ...names.map((name) => columns[name])],
  );
}

const REMOVED = shape(stations.pick('station_name', 'agency_id'));

/** Removes a draft with its flows; answers what it was, nothing where there is none. */
export function deleteDraft(db: Queryable, id: number): Promise<RowOf<typeof REMOVED>[]> {
  return readRows(db, REMOVED, `delete from stations where id = $1 and draft returning ${REMOVED.sql}`, [id]);
}

/** A city that gives numbers has its prefix. */
const NUMBER = shape({ tmg_prefix: text, ...cities.pick('tmg_count') });

/**
 * Takes the next number of a city. The row stays locked until the transaction ends, so two stations never get the
 * same one; a number taken is not given back by a deletion (S2).
 */
export function takeNumber(db: Queryable, city: number): Promise<RowOf<typeof NUMBER>[]> {
  return readRows(
    db,
    NUMBER,
    'update cities set tmg_count = tmg_count + 1 where id = $1 returning tmg_prefix, tmg_count',
    [city],
  );
}

/** A city whose prefix is still to be given: locked, as is the giving of prefixes; nothing where it has one. */
export async function selectWithoutPrefix(
  db: Queryable,
  city: number,
): Promise<{ city_area: string; given: string[] } | undefined> {
  const [bare] = await db.query('select id from cities where id = $1 and tmg_prefix is null', [city]);
  if (!bare) return undefined;
  await lockPrefixes(db);
  const row = await readRow(
    db,
    shape(cities.pick('city_area')),
    'select city_area from cities where id = $1 and tmg_prefix is null for update',
    [city],
  );
  return row && { ...row, given: await selectGivenPrefixes(db) };
}

/** Keeps everybody else from giving a city a prefix until the transaction ends. */
export async function lockPrefixes(db: Queryable): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('station prefixes', 0))`);
}

/** Every prefix that was ever given. */
export async function selectGivenPrefixes(db: Queryable): Promise<string[]> {
  const given = await readRows(db, shape(tmgPrefixes.pick('prefix')), 'select prefix from tmg_prefixes');
  return given.map(({ prefix }) => prefix);
}

/** Gives a city its prefix. */
export async function givePrefix(db: Queryable, city: number, prefix: string): Promise<void> {
  await db.query('update cities set tmg_prefix = $2, version = version + 1 where id = $1', [city, prefix]);
}

/** One that is found by its key has its hash. */
const CREATED = shape({ ...stations.pick('id', 'station_id_tmg'), request_hash: text });

/** What an agency's station was created by under this key; until the transaction ends nobody else uses the key. */
export async function selectRequest(
  db: Queryable,
  agency: number,
  key: string,
): Promise<RowOf<typeof CREATED>[]> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`creation ${agency} ${key}`]);
  return readRows(
    db,
    CREATED,
    'select id, station_id_tmg, request_hash from stations where agency_id = $1 and request_key = $2',
    [agency, key],
  );
}

/** Notes the key and the hash of the creation of a station. */
export async function rememberRequest(db: Queryable, id: number, key: string, hash: string): Promise<void> {
  await db.query('update stations set request_key = $2, request_hash = $3 where id = $1', [id, key, hash]);
}
