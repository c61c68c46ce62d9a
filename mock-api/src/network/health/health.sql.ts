import { bool, int, moment, orNull, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { numberOf, stations } from '../../stations/records/stations.tables.ts';
import { outages, stationClosures, stationWatches } from './health.tables.ts';
import { PERMANENT_STATION } from './watched-stations.sql.ts';

const STATION = shape({
  ...stations.of('s', 'id', 'station_name', 'latitude', 'longitude', 'time_zone', 'days_count'),
  ...stations.of('s', 'year_station_discontinued', 'created_at'),
  ...numberOf('s'),
  agency: agencies.columns.name.by('a.name'),
  permanent: bool.by(PERMANENT_STATION),
  state: orNull(stationWatches.columns.state).by('w.state'),
  failing_since: orNull(moment).by(`(
    select x.since from import_schedules i join station_polls p on p.station_id = s.id
      join import_failures x on x.agency_id = i.agency_id and x.until is null
    where i.agency_id = s.agency_id and i.rhythm <> 'off')`),
});

/** A published station with what the watch knows of it. */
export type HealthRow = RowOf<typeof STATION>;

/** The published stations of one agency, or of all where it is null; of one station where that is named. */
export function selectHealth(
  db: Queryable,
  { agency, station = null }: { agency: number | null; station?: string | null },
): Promise<HealthRow[]> {
  return readRows(
    db,
    STATION,
    `select ${STATION.sql} from stations s join agencies a on a.id = s.agency_id
       left join station_watches w on w.station_id = s.id
     where ($1::int is null or s.agency_id = $1) and ($2::text is null or s.station_id_tmg = $2) and not s.draft
     order by s.station_id_tmg`,
    [agency, station],
  );
}

const STRONG = shape({ station_id: int });

/** Those of these stations with strong findings open. */
export async function selectWithStrong(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await readRows(
    db,
    STRONG,
    `select distinct station_id from findings
     where station_id = any($1::int[]) and state = 'open' and severity = 'strong'`,
    [ids],
  );
  return new Set(rows.map(({ station_id }) => station_id));
}

const OUTAGE = shape({
  ...outages.of(
    'o',
    'id',
    'station_id',
    'kind',
    'flow_id',
    'start_at',
    'silent_at',
    'recovered_at',
    'filled_at',
  ),
  ...outages.of(
    'o',
    'retired_at',
    'missing',
    'level',
    'investigation',
    'note',
    'assignee_id',
    'assignee_name',
  ),
  ...outages.of('o', 'version', 'muted_until', 'muted_by', 'mute_reason'),
  flow: orNull(text).by('f.name'),
});
export type OutageRow = RowOf<typeof OUTAGE>;

const OUTAGES = /* sql */ `select ${OUTAGE.sql} from outages o left join flows f on f.id = o.flow_id`;
const MOST_OUTAGES = 100;

/** The newest outages of a station. */
export function selectOutages(db: Queryable, stationId: number): Promise<OutageRow[]> {
  return readRows(
    db,
    OUTAGE,
    `${OUTAGES} where o.station_id = $1 order by o.silent_at desc, o.id desc limit ${MOST_OUTAGES}`,
    [stationId],
  );
}

/** One of a station; nobody else writes it until the transaction ends. */
export function lockOutage(db: Queryable, stationId: number, id: number): Promise<OutageRow | undefined> {
  return readRow(db, OUTAGE, `${OUTAGES} where o.station_id = $1 and o.id = $2 for update of o`, [
    stationId,
    id,
  ]);
}

/** Keeps what a person says of an outage. */
export async function updateOutage(
  db: Queryable,
  {
    id,
    level,
    investigation,
    note,
    assignee_id,
    assignee_name,
  }: Pick<OutageRow, 'id' | 'level' | 'investigation' | 'note' | 'assignee_id' | 'assignee_name'>,
): Promise<void> {
  await db.query(
    `update outages set level = $2, investigation = $3, note = $4, assignee_id = $5, assignee_name = $6, version = version + 1
     where id = $1`,
    [id, level, investigation, note, assignee_id, assignee_name],
  );
}

/** Has no e-mail tell of an outage up to a day, or tell of it again. */
export async function muteOutage(
  db: Queryable,
  {
    id,
    muted_until,
    muted_by,
    mute_reason,
  }: Pick<OutageRow, 'id' | 'muted_until' | 'muted_by' | 'mute_reason'>,
): Promise<void> {
  await db.query(
    `update outages set muted_until = $2, muted_by = $3, mute_reason = $4, version = version + 1 where id = $1`,
    [id, muted_until, muted_by, mute_reason],
  );
}

const CLOSURE = shape({
  ...stationClosures.pick('id', 'station_id', 'first_day', 'last_day', 'reason'),
  by: stationClosures.columns.user_name.by('user_name'),
});
export type ClosureRow = RowOf<typeof CLOSURE>;

/** The planned closures of these stations, the latest first. */
export function selectClosures(db: Queryable, stationIds: readonly number[]): Promise<ClosureRow[]> {
  return readRows(
    db,
    CLOSURE,
    `select ${CLOSURE.sql} from station_closures where station_id = any($1::int[]) order by first_day desc, id desc`,
    [stationIds],
  );
}

/** Enters one; undefined where it was entered under this key before (T12). */
export function insertClosure(
  db: Queryable,
  closure: Pick<ClosureRow, 'station_id' | 'first_day' | 'last_day' | 'reason'>,
  { user, at, key }: { user: { id: number; name: string }; at: Date; key: string | undefined },
): Promise<ClosureRow | undefined> {
  const { station_id, first_day, last_day, reason } = closure;
  return readRow(
    db,
    CLOSURE,
    `insert into station_closures (station_id, first_day, last_day, reason, user_id, user_name, created_at, request_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (station_id, request_key) do nothing returning ${CLOSURE.sql}`,
    [station_id, first_day, last_day, reason, user.id, user.name, at.toISOString(), key ?? null],
  );
}

/** The caller's own that was entered under a key. */
export function selectClosureByKey(
  db: Queryable,
  { station, user, key }: { station: number; user: number; key: string | undefined },
): Promise<ClosureRow | undefined> {
  return readRow(
    db,
    CLOSURE,
    `select ${CLOSURE.sql} from station_closures where station_id = $1 and user_id = $2 and request_key = $3`,
    [station, user, key ?? null],
  );
}

/** Takes one of a station back; undefined where it has none such. */
export function deleteClosure(db: Queryable, stationId: number, id: number): Promise<ClosureRow | undefined> {
  return readRow(
    db,
    CLOSURE,
    `delete from station_closures where station_id = $1 and id = $2 returning ${CLOSURE.sql}`,
    [stationId, id],
  );
}

/** How many flows a station has. */
export async function countFlows(db: Queryable, stationId: number): Promise<number> {
  const row = await readRow(
    db,
    shape({ flows: int.by('count(*)::int') }),
    'select count(*)::int as flows from flows where station_id = $1',
    [stationId],
  );
  return row?.flows ?? 0;
}
