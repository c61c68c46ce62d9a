import type { NewVisit } from 'shared-domain';
import { day, int } from '../../platform/db/columns.ts';
import type { Param, Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { stationVisits } from './field.tables.ts';

const VISIT = shape({
  ...stationVisits.pick('id', 'visited_on', 'reason', 'outcome', 'done', 'battery_volts'),
  ...stationVisits.pick('clock_error_seconds', 'next_visit', 'user_id', 'version'),
  by: stationVisits.columns.user_name.by('user_name'),
});
export type VisitRow = RowOf<typeof VISIT>;

/** Who enters something, when, and under which key. */
export type Entered = { user: { id: number; name: string }; at: Date; key: string | undefined };

/** The visits to a station, the newest first. */
export const selectVisits = (db: Queryable, station: number): Promise<VisitRow[]> =>
  readRows(
    db,
    VISIT,
    `select ${VISIT.sql} from station_visits where station_id = $1 order by visited_on desc, id desc`,
    [station],
  );

const valuesOf = (visit: NewVisit): Param[] => [
  visit.visited_on,
  visit.reason,
  visit.outcome,
  visit.done,
  visit.battery_volts,
  visit.clock_error_seconds,
  visit.next_visit,
];

/** Enters one; undefined where it was entered under this key before (T12). */
export function insertVisit(
  db: Queryable,
  station: number,
  visit: NewVisit,
  { user, at, key }: Entered,
): Promise<VisitRow | undefined> {
  return readRow(
    db,
    VISIT,
    `insert into station_visits (visited_on, reason, outcome, done, battery_volts, clock_error_seconds, next_visit,
       station_id, user_id, user_name, created_at, request_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (station_id, request_key) do nothing returning ${VISIT.sql}`,
    [...valuesOf(visit), station, user.id, user.name, at.toISOString(), key ?? null],
  );
}

/** The caller's own that was entered under a key. */
export const selectVisitByKey = (
  db: Queryable,
  { station, user, key }: { station: number; user: number; key: string | undefined },
): Promise<VisitRow | undefined> =>
  readRow(
    db,
    VISIT,
    `select ${VISIT.sql} from station_visits where station_id = $1 and user_id = $2 and request_key = $3`,
    [station, user, key ?? null],
  );

/** One of a station; nobody else writes it until the transaction ends. */
export const lockVisit = (db: Queryable, station: number, id: number): Promise<VisitRow | undefined> =>
  readRow(
    db,
    VISIT,
    `select ${VISIT.sql} from station_visits where station_id = $1 and id = $2 for no key update`,
    [station, id],
  );

/** Writes what was done and seen at one of a station, and raises its version. */
export const updateVisit = (
  db: Queryable,
  station: number,
  id: number,
  visit: NewVisit,
): Promise<VisitRow | undefined> =>
  readRow(
    db,
    VISIT,
    `update station_visits set visited_on = $1, reason = $2, outcome = $3, done = $4, battery_volts = $5,
       clock_error_seconds = $6, next_visit = $7, version = version + 1
     where station_id = $8 and id = $9 returning ${VISIT.sql}`,
    [...valuesOf(visit), station, id],
  );

/** Deletes one of a station. */
export async function deleteVisit(db: Queryable, station: number, id: number): Promise<void> {
  await db.query('delete from station_visits where station_id = $1 and id = $2', [station, id]);
}

const NEEDING = shape({ station_id: int, since: day });

/** Those of these stations whose newest visit says that they need maintenance, with its day. */
export async function selectToldByVisit(
  db: Queryable,
  stations: readonly number[],
): Promise<Map<number, string>> {
  const rows = await readRows(
    db,
    NEEDING,
    `select station_id, visited_on as since from (
       select distinct on (station_id) station_id, visited_on, outcome from station_visits
       where station_id = any($1::int[]) order by station_id, visited_on desc, id desc) newest
     where outcome = 'needs maintenance'`,
    [stations],
  );
  return new Map(rows.map(({ station_id, since }) => [station_id, since]));
}

const DUE = shape({ station_id: int, next_visit: day });

/** Those of these stations whose newest visit planned the next one for a day that has come, with that day. */
export async function selectVisitsDue(
  db: Queryable,
  stations: readonly number[],
  today: string,
): Promise<Map<number, string>> {
  const rows = await readRows(
    db,
    DUE,
    `select station_id, next_visit from (
       select distinct on (station_id) station_id, next_visit from station_visits
       where station_id = any($1::int[]) order by station_id, visited_on desc, id desc) newest
     where next_visit <= $2`,
    [stations, today],
  );
  return new Map(rows.map(({ station_id, next_visit }) => [station_id, next_visit]));
}
