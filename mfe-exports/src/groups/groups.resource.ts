import {
  type FactorGroup,
  type FactorGroups,
  type GroupLimits,
  type GroupLimitsReply,
  type GroupMode,
  type GroupStation,
} from 'shared-domain';
import { call } from 'shared-ui/api';
import { ask, invalidate, type Asked } from 'shared-ui/query';
import { limitsAlone } from './limits.fields.ts';

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

/** Sets the limits by which groups are proposed over the version that was read; proposals change with them. */
export async function setLimits({
  chosen,
  reason,
  version,
}: {
  chosen: GroupLimits;
  reason: string;
  version: number;
}): Promise<GroupLimitsReply> {
  try {
    return await call('PUT /factor-group-limits', { body: { ...limitsAlone(chosen), reason, version } });
  } finally {
    await invalidate(['groups']);
  }
}

/** The limits as they are set by now. */
export async function newerLimits(which: WhichGroups, known: GroupLimitsReply): Promise<GroupLimitsReply> {
  return (await ask(factorGroupsQuery(which))).limits ?? known;
}
