import type { FlowRequest } from 'shared-domain';
import { FLOW_COLUMNS } from 'shared-domain/fields';
import { bool, int, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { flows, stations } from './stations.tables.ts';

const FLOW = shape({
  ...flows.of('f', ...FLOW_COLUMNS, 'id', 'station_id', 'created_at', 'version'),
  ...stations.of('s', 'station_id_tmg'),
  has_counts: bool.by(
    'f.id in (select m.flow_id from count_months m where m.station_id = any($1::int[]) and m.counts > 0)',
  ),
});

/** A flow as it is stored; `station_id_tmg` is null while its station is a draft. */
export type FlowRow = RowOf<typeof FLOW>;

/** The flows of some stations, oldest first. */
export function selectFlows(db: Queryable, ids: number[]): Promise<FlowRow[]> {
  return readRows(
    db,
    FLOW,
    `select ${FLOW.sql} from flows f join stations s on s.id = f.station_id
     where f.station_id = any($1::int[]) order by f.id`,
    [ids],
  );
}

const STATION_OF = shape({ id: flows.columns.station_id.by('station_id') });

/** The station of a flow; nothing where the caller has no such flow. */
export function selectStationOf(db: Queryable, flow: number): Promise<{ id: number }[]> {
  return readRows(db, STATION_OF, `select ${STATION_OF.sql} from flows where id = $1`, [flow]);
}

/** One that is found by its key has it. */
const ADDED = shape({ ...flows.pick('id'), request_key: text });

/** The flows that were added to a station under these keys. */
export function selectAddedKeys(
  db: Queryable,
  station: number,
  keys: string[],
): Promise<RowOf<typeof ADDED>[]> {
  return readRows(
    db,
    ADDED,
    'select id, request_key from flows where station_id = $1 and request_key = any($2::text[])',
    [station, keys],
  );
}

/** Adds a flow, under the key of its form where it has one; answers its id. */
export function insertFlow(
  db: Queryable,
  station: number,
  { request_key, ...flow }: FlowRequest & { request_key?: string | undefined },
): Promise<{ id: number }[]> {
  const places = FLOW_COLUMNS.map((_field, at) => `$${at + 3}`).join(', ');
  return readRows(
    db,
    shape(flows.pick('id')),
    `with counted as (update stations set flows_added = flows_added + 1 where id = $1)
     insert into flows (station_id, request_key, ${FLOW_COLUMNS.join(', ')}) values ($1, $2, ${places}) returning id`,
    [station, request_key ?? null, ...FLOW_COLUMNS.map((field) => flow[field])],
  );
}

/** Saves these fields of a flow and raises its version. */
export async function updateFlow(db: Queryable, id: number, flow: Partial<FlowRequest>): Promise<void> {
  const fields = FLOW_COLUMNS.filter((field) => field in flow);
  const assignments = fields.map((field, at) => `${field} = $${at + 2}`).join(', ');
  await db.query(`update flows set ${assignments}, version = version + 1 where id = $1`, [
    id,
    ...fields.map((field) => flow[field]),
  ]);
}

/** Gives these flows a code that no other has, so that their identities can be given round among them. */
export async function clearIdentities(db: Queryable, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query("update flows set travel_direction_code = '~' || id where id = any($1::int[])", [ids]);
}

/** Takes the Eco ID away from these flows, so that channels can be given round among them. */
export async function clearEcoIds(db: Queryable, ids: number[]): Promise<void> {
  await db.query('update flows set eco_id = null where id = any($1::int[])', [ids]);
}

/** Removes flows. */
export async function deleteFlows(db: Queryable, ids: number[]): Promise<void> {
  await db.query('delete from flows where id = any($1::int[])', [ids]);
}

const LEARNED = shape({
  ...flows.of(
    'f',
    'count_method_code',
    'facility_type_code',
    'street_side_code',
    'count_type_code',
    'vendor_code',
  ),
  ...flows.of('f', 'direction_of_route_code', 'travel_direction_code', 'count_location_to_roadway_code'),
  ...flows.of('f', 'movement_direction_code', 'sensor_type_code'),
  flows: int.by('count(*)::int'),
});

/** How often published flows have the same codes: what predictions learn from. */
export type LearnedFlow = RowOf<typeof LEARNED>;

/** Published flows by their codes, each combination with how many have it. */
export function selectLearned(db: Queryable): Promise<LearnedFlow[]> {
  return readRows(
    db,
    LEARNED,
    `select ${LEARNED.sql}
     from flows f join stations s on s.id = f.station_id where not s.draft
     group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
  );
}
