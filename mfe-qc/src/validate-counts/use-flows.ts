import { useMemo } from 'react';
import {
  flowNames,
  type CountFilters,
  type NamedFlow,
  type Station,
  type StationChannel,
} from 'shared-domain';
import { flowsShown } from './filters.rules.ts';

const namedFlow = ({ id, name, count_type, travel_direction, street_side }: StationChannel): NamedFlow => ({
  id,
  name,
  count_type: count_type.label,
  direction: travel_direction.label,
  street_side: street_side.label,
});

/** Names of the station's flows, and which of them the filters let through. */
export function useFlows({ channels }: Station, filters: CountFilters) {
  return useMemo(() => {
    const names = flowNames(channels.map(namedFlow));
    const ids = flowsShown(channels, filters);
    return {
      name: (flowId: number) => names.get(flowId) ?? '',
      // a flow that the station no longer lists is never filtered out
      shown: (flowId: number) => ids.has(flowId) || !names.has(flowId),
    };
  }, [channels, filters]);
}
