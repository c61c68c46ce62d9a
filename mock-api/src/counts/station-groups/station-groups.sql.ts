import type { FlowSign, StationGroupKind } from 'shared-domain';
import { bool, int } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { stations } from '../../stations/records/stations.tables.ts';
import { stationGroupFlows, stationGroups } from './station-groups.tables.ts';

const GROUP = shape({
  ...stationGroups.of('g', 'id', 'agency_id', 'kind', 'name', 'user_name', 'version'),
  agency: agencies.columns.name.by('a.name'),
});
export type GroupRow = RowOf<typeof GROUP>;

const GROUPS = /* sql */ `select ${GROUP.sql} from station_groups g join agencies a on a.id = g.agency_id`;

/** The groups that the caller sees, by name; row security holds whose they are. */
export const selectGroups = (db: Queryable): Promise<GroupRow[]> =>
  readRows(db, GROUP, `${GROUPS} order by lower(g.name), g.id`, []);

/** Those of some groups that the caller sees. */
export const selectGroupsById = (db: Queryable, ids: readonly number[]): Promise<GroupRow[]> =>
  readRows(db, GROUP, `${GROUPS} where g.id = any($1::int[])`, [ids]);

const FOUND = shape({ id: int });

/** Which of some groups there are, for whoever asks. */
export async function selectGroupIds(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await readRows(db, FOUND, 'select id from station_groups where id = any($1::int[])', [ids]);
  return new Set(rows.map(({ id }) => id));
}

/** The group that is to be changed; nobody else writes it until the transaction ends. */
export const lockGroup = (db: Queryable, id: number): Promise<GroupRow | undefined> =>
  readRow(db, GROUP, `${GROUPS} where g.id = $1 for no key update of g`, [id]);

/** The caller's own that was made under a key. */
export const selectGroupByKey = (
  db: Queryable,
  { agency, user, key }: { agency: number; user: number; key: string | undefined },
): Promise<GroupRow | undefined> =>
  readRow(db, GROUP, `${GROUPS} where g.agency_id = $1 and g.user_id = $2 and g.request_key = $3`, [
    agency,
    user,
    key ?? null,
  ]);

const MEMBER = shape({
  ...stationGroupFlows.of('m', 'group_id', 'station_id', 'flow_id', 'sign'),
  /** Whether the caller sees its station; a draft again is nobody's to see here. */
  seen: bool.by('(s.id is not null and not s.draft)'),
});
export type MemberRow = RowOf<typeof MEMBER>;

/** The flows of some groups, in their order; stations that the caller does not see too. */
export const selectMembers = (db: Queryable, groups: readonly number[]): Promise<MemberRow[]> =>
  readRows(
    db,
    MEMBER,
    `select ${MEMBER.sql} from station_group_flows m left join stations s on s.id = m.station_id
     where m.group_id = any($1::int[]) order by m.group_id, m.place`,
    [groups],
  );

const STATION = shape(stations.pick('id', 'agency_id'));

/** The published stations with these numbers that the caller sees. */
export const selectGroupStations = (
  db: Queryable,
  numbers: readonly string[],
): Promise<RowOf<typeof STATION>[]> =>
  readRows(
    db,
    STATION,
    `select ${STATION.sql} from stations where station_id_tmg = any($1::text[]) and not draft`,
    [numbers],
  );

/** How many groups an agency has. */
export async function countGroups(db: Queryable, agency: number): Promise<number> {
  const row = await readRow(
    db,
    shape({ n: int.by('count(*)::int') }),
    'select count(*)::int as n from station_groups where agency_id = $1',
    [agency],
  );
  return row?.n ?? 0;
}

type Named = { kind: StationGroupKind; name: string };
type By = { agency: number; user: { id: number; name: string }; key: string | undefined };

/** Makes one; undefined where it was made under this key before (T12). */
export async function insertGroup(
  db: Queryable,
  { kind, name }: Named,
  { agency, user, key }: By,
): Promise<number | undefined> {
  const row = await readRow(
    db,
    FOUND,
    `insert into station_groups (agency_id, kind, name, user_id, user_name, request_key) values ($1, $2, $3, $4, $5, $6)
     on conflict (agency_id, user_id, request_key) do nothing returning id`,
    [agency, kind, name, user.id, user.name, key ?? null],
  );
  return row?.id;
}

/** Names one otherwise and raises its version. */
export async function updateGroup(db: Queryable, id: number, { kind, name }: Named): Promise<void> {
  await db.query('update station_groups set kind = $2, name = $3, version = version + 1 where id = $1', [
    id,
    kind,
    name,
  ]);
}

/** Deletes one, and with it what it names together. */
export async function deleteGroup(db: Queryable, id: number): Promise<void> {
  await db.query('delete from station_groups where id = $1', [id]);
}

/** A flow as a group keeps it. */
export type KeptFlow = { station_id: number; flow_id: number; sign: FlowSign };

/** Writes the flows of a group in place of those that it had. */
export async function writeMembers(db: Queryable, group: number, flows: readonly KeptFlow[]): Promise<void> {
  await db.query('delete from station_group_flows where group_id = $1', [group]);
  await db.query(
    `insert into station_group_flows (group_id, place, station_id, flow_id, sign)
     select $1, m.place, m.station_id, m.flow_id, m.sign
     from unnest($2::int[], $3::int[], $4::text[]) with ordinality m (station_id, flow_id, sign, place)`,
    [
      group,
      flows.map(({ station_id }) => station_id),
      flows.map(({ flow_id }) => flow_id),
      flows.map(({ sign }) => sign),
    ],
  );
}
