import { OUTAGES_LISTED } from 'shared-domain';
import { bool, int, moment, orNull, text } from '../../platform/db/columns.ts';
import type { Param, Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { numberOf, stations } from '../../stations/records/stations.tables.ts';
import { outages, stationClosures, stationWatches } from './health.tables.ts';
import { OUTAGE_END, OUTAGE_RANGES, OUTAGE_START } from '../../counts/store/unusable.sql.ts';
import {
  BY_ITSELF,
  EQUIPMENT_OF_STATION,
  EXPECTED_OF_STATION,
  PERMANENT_STATION,
  POLLED_OF_STATION,
  WATCHED_FLOW,
} from './watched-stations.sql.ts';

const STATION = shape({
  ...stations.of('s', 'id', 'station_name', 'latitude', 'longitude', 'time_zone', 'days_count'),
  ...stations.of('s', 'year_station_discontinued', 'created_at'),
  ...numberOf('s'),
  agency: agencies.columns.name.by('a.name'),
  permanent: bool.by(PERMANENT_STATION),
  equipment: EQUIPMENT_OF_STATION,
  state: orNull(stationWatches.columns.state).by('w.state'),
  assignee: orNull(outages.columns.assignee_name).by(`(
    select o.assignee_name from ${OUTAGE_RANGES}
    where o.station_id = s.id and ${OUTAGE_END} is null and o.joined_into is null and o.assignee_name is not null
    order by o.silent_at desc limit 1)`),
  polled: POLLED_OF_STATION,
  expected: EXPECTED_OF_STATION,
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

const OUTAGE = shape({
  ...outages.of('o', 'id', 'station_id', 'kind', 'flow_id', 'silent_at', 'filled_at', 'retired_at'),
  ...outages.of('o', 'level', 'investigation', 'note', 'assignee_id', 'assignee_name'),
  ...outages.of('o', 'version', 'muted_until', 'muted_by', 'mute_reason'),
  ...outages.of('o', 'own_start_at', 'own_end_at', 'own_lasts', 'left_start_at', 'left_end_at'),
  ...outages.of('o', 'entered_by', 'expected', 'split_from'),
  start_at: moment.by(OUTAGE_START),
  end_at: orNull(moment).by(OUTAGE_END),
  found_start_at: moment.by('o.start_at'),
  found_end_at: orNull(moment).by('coalesce(o.recovered_at, o.retired_at)'),
  /** When what it was cut off ended. */
  whole_end_at: orNull(moment).by('coalesce(r.recovered_at, r.retired_at)'),
  // of what was cut off, what the watch knows of the whole
  missing: outages.columns.missing.by('coalesce(r.missing, o.missing)'),
  has_parts: bool.by('exists (select 1 from outages p where p.split_from = o.id)'),
  flow: orNull(text).by('f.name'),
});
/** An outage as it was found, and what people say of it. */
export type OutageRow = RowOf<typeof OUTAGE>;

const OUTAGES = /* sql */ `select ${OUTAGE.sql} from ${OUTAGE_RANGES} left join flows f on f.id = o.flow_id`;

/** The newest outages of a station; of those that were joined the one that tells of them. */
export function selectOutages(db: Queryable, stationId: number): Promise<OutageRow[]> {
  return readRows(
    db,
    OUTAGE,
    `${OUTAGES} where o.station_id = $1 and o.joined_into is null order by ${OUTAGE_START} desc, o.id desc limit ${OUTAGES_LISTED}`,
    [stationId],
  );
}

/** Those of which a condition of `o` holds, the first first; of those that were joined the one that tells of them. */
export const selectOutagesWhere = (db: Queryable, where: string, params: Param[]): Promise<OutageRow[]> =>
  readRows(
    db,
    OUTAGE,
    `${OUTAGES} where ${where} and o.joined_into is null order by ${OUTAGE_START}, o.id`,
    params,
  );

/** One of a station; nobody else writes it until the transaction ends. */
export function lockOutage(db: Queryable, stationId: number, id: number): Promise<OutageRow | undefined> {
  return readRow(
    db,
    OUTAGE,
    `${OUTAGES} where o.station_id = $1 and o.id = $2 and o.joined_into is null for update of o`,
    [stationId, id],
  );
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

const FLOW = shape({
  id: int.by('f.id'),
  name: text.by(`coalesce(f.name, f.header, f.id::text)`),
  by_itself: bool.by(BY_ITSELF('f')),
  watched: bool.by(WATCHED_FLOW),
});

/** A flow of a station, and whether it is watched. */
export type StationFlowRow = RowOf<typeof FLOW>;

/** The flows of a station, in the order in which they were established. */
export const selectFlows = (db: Queryable, stationId: number): Promise<StationFlowRow[]> =>
  readRows(
    db,
    FLOW,
    `select ${FLOW.sql} from flows f join stations s on s.id = f.station_id where f.station_id = $1 order by f.id`,
    [stationId],
  );
