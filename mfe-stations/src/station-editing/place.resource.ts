import { call } from 'shared-ui/api';
import type { ReverseGeo } from 'shared-domain';
import type { Asked } from 'shared-ui/query';

/** The county and city at a point. */
export const placeQuery = (latitude: number, longitude: number): Asked<ReverseGeo> => ({
  queryKey: ['place', latitude, longitude],
  queryFn: ({ signal }) => call('GET /station-reverse-geo', { query: { latitude, longitude } }, { signal }),
  gcTime: 0,
});
