import type { Api, MapSettings, Outage, StationClosure } from 'shared-domain';
import { call } from 'shared-ui/api';
import { ask, invalidate, type Asked } from 'shared-ui/query';

/** The state of the network's counters. */
export type NetworkHealth = Api['GET /network/health']['reply'] & { map: MapSettings };
/** What is known of the health of one station. */
export type HealthOfStation = Api['GET /stations/:stationId/health']['reply'];

const NETWORK = ['network', 'health'];
const key = (stationId: string) => ['stations', 'health', stationId];

/** The state of all counters that the caller sees. */
export const networkQuery: Asked<NetworkHealth> = {
  queryKey: NETWORK,
  // with the map, so that the list does not come first and is pushed down
  queryFn: async ({ signal }) => {
    const [health, map] = await Promise.all([
      call('GET /network/health', {}, { signal }),
      call('GET /map-settings', {}, { signal }),
    ]);
    return { ...health, map };
  },
  lookAgain: true,
};

/** How much of the last full month each counter has; asked for by itself, as the list does not wait for it. */
export const networkUptimeQuery: Asked<Api['GET /network/uptime']['reply']> = {
  queryKey: ['network', 'uptime'],
  queryFn: ({ signal }) => call('GET /network/uptime', {}, { signal }),
};

/** A station's state, outages, planned closures and uptime. */
export const healthQuery = (stationId: string): Asked<HealthOfStation> => ({
  queryKey: key(stationId),
  queryFn: ({ signal }) => call('GET /stations/:stationId/health', { params: { stationId } }, { signal }),
  lookAgain: true,
});

/** Has what is known of a station, and the list of the network, asked for again. */
export const forgetHealth = (stationId: string): Promise<unknown> =>
  Promise.all([invalidate(key(stationId)), invalidate(NETWORK)]);

/** The outage as it is stored by now; the last one known where it is gone. */
export async function newerOutage(stationId: string, outage: Outage): Promise<Outage> {
  return (await ask(healthQuery(stationId))).outages.find(({ id }) => id === outage.id) ?? outage;
}

/** What a person says of an outage. */
export type Said = Pick<Outage, 'level' | 'investigation' | 'note'> & { assignee_id: number | null };

/** Says something of an outage, over the version that was read. */
export async function sayOfOutage(
  stationId: string,
  { id, version }: Pick<Outage, 'id' | 'version'>,
  said: Said,
): Promise<Outage> {
  const params = { stationId, outageId: String(id) };
  const outage = await call('PUT /stations/:stationId/outages/:outageId', {
    params,
    body: { ...said, mine: false, version },
  });
  await forgetHealth(stationId);
  return outage;
}

/** Has no e-mail tell of an outage up to a day, or tell of it again; what is known is asked for again in any case. */
export async function muteOutage(
  stationId: string,
  { id, version }: Pick<Outage, 'id' | 'version'>,
  body: { until: string | null; reason: string | null },
): Promise<void> {
  const params = { stationId, outageId: String(id) };
  try {
    await call('PUT /stations/:stationId/outages/:outageId/mute', { params, body: { ...body, version } });
  } finally {
    await invalidate(key(stationId));
  }
}

/** Enters days on which a station is closed, under the form's idempotency key. */
export async function addClosure(
  stationId: string,
  body: Pick<StationClosure, 'first_day' | 'last_day' | 'reason'> & { request_key: string },
): Promise<void> {
  await call('POST /stations/:stationId/closures', { params: { stationId }, body });
  await Promise.all([invalidate(key(stationId)), invalidate(NETWORK)]);
}

/** Takes a planned closure back; what is known is asked for again in any case. */
export async function removeClosure(stationId: string, { id }: StationClosure): Promise<void> {
  try {
    await call('DELETE /stations/:stationId/closures/:closureId', {
      params: { stationId, closureId: String(id) },
    });
  } finally {
    await Promise.all([invalidate(key(stationId)), invalidate(NETWORK)]);
  }
}
