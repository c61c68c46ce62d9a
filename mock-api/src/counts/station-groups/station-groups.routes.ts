import {
  mayAccess,
  STATION_GROUPS_MAX,
  stationsInOrder,
  type StationGroup,
  type StationGroupFacts,
  type User,
} from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { refuseTaken } from '../../platform/http/unique.ts';
import type { Language } from '../../platform/text/language.ts';
import { checkGroup } from './check-group.ts';
import { readGroups, type ReadGroup } from './read-groups.ts';
import * as sql from './station-groups.sql.ts';
import { texts } from './texts.ts';

const taken = { field: 'name', text: texts.nameTaken };

/** A group as it is answered. */
function groupReply({ row, stations, unseen }: ReadGroup, user: User): StationGroup {
  const { id, agency, kind, name, user_name: by, version } = row;
  return {
    id,
    agency,
    kind,
    name,
    flows: stations.flatMap(({ station, flows }) =>
      flows.map((flow) => ({
        station_id_tmg: station.station_id_tmg,
        station_name: station.station_name,
        flow_id: flow.id,
        flow_name: flow.name,
        count_type: flow.count_type,
        direction: flow.direction,
        combined: flow.combined,
        sign: flow.sign,
      })),
    ),
    unseen,
    by,
    version,
    may_change: mayAccess('admin', user),
  };
}

/** One group as it is answered. */
async function replyOf(
  db: Queryable,
  row: sql.GroupRow,
  { user, language }: { user: User; language: Language },
): Promise<StationGroup> {
  const [group] = await readGroups({ db, reading: db }, [row], language);
  return groupReply(found(group), user);
}

const noted = (id: number, { kind, name, flows }: StationGroupFacts) => ({
  group_id: id,
  kind,
  name,
  stations: stationsInOrder(flows),
});

const list = endpoint('GET /station-groups', {
  handle: async ({ db, caller: { user }, language }) => {
    const groups = await readGroups({ db, reading: db }, await sql.selectGroups(db), language);
    return { data: groups.map((group) => groupReply(group, user)) };
  },
});

const add = endpoint('POST /station-groups', {
  handle: async ({ db, caller: { user }, language, input: { body }, audit }) => {
    const { request_key: key, ...facts } = body;
    const { agency, flows } = await checkGroup(db, facts, language);
    const id = await refuseTaken(sql.insertGroup(db, facts, { agency, user, key }), taken);
    // sent twice, it is there already (T12)
    if (id === undefined) {
      const again = found(await sql.selectGroupByKey(db, { agency, user: user.id, key }));
      return replyOf(db, again, { user, language });
    }
    if ((await sql.countGroups(db, agency)) > STATION_GROUPS_MAX) throw new ApiProblem(409, texts.full);
    await sql.writeMembers(db, id, flows);
    await audit('stationGroup.add', noted(id, facts), { agency });
    return replyOf(db, found(await sql.lockGroup(db, id)), { user, language });
  },
});

const change = endpoint('PUT /station-groups/:id', {
  handle: async ({ db, caller: { user }, language, input: { params, body }, audit }) => {
    const before = found(await sql.lockGroup(db, Number(params.id)));
    const { version, ...facts } = body;
    if (version !== before.version)
      throw new ApiProblem(409, texts.stale, { current: await replyOf(db, before, { user, language }) });
    const { agency, flows } = await checkGroup(db, facts, language);
    if (agency !== before.agency_id)
      throw new ApiProblem(422, texts.severalAgencies, { errors: { flows: [texts.severalAgencies] } });
    await refuseTaken(sql.updateGroup(db, before.id, facts), taken);
    await sql.writeMembers(db, before.id, flows);
    await audit('stationGroup.update', noted(before.id, facts), { agency });
    return replyOf(db, found(await sql.lockGroup(db, before.id)), { user, language });
  },
});

const remove = endpoint('DELETE /station-groups/:id', {
  handle: async ({ db, input: { params }, audit }) => {
    const { id, name, agency_id: agency } = found(await sql.lockGroup(db, Number(params.id)));
    await sql.deleteGroup(db, id);
    await audit('stationGroup.delete', { group_id: id, name }, { agency });
    return { success: true as const };
  },
});

/** Corridors, screenlines and cordons. */
export const stationGroups: Endpoint[] = [list, add, change, remove];
