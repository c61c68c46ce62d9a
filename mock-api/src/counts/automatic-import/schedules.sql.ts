import type { ImportRhythm } from 'shared-domain';
import { agencies } from '../../people/account/people.tables.ts';
import { bool, int, listOf, moment, orNull, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import type { Text } from '../../platform/text/language.ts';
import { AGENCY_ZONE } from '../../stations/records/agency-zone.ts';
import { importSchedules } from './automatic-import.tables.ts';

/** A vendor's id, or null where there is none; `id` is SQL. */
export const KNOWN_ECO_ID = (id: string): string => /* sql */ `nullif(nullif(trim(${id}), ''), 'false')`;

/** Whether a station `s` has a flow whose channel at the vendor's site is known. */
export const HAS_CHANNEL = /* sql */ `exists (
  select from flows f where f.station_id = s.id and f.vendor_code = '1' and (
    ${KNOWN_ECO_ID('f.eco_id')} is not null
    or ${KNOWN_ECO_ID('s.eco_id')} is not null and (select count(*) from flows o where o.station_id = s.id) = 1))`;

/** Stations `s` that may be asked for at the vendor: published, in use, with a flow whose channel is known. `$1` is the day. */
export const POLLED_STATION = /* sql */ `not s.draft
  and (s.year_station_discontinued is null or s.year_station_discontinued >= extract(year from $1::date))
  and ${HAS_CHANNEL}`;

/** How many channels of a station `s` are asked for. */
const CHANNELS = /* sql */ `(select count(*) from flows f where f.station_id = s.id and f.vendor_code = '1'
  and coalesce(${KNOWN_ECO_ID('f.eco_id')}, ${KNOWN_ECO_ID('s.eco_id')}) is not null)`;

const SCHEDULE = shape({
  ...importSchedules.of('i', 'next_at', 'paused_at', 'paused_why'),
  rhythm: importSchedules.columns.rhythm.by(`coalesce(i.rhythm, 'off')`),
  version: int.by('coalesce(i.version, 0)'),
  agency_id: int.by('a.id'),
  agency: agencies.columns.name.by('a.name'),
  time_zone: text.by(AGENCY_ZONE),
  closed: bool.by('a.closed_at is not null'),
});
/** How often an agency's counts are fetched; of one that has never chosen, off. */
export type ScheduleRow = RowOf<typeof SCHEDULE>;

const SCHEDULES = /* sql */ `select ${SCHEDULE.sql} from agencies a left join import_schedules i on i.agency_id = a.id`;

/** The schedule of an agency that the transaction sees. */
export const selectSchedule = (db: Queryable, agency: number): Promise<ScheduleRow | undefined> =>
  readRow(db, SCHEDULE, `${SCHEDULES} where a.id = $1`, [agency]);

const PLANNED = shape({
  agency_id: int.by('a.id'),
  rhythm: importSchedules.columns.rhythm.by(`coalesce(i.rhythm, 'off')`),
  stations: int.by(`(select count(*)::int from stations s where s.agency_id = a.id and ${POLLED_STATION})`),
  channels: int.by(
    `(select coalesce(sum(${CHANNELS}), 0)::int from stations s where s.agency_id = a.id and ${POLLED_STATION})`,
  ),
});
/** What an agency's rhythm asks for. */
export type Planned = RowOf<typeof PLANNED>;

/** What all open agencies have planned, and how much there is to ask for. For the database's owner: what it adds up to is told, whose it is not. */
export const selectPlanned = (db: Queryable, day: string): Promise<Planned[]> =>
  readRows(
    db,
    PLANNED,
    `select ${PLANNED.sql} from agencies a left join import_schedules i on i.agency_id = a.id
     where a.closed_at is null order by a.id`,
    [day],
  );

/** Has nobody else change schedules until the transaction ends: they share one account's requests. For the database's owner. */
export async function lockSchedules(db: Queryable): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('import schedules', 0))`);
}

/** Keeps a rhythm, from its next time on; what had paused it is over. */
export async function keepRhythm(
  db: Queryable,
  { agency, rhythm, next }: { agency: number; rhythm: ImportRhythm; next: Date | null },
): Promise<void> {
  await db.query(
    `insert into import_schedules as i (agency_id, rhythm, next_at) values ($1, $2, $3)
     on conflict (agency_id) do update set rhythm = excluded.rhythm, next_at = excluded.next_at, paused_at = null,
       paused_why = null, version = i.version + 1`,
    [agency, rhythm, next?.toISOString() ?? null],
  );
}

/** Pauses a schedule; answers false where it was paused before, or is off. */
export async function pauseSchedule(
  db: Queryable,
  { agency, why, at }: { agency: number; why: Text; at: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update import_schedules set next_at = null, paused_at = $2, paused_why = $3::text::jsonb, version = version + 1
     where agency_id = $1 and paused_at is null and rhythm <> 'off' returning 1`,
    [agency, at.toISOString(), JSON.stringify(why)],
  );
  return rows.length > 0;
}

const DUE = shape(importSchedules.pick('agency_id'));

/** The agencies that are open and whose time has come. For the database's owner. */
export const selectDue = (db: Queryable, now: Date): Promise<RowOf<typeof DUE>[]> =>
  readRows(
    db,
    DUE,
    `select agency_id from import_schedules i join agencies a on a.id = i.agency_id
     where i.next_at <= $1 and a.closed_at is null order by i.next_at`,
    [now.toISOString()],
  );

/** Takes the time that has come away from an agency: of several processes one gets it. */
export async function takeDue(db: Queryable, agency: number, now: Date): Promise<boolean> {
  const rows = await db.query(
    'update import_schedules set next_at = null where agency_id = $1 and next_at <= $2 returning 1',
    [agency, now.toISOString()],
  );
  return rows.length > 0;
}

/** Sets when an agency's next run is due; nothing changes of what people see and save. */
export async function keepNext(db: Queryable, agency: number, next: Date | null): Promise<void> {
  await db.query('update import_schedules set next_at = $2 where agency_id = $1 and paused_at is null', [
    agency,
    next?.toISOString() ?? null,
  ]);
}

const ADMINS = shape({ ids: listOf(int) });

/** Those who look after an agency's imports: its admins who can sign in. For the database's owner. */
export async function selectAdmins(db: Queryable, agency: number): Promise<number[]> {
  const row = await readRow(
    db,
    ADMINS,
    `select array(select id from users where agency_id = $1 and admin and password_hash is not null order by id) as ids`,
    [agency],
  );
  return row?.ids ?? [];
}

const POLLED = shape({ at: orNull(moment) });

/** When the vendor was last asked for a station's counts and answered; null where it never was. */
export async function selectPolled(db: Queryable, station: number): Promise<string | null> {
  const row = await readRow(
    db,
    POLLED,
    'select max(polled_at) as at from station_polls where station_id = $1',
    [station],
  );
  return row?.at ?? null;
}

/** Has a schedule go on that was paused; false where it was not. */
export async function resumeSchedule(db: Queryable, agency: number, next: Date | null): Promise<boolean> {
  const rows = await db.query(
    `update import_schedules set paused_at = null, paused_why = null, next_at = $2, version = version + 1
     where agency_id = $1 and paused_at is not null returning 1`,
    [agency, next?.toISOString() ?? null],
  );
  return rows.length > 0;
}
