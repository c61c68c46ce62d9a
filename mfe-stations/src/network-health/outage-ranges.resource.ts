import type { Api, ApiInput, Outage } from 'shared-domain';
import { call } from 'shared-ui/api';
import type { Asked } from 'shared-ui/query';
import { forgetHealth } from './health.resource.ts';

/** Somebody who may deal with outages of a station. */
export type OutagePerson = Api['GET /stations/:stationId/outage-people']['reply']['people'][0];

/** The people who may deal with outages of a station. */
export const peopleQuery = (stationId: string): Asked<OutagePerson[]> => ({
  queryKey: ['stations', 'outage-people', stationId],
  queryFn: async ({ signal }) =>
    (await call('GET /stations/:stationId/outage-people', { params: { stationId } }, { signal })).people,
});

type Entry = ApiInput<'POST /stations/:stationId/outages'>['body'];
type Known = Pick<Outage, 'id' | 'version'>;
const of = (stationId: string, { id }: Pick<Outage, 'id'>) => ({ stationId, outageId: String(id) });

/** Has what is known of a station asked for again once something of it was sent, whatever came of it. */
async function sending<T>(stationId: string, sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } finally {
    await forgetHealth(stationId);
  }
}

/** Enters an outage by hand, under the form's idempotency key. */
export const enterOutage = (stationId: string, body: Entry): Promise<Outage> =>
  sending(stationId, call('POST /stations/:stationId/outages', { params: { stationId }, body }));

/** Corrects when an outage began and ended, over the version that was read. */
export const correctOutage = (
  stationId: string,
  { id, version }: Known,
  times: { start: string; end: string | null },
): Promise<Outage> =>
  sending(
    stationId,
    call('PUT /stations/:stationId/outages/:outageId/range', {
      params: of(stationId, { id }),
      body: { ...times, version },
    }),
  );

/** Takes what the watch found otherwise, or leaves what a person said. */
export const decideDifference = (stationId: string, { id, version }: Known, use: boolean): Promise<Outage> =>
  sending(
    stationId,
    call('PUT /stations/:stationId/outages/:outageId/difference', {
      params: of(stationId, { id }),
      body: { use, version },
    }),
  );

/** Splits an outage at a time beside the counter. */
export const splitOutage = (stationId: string, { id, version }: Known, at: string): Promise<unknown> =>
  sending(
    stationId,
    call('POST /stations/:stationId/outages/:outageId/split', {
      params: of(stationId, { id }),
      body: { at, version },
    }),
  );

/** Joins an outage with another one that it touches. */
export const joinOutages = (stationId: string, { id, version }: Known, other: Known): Promise<Outage> =>
  sending(
    stationId,
    call('POST /stations/:stationId/outages/:outageId/join', {
      params: of(stationId, { id }),
      body: { version, other: { id: other.id, version: other.version } },
    }),
  );

/** Deletes an outage that was entered by hand. */
export const removeOutage = (stationId: string, { id }: Known): Promise<unknown> =>
  sending(
    stationId,
    call('DELETE /stations/:stationId/outages/:outageId', { params: of(stationId, { id }) }),
  );
