import type { FactorGroup, FactorGroups, GroupMode, GroupStation } from 'shared-domain';
import { call } from 'shared-ui/api';
import { ask, invalidate, type Asked } from 'shared-ui/query';

/** Which groups are meant: of a mode in a year; without a year, of the one that was over last. */
export type WhichGroups = { mode: GroupMode; year: number | undefined };

/** Counters with their groups, and what each group's factors are. */
export const factorGroupsQuery = ({ mode, year }: WhichGroups): Asked<FactorGroups> => ({
  queryKey: ['groups', 'factors', mode, year ?? 0],
  queryFn: ({ signal }) => call('GET /factor-groups', { query: { mode, year } }, { signal }),
});

/** Decides a station's group over the version that was read; estimates and fills change with it. */
export async function decideGroup(
  { mode, year }: { mode: GroupMode; year: number },
  stationId: string,
  decision: { group: FactorGroup; reason: string; version: number },
): Promise<GroupStation> {
  try {
    return await call('PUT /factor-groups/:stationId', {
      params: { stationId },
      body: { mode, year, ...decision },
    });
  } finally {
    await invalidate(['groups']);
  }
}

/** A station as it is decided by now; the last one known where it counts no more. */
export async function newerStation(which: WhichGroups, station: GroupStation): Promise<GroupStation> {
  const { stations } = await ask(factorGroupsQuery(which));
  return stations.find(({ station_id_tmg }) => station_id_tmg === station.station_id_tmg) ?? station;
}
