import type { CodeOption } from './codes.ts';
import type { AnswersOf } from './fields/field.ts';
import type { flowFields } from './fields/flow-fields.ts';
import type { FlowList } from './fields/forms.ts';

/**
 * A flow as the flow form sends it: codes, not labels. A draft's flow may leave anything empty. `eco_id` is the
 * vendor's own id of the channel: Eco-Counter's 'Eco ID', and the ID of a channel row of the v1 form.
 */
export type FlowRequest = AnswersOf<typeof flowFields, 'flow'>;

/** A flow of a station or draft, as it is stored. */
export type NextFlow = FlowRequest & {
  id: number;
  /** The flow's id in counts and exports (S5); null while its station is a draft or one of the four codes is empty. */
  flowid_txdot: string | null;
  /** Whether there are counts of it; then it can't be deleted (S7). */
  has_counts: boolean;
  /** When it was added, ISO text in UTC. */
  created_at: string;
  /** Raised by each update; sent back as `version` (S10). */
  version: number;
};

/** GET /next-flow-options */
export type FlowOptions = Record<FlowList, CodeOption[]>;

/** What a flow's other answers are predicted from (S8). */
export type PredictionInput = {
  count_method_code: string;
  facility_type_code: string;
  street_side_code: string;
  count_type_code: string;
  vendor_code: string;
};

/** The answers that can be predicted. */
export const PREDICTED_FIELDS = [
  'direction_of_route',
  'travel_direction',
  'count_location_to_roadway',
  'movement_direction',
  'sensor_type',
] as const;
export type PredictedField = (typeof PREDICTED_FIELDS)[number];

/** POST /next-flow-predict: the code of each answer asked for, null where nothing is known. */
export type FlowPrediction = Partial<Record<PredictedField, string | null>>;

/** A flow as a form of all of them sends it: a stored one with its id and version, a new one under its key. */
export type SentFlow = FlowRequest & { id: number | null; version?: number; request_key?: string };

/**
 * What a form changes of a station's flows, stored all together or not at all (S16), so two may change places. Flows
 * that are not named stay. Faults are named `flows.<id>.<field>`, of a new flow `flows.new<place in the list>.<field>`.
 */
export type FlowSet = { flows: SentFlow[]; removed: number[] };
