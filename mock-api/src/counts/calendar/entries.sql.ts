import type { CalendarEntryKind } from 'shared-domain';
import { int, listOf, orNull, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { calendarEntries } from './calendar.tables.ts';

const ENTRY = shape({
  ...calendarEntries.of('e', 'id', 'agency_id', 'statewide', 'kind', 'name', 'first_day', 'last_day', 'note'),
  ...calendarEntries.of('e', 'station_ids', 'user_id', 'user_name', 'version'),
  // a statewide one's is another agency, which not everybody sees
  agency: orNull(agencies.columns.name).by('a.name'),
  // of those that the caller sees
  stations: listOf(text).by(`array(
    select s.station_id_tmg from stations s where s.id = any(e.station_ids) and not s.draft order by 1)`),
});
export type EntryRow = RowOf<typeof ENTRY>;

const ENTRIES = /* sql */ `select ${ENTRY.sql} from calendar_entries e left join agencies a on a.id = e.agency_id`;

/** What touches a period: of an agency and of all, or of every agency (null); of one station, what names it or none. */
export function selectEntries(
  db: Queryable,
  {
    agency,
    station,
    from,
    until,
  }: { agency: number | null; station: number | null; from: string; until: string },
): Promise<EntryRow[]> {
  return readRows(
    db,
    ENTRY,
    `${ENTRIES}
     where e.first_day <= $4::date and e.last_day >= $3::date
       and ($1::int is null or e.agency_id = $1 or e.statewide)
       and ($2::int is null or cardinality(e.station_ids) = 0 or $2 = any(e.station_ids))
     order by e.first_day, e.id`,
    [agency, station, from, until],
  );
}

/** One entry; with 'lock' nobody else writes it until the transaction ends, and one that the caller may not write is none. */
export function selectEntry(db: Queryable, id: number, lock?: 'lock'): Promise<EntryRow | undefined> {
  return readRow(db, ENTRY, `${ENTRIES} where e.id = $1 ${lock ? 'for update of e' : ''}`, [id]);
}

/** The caller's own that was entered under a key. */
export function selectEntryByKey(
  db: Queryable,
  { agency, user, key }: { agency: number; user: number; key: string | undefined },
): Promise<EntryRow | undefined> {
  return readRow(db, ENTRY, `${ENTRIES} where e.agency_id = $1 and e.user_id = $2 and e.request_key = $3`, [
    agency,
    user,
    key ?? null,
  ]);
}

/** How many an agency has. */
export async function countEntries(db: Queryable, agency: number): Promise<number> {
  const row = await readRow(
    db,
    shape({ n: int.by('count(*)::int') }),
    'select count(*)::int as n from calendar_entries where agency_id = $1',
    [agency],
  );
  return row?.n ?? 0;
}

const STATION = shape({ id: int, agency_id: int, station_id_tmg: text });
export type EntryStation = RowOf<typeof STATION>;

/** Those of these stations that the caller sees. */
export function selectStations(db: Queryable, ids: readonly string[]): Promise<EntryStation[]> {
  return readRows(
    db,
    STATION,
    `select ${STATION.sql} from stations where station_id_tmg = any($1::text[]) and not draft`,
    [ids],
  );
}

/** What is written of an entry. */
export type EntryValues = {
  kind: CalendarEntryKind;
  name: string;
  first_day: string;
  last_day: string;
  station_ids: readonly number[];
  note: string | null;
};

const ID = shape({ id: int });

/** Enters one; undefined where it was entered under this key before (T12). */
export async function insertEntry(
  db: Queryable,
  { kind, name, first_day, last_day, station_ids, note }: EntryValues,
  by: {
    agency: number;
    statewide: boolean;
    user: { id: number; name: string };
    key: string | undefined;
  },
): Promise<number | undefined> {
  const row = await readRow(
    db,
    ID,
    `insert into calendar_entries (agency_id, statewide, kind, name, first_day, last_day, station_ids, note, user_id, user_name,
       request_key)
     values ($1, $2, $3, $4, $5, $6, $7::int[], $8, $9, $10, $11)
     on conflict (agency_id, user_id, request_key) do nothing returning id`,
    [
      by.agency,
      by.statewide,
      kind,
      name,
      first_day,
      last_day,
      station_ids,
      note,
      by.user.id,
      by.user.name,
      by.key ?? null,
    ],
  );
  return row?.id;
}

/** Changes one. */
export async function updateEntry(
  db: Queryable,
  id: number,
  { kind, name, first_day, last_day, station_ids, note }: EntryValues,
): Promise<void> {
  await db.query(
    `update calendar_entries set kind = $2, name = $3, first_day = $4, last_day = $5, station_ids = $6::int[], note = $7,
       version = version + 1
     where id = $1`,
    [id, kind, name, first_day, last_day, station_ids, note],
  );
}

/** Deletes one. */
export async function deleteEntry(db: Queryable, id: number): Promise<void> {
  await db.query('delete from calendar_entries where id = $1', [id]);
}

const EVENT = shape(calendarEntries.pick('agency_id', 'statewide', 'station_ids', 'first_day', 'last_day'));
export type EventRow = RowOf<typeof EVENT>;

/** The events that touch a year. */
export function selectEvents(db: Queryable, year: number): Promise<EventRow[]> {
  return readRows(
    db,
    EVENT,
    `select ${EVENT.sql} from calendar_entries
     where kind = 'event' and first_day <= make_date($1, 12, 31) and last_day >= make_date($1, 1, 1)`,
    [year],
  );
}
