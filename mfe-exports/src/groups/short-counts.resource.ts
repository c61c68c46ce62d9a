import type {
  ExpansionMethod,
  FactorGroup,
  NewShortCount,
  ShortCount,
  ShortCountEstimate,
} from 'shared-domain';
import { call } from 'shared-ui/api';
import { invalidate, type Asked } from 'shared-ui/query';

/** The short counts that this person sees, the newest first. */
export const shortCountsQuery: Asked<ShortCount[]> = {
  queryKey: ['groups', 'short counts'],
  queryFn: async ({ signal }) => (await call('GET /short-counts', { query: {} }, { signal })).data,
};

/** Stations that a short count may be of, as choices. */
export const stationChoicesQuery: Asked<{ code: string; label: string }[]> = {
  queryKey: ['groups', 'stations'],
  queryFn: async ({ signal }) => {
    const stations = await call('GET /stations', { query: { countAmount: false } }, { signal });
    return stations.map(({ station_id_tmg: code, station_name }) => ({
      code,
      label: `${code} ${station_name}`,
    }));
  },
};

/** What a short count comes to in its year. */
export const estimateQuery = (
  id: number,
  how: { group: FactorGroup; method: ExpansionMethod },
): Asked<ShortCountEstimate> => ({
  queryKey: ['groups', 'estimate', id, how.group, how.method],
  queryFn: ({ signal }) =>
    call('GET /short-counts/:id/estimate', { params: { id: String(id) }, query: how }, { signal }),
});

/** Adds a short count, under its form's idempotency key. */
export async function addShortCount(body: NewShortCount): Promise<ShortCount> {
  const added = await call('POST /short-counts', { body });
  await invalidate(['groups']);
  return added;
}

/** Deletes a short count; deployments at the same place are estimated without it. */
export async function deleteShortCount(id: number): Promise<void> {
  await call('DELETE /short-counts/:id', { params: { id: String(id) } });
  await invalidate(['groups']);
}
