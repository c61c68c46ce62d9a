import { flowIdOf, type FlowIdentity } from 'shared-domain';

/** The four codes that tell a station's flows apart (S6). */
export const IDENTITY = [
  'count_method_code',
  'count_type_code',
  'travel_direction_code',
  'street_side_code',
] as const satisfies (keyof FlowIdentity)[];

/** A flow's id in counts and exports; null where its station is a draft or one of the four codes is not known. */
export function flowIdOrNull(
  stationId: string | null,
  flow: Partial<Record<keyof FlowIdentity, string | null>>,
) {
  const known = IDENTITY.every((field) => typeof flow[field] === 'string');
  return stationId === null || !known ? null : flowIdOf(stationId, flow as FlowIdentity);
}
