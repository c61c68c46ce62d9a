import { useLoaded } from 'shared-ui/query';
import { scopeQuery, type Scope } from './counts.resource.ts';
import { useReview, useSubject } from './store/review-context.tsx';

/** What the filters reach of the uncertified counts; null while unknown. */
export function useScope(): Scope | null {
  const { station } = useSubject();
  const filters = useReview((state) => state.filters);
  const { load } = useLoaded(scopeQuery(station.station_id_tmg, filters));
  return load.state === 'loaded' ? load.value : null;
}
