import { bool, int } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { users } from '../../people/account/people.tables.ts';
import { stations } from '../../stations/records/stations.tables.ts';
import { selectOutagesWhere, type OutageRow } from './health.sql.ts';
import type { OutageRange } from './outage-ranges.rules.ts';

const iso = (minutes: number): string => new Date(minutes * 60_000).toISOString();
const isoOrNull = (minutes: number | null): string | null => (minutes === null ? null : iso(minutes));

const CLOCKED = shape(stations.pick('id', 'time_zone'));

/** A published station with its clock; undefined where it does not exist for the caller. */
export const selectClocked = (db: Queryable, stationId: string): Promise<RowOf<typeof CLOCKED> | undefined> =>
  readRow(db, CLOCKED, `select ${CLOCKED.sql} from stations where station_id_tmg = $1 and not draft`, [
    stationId,
  ]);

const PERSON = shape(users.of('u', 'id', 'name'));

/** The people of a station's agency who can sign in, and one more, by name. */
export const selectPeopleOf = (
  db: Queryable,
  station: number,
  caller: number,
): Promise<RowOf<typeof PERSON>[]> =>
  readRows(
    db,
    PERSON,
    `select ${PERSON.sql} from users u
     where u.id = $2 or u.has_password and u.agency_id = (select agency_id from stations where id = $1)
     order by u.name, u.id`,
    [station, caller],
  );

const FLOW = shape({ known: bool });

/** Whether a station has a flow. */
export async function hasFlow(db: Queryable, station: number, flow: number): Promise<boolean> {
  const row = await readRow(
    db,
    FLOW,
    'select exists (select 1 from flows where station_id = $1 and id = $2) as known',
    [station, flow],
  );
  return row?.known ?? false;
}

/** How many outages of a station people have entered. */
export async function countEntered(db: Queryable, station: number): Promise<number> {
  const row = await readRow(
    db,
    shape({ entered: int }),
    'select count(*)::int as entered from outages where station_id = $1 and entered_by is not null',
    [station],
  );
  return row?.entered ?? 0;
}

/** Keeps others from entering an outage of a station until the transaction ends. */
export async function lockEntering(db: Queryable, station: number): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtext($1))', [`outages of ${station}`]);
}

/** The outages that people have entered of a flow, or of the whole station, the first first. */
export function selectEntered(db: Queryable, station: number, flow: number | null): Promise<OutageRow[]> {
  return selectOutagesWhere(
    db,
    // what was cut off one that the watch found goes with that
    'o.station_id = $1 and o.flow_id is not distinct from $2::int and o.entered_by is not null and o.split_from is null',
    [station, flow],
  );
}

type Entered = Pick<OutageRow, 'flow_id' | 'level' | 'note' | 'expected' | 'split_from'> &
  OutageRange & {
    station: number;
    by: string;
    at: Date;
    key?: string | undefined;
    said?: Pick<OutageRow, 'investigation' | 'assignee_id' | 'assignee_name' | 'own_lasts'>;
  };

/**
 * Enters an outage; undefined where one was entered under this key before (T12). For an older release it is one like the others: of what it was
 * found by, microseconds beside those of the watch, which are whole hours or milliseconds, tell it apart.
 */
export async function insertOutage(db: Queryable, entered: Entered): Promise<number | undefined> {
  const { station, flow_id, start, end, expected, level, note, split_from, by, at, key, said } = entered;
  const row = await readRow(
    db,
    shape({ id: int }),
    `insert into outages (station_id, flow_id, kind, start_at, due_at, silent_at, usual_minutes, threshold_minutes, stage_minutes,
       recovered_at, missing, confirming, expected, level, note, entered_by, split_from, request_key, investigation, assignee_id, assignee_name, own_lasts)
     select $1, $2::int, case when $2::int is null then 'silent' else 'flow' end, $3, $3,
       $4::timestamptz + (1 + count(*) % 999) * interval '1 microsecond', 0, 0, 0, $5, '[]', '[]', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15
     from outages where station_id = $1
     on conflict (station_id, request_key) do nothing returning id`,
    [
      station,
      flow_id,
      iso(start),
      at.toISOString(),
      isoOrNull(end),
      expected,
      level,
      note,
      by,
      split_from,
      key ?? null,
      said?.investigation ?? 'open',
      said?.assignee_id ?? null,
      said?.assignee_name ?? null,
      said?.own_lasts ?? false,
    ],
  );
  return row?.id;
}

/** The number of an outage of a station that somebody has entered under a key. */
export async function selectEnteredByKey(
  db: Queryable,
  { station, by, key }: { station: number; by: string; key: string | undefined },
): Promise<number | undefined> {
  const row = await readRow(
    db,
    shape({ id: int }),
    'select id from outages where station_id = $1 and entered_by = $2 and request_key = $3',
    [station, by, key ?? null],
  );
  return row?.id;
}

/** Keeps the range of an outage that was entered; what it was cut off ends it where it has no end and is not said to last. */
export async function updateEntered(
  db: Queryable,
  {
    id,
    start,
    end,
    lasts = false,
    split_from,
  }: OutageRange & Pick<OutageRow, 'id' | 'split_from'> & { lasts?: boolean },
): Promise<void> {
  await db.query(
    'update outages set start_at = $2, recovered_at = $3, split_from = $4, own_lasts = $5, version = version + 1 where id = $1',
    [id, iso(start), isoOrNull(end), split_from, lasts],
  );
}

/** Keeps what a person says of the range of one that the watch found, and what was known of it then. */
export async function correctFound(
  db: Queryable,
  { id, start, end, lasts }: { id: number; start: number | null; end: number | null; lasts: boolean },
): Promise<void> {
  await db.query(
    `update outages set own_start_at = $2, own_end_at = $3, own_lasts = $4, left_start_at = start_at, left_end_at = coalesce(recovered_at, retired_at),
       version = version + 1 where id = $1`,
    [id, isoOrNull(start), isoOrNull(end), lasts],
  );
}

/** Keeps which one tells of an outage that the watch found. */
export async function joinInto(db: Queryable, id: number, other: number): Promise<void> {
  await db.query('update outages set joined_into = $2, version = version + 1 where id = $1', [id, other]);
}

/** Deletes an outage that somebody has entered. */
export async function deleteEntered(db: Queryable, id: number): Promise<void> {
  await db.query('delete from outages where id = $1 and entered_by is not null', [id]);
}
