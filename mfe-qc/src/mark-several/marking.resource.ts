import type { MarkedStation, MarkingScope } from 'shared-domain';
import { call } from 'shared-ui/api';
import { invalidate, type Asked } from 'shared-ui/query';
import { unverifiedStations } from '../quality-control/stations.resource.ts';
import { AFTER_CHANGE, ofReview, reviewKey } from '../validate-counts/review-keys.ts';
import type { Mark } from './marking.rules.ts';

/** What the mark would change at a station, and what it would leave alone. */
export const markingQuery = (stationId: string, mark: Mark): Asked<MarkingScope> => ({
  ...ofReview(stationId, 'scope', 'marking', mark),
  queryFn: ({ signal }) =>
    call('GET /counts/marking', { query: { flowid_txdot: stationId, ...mark } }, { signal }),
});

/** Marks the stations, each by itself, and says what became of each. */
export async function markStations(stations: string[], mark: Mark): Promise<MarkedStation[]> {
  const reply = await call('POST /counts/mark-several', { body: { stations, ...mark } });
  stations.forEach(changed);
  return reply.stations;
}

/** What was known of a station's counts holds no longer. */
export function changed(stationId: string): void {
  for (const subject of AFTER_CHANGE) void invalidate(reviewKey(stationId, subject));
  void invalidate(unverifiedStations.queryKey);
}
