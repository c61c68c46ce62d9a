import { call } from 'shared-ui/api';
import type { ReverseGeo } from 'shared-domain';

/** The county and city at a point. */
export function reverseGeocode(latitude: number, longitude: number): Promise<ReverseGeo> {
  return call('GET /station-reverse-geo', { query: { latitude, longitude } });
}
