import type { ApiInput, HomeFlow, StationGroup, StationGroupFacts } from 'shared-domain';
import { call } from 'shared-ui/api';
import { ask, invalidate, type Asked } from 'shared-ui/query';

const KEY = ['station-groups'];

/** The corridors, screenlines and cordons that the caller sees. */
export const groupsQuery: Asked<StationGroup[]> = {
  queryKey: KEY,
  queryFn: async ({ signal }) => (await call('GET /station-groups', {}, { signal })).data,
};

/** A station with all of its flows, as a group may name them. */
export type KnownStation = { station: string; name: string; flows: HomeFlow[] };

const stationQuery = (stationId: string): Asked<KnownStation> => ({
  queryKey: [...KEY, 'station', stationId],
  queryFn: async ({ signal }) => {
    const { station, flows } = await call(
      'GET /stations/:stationId/home',
      { params: { stationId } },
      { signal },
    );
    return { station: stationId, name: station.station_name ?? '', flows };
  },
});

/** A station and its flows. */
export const knownStation = (stationId: string): Promise<KnownStation> => ask(stationQuery(stationId));

/** Names stations together, under the form's idempotency key. */
export async function addGroup(body: ApiInput<'POST /station-groups'>['body']): Promise<StationGroup> {
  const group = await call('POST /station-groups', { body });
  await invalidate(KEY);
  return group;
}

/** Changes a group over the version that was read. */
export async function changeGroup(
  { id, version }: Pick<StationGroup, 'id' | 'version'>,
  facts: StationGroupFacts,
): Promise<StationGroup> {
  const group = await call('PUT /station-groups/:id', {
    params: { id: String(id) },
    body: { ...facts, version },
  });
  await invalidate(KEY);
  return group;
}

/** Takes a group away; the groups are asked for again in any case. */
export async function deleteGroup(id: number): Promise<void> {
  try {
    await call('DELETE /station-groups/:id', { params: { id: String(id) } });
  } finally {
    await invalidate(KEY);
  }
}

/** The group as it is stored by now; the last one known where it is gone. */
export async function newerGroup(group: StationGroup): Promise<StationGroup> {
  await invalidate(KEY);
  const groups = await ask(groupsQuery);
  return groups.find(({ id }) => id === group.id) ?? group;
}
