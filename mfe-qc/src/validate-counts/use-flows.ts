import { useMemo } from 'react';
import type { CountFilters, Station } from 'shared-ui/domain';
import { flowsShown } from './filters.rules.ts';

/** Names of the station's flows, and which of them the filters let through. */
export function useFlows({ channels }: Station, filters: CountFilters) {
  return useMemo(() => {
    const names = new Map(channels.map(({ id, name }) => [id, name]));
    const ids = flowsShown(channels, filters);
    return {
      name: (flowId: number) => names.get(flowId) ?? '',
      // a flow that the station no longer lists is never filtered out
      shown: (flowId: number) => ids.has(flowId) || !names.has(flowId),
    };
  }, [channels, filters]);
}
