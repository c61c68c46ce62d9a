import { flowIdOf, isCombined, type FlowSign } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import type { Language } from '../../platform/text/language.ts';
import { readCountStations, type CountStation } from '../../stations/records/count-station.sql.ts';
import { selectMembers, type GroupRow, type MemberRow } from './station-groups.sql.ts';

/** A flow under its id, and whether it counts several directions at once. */
export type StreamOfStation = CountStation['flows'][number] & { flowid_txdot: string; combined: boolean };

/** A station of a group, with those of its flows that are in it. */
type GroupStation = { station: CountStation; flows: (StreamOfStation & { sign: FlowSign })[] };

/** A group with its stations in their order, and how many of them the caller does not see. */
export type ReadGroup = { row: GroupRow; stations: GroupStation[]; unseen: number };

/** The flows of a station with what tells them apart. */
export function streamsOf({ station_id_tmg, flows }: CountStation): StreamOfStation[] {
  const streams = flows.map((flow) => ({ ...flow, flowid_txdot: flowIdOf(station_id_tmg, flow) }));
  return streams.map((flow) => ({ ...flow, combined: isCombined(flow, streams) }));
}

/** Groups with all that the caller may see of them. */
export async function readGroups(
  { db, reading }: { db: Queryable; reading: Queryable },
  rows: readonly GroupRow[],
  language: Language,
): Promise<ReadGroup[]> {
  const members = await selectMembers(
    db,
    rows.map(({ id }) => id),
  );
  const seen = [...new Set(members.flatMap((member) => (member.seen ? [member.station_id] : [])))];
  const stations = new Map(
    (seen.length === 0 ? [] : await readCountStations(reading, seen, language)).map((station) => [
      station.id,
      station,
    ]),
  );
  const byGroup = Map.groupBy(members, ({ group_id }) => group_id);
  return rows.map((row) => readGroup(row, byGroup.get(row.id) ?? [], stations));
}

function readGroup(
  row: GroupRow,
  members: readonly MemberRow[],
  known: ReadonlyMap<number, CountStation>,
): ReadGroup {
  const byStation = [...Map.groupBy(members, ({ station_id }) => station_id)];
  const stations = byStation.flatMap(([id, own]) => {
    const station = known.get(id);
    return station ? [{ station, flows: flowsOf(station, own) }] : [];
  });
  return { row, stations, unseen: byStation.length - stations.length };
}

/** The flows of a station that are in a group. One that has come to count several directions since has no sign any more. */
function flowsOf(station: CountStation, members: readonly MemberRow[]): GroupStation['flows'] {
  const streams = streamsOf(station);
  return members.flatMap(({ flow_id, sign }) => {
    const flow = streams.find(({ id }) => id === flow_id);
    return flow ? [{ ...flow, sign: flow.combined ? ('none' as const) : sign }] : [];
  });
}
