import type { CodeOption } from './codes.ts';

/**
 * A flow as the flow form sends it: codes, not labels. A draft's flow may leave anything empty. `eco_id` is the
 * vendor's own id of the channel: Eco-Counter's 'Eco ID', and the ID of a channel row of the v1 form.
 */
export type FlowRequest = {
  name: string;
  vendor_code: string | null;
  count_method_code: string | null;
  facility_type_code: string | null;
  street_side_code: string | null;
  count_type_code: string | null;
  travel_direction_code: string | null;
  sensor_type_code: string | null;
  movement_direction_code: string | null;
  count_location_to_roadway_code: string | null;
  direction_of_route_code: string | null;
  surface_condition_code: string | null;
  nonmotorized_facility_width_code: string | null;
  nonmotorized_facility_buffer_width_code: string | null;
  mounting_object: string | null;
  other_notes: string | null;
  /** Minutes; 0 for TRAFx. */
  count_interval: number | null;
  serial_number: string | null;
  eco_id: string | null;
  eco_name: string | null;
  station_id_agency: string | null;
};

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
export type FlowOptions = Record<
  | 'vendor'
  | 'countMethod'
  | 'facilityType'
  | 'streetSide'
  | 'countType'
  | 'travelDirection'
  | 'sensorType'
  | 'movementDirection'
  | 'countLocationToRoadway'
  | 'directionOfRoute'
  | 'surfaceCondition'
  | 'nonmotorizedFacilityWidth'
  | 'nonmotorizedFacilityBufferWidth',
  CodeOption[]
>;

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
