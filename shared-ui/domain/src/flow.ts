import type { AnswersOf } from './fields/field.ts';
import type { flowFields } from './fields/flow-fields.ts';

/**
 * A flow as the flow form sends it: codes, not labels. A draft's flow may leave anything empty. `eco_id` is the
 * vendor's own id of the channel: Eco-Counter's 'Eco ID', and the ID of a channel row of the v1 form.
 */
export type FlowRequest = AnswersOf<typeof flowFields, 'flow'>;

/** The answers that can be predicted. */
export const PREDICTED_FIELDS = [
  'direction_of_route',
  'travel_direction',
  'count_location_to_roadway',
  'movement_direction',
  'sensor_type',
] as const;
export type PredictedField = (typeof PREDICTED_FIELDS)[number];
