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

/** How a flow of the station is called; '' for one that it no longer lists. */
export function flowNamer({ channels }: Pick<Station, 'channels'>): (flowId: number) => string {
  const names = flowNames(channels.map(namedFlow));
  return (flowId) => names.get(flowId) ?? '';
}

/** Whether the filters let a flow through; one that the station no longer lists is never filtered out. */
export function flowFilter(
  { channels }: Pick<Station, 'channels'>,
  filters: CountFilters,
): (flowId: number) => boolean {
  const listed = new Set(channels.map(({ id }) => id));
  const shown = flowsShown(channels, filters);
  return (flowId) => shown.has(flowId) || !listed.has(flowId);
}
