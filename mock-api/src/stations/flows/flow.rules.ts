import { IDENTITY } from '../records/flow-id.rules.ts';
import { contradictsClass, missingFlowFields } from 'shared-domain';
import type { FlowRequest } from 'shared-domain';

/** What is wrong with a field of a flow: empty, not on its list, or at odds with its station. */
export type FlowFaults = Partial<Record<keyof FlowRequest, 'required' | 'unknown' | 'mismatch'>>;

/** Which code list each coded field of a flow chooses from. */
export const FLOW_LIST_OF = {
  vendor_code: 'vendor',
  count_method_code: 'countMethod',
  facility_type_code: 'facilityType',
  street_side_code: 'streetSide',
  count_type_code: 'countType',
  travel_direction_code: 'travelDirection',
  sensor_type_code: 'sensorType',
  movement_direction_code: 'movementDirection',
  count_location_to_roadway_code: 'countLocationToRoadway',
  direction_of_route_code: 'directionOfRoute',
  surface_condition_code: 'surfaceCondition',
  nonmotorized_facility_width_code: 'nonmotorizedFacilityWidth',
  nonmotorized_facility_buffer_width_code: 'nonmotorizedFacilityBufferWidth',
} as const satisfies Partial<Record<keyof FlowRequest, string>>;

/** Street side of a flow for which none was chosen: both sides, or not on a street. */
const NO_SIDE = '9';
/** Location of a draft's flow, as the next form has it: on the side of the stated direction of route. */
const DRAFT_LOCATION = '1';

type Stage = 'draft' | 'published';

/** What a flow is checked against. */
export type FlowSetting = {
  /** The codes of each list that may be chosen. */
  codes: Record<string, string[]>;
  /** The function class of its station; it decides which directions of route there are. */
  funcClass: string | null;
  stage: Stage;
};

/** What is wrong with a flow. One of a draft may leave everything empty; what it does say must be possible. */
export function flowFaults(flow: FlowRequest, { codes, funcClass, stage }: FlowSetting): FlowFaults {
  const faults: FlowFaults = {};
  if (contradictsClass(funcClass, flow.direction_of_route_code)) faults.direction_of_route_code = 'mismatch';
  for (const [field, list] of Object.entries(FLOW_LIST_OF) as [keyof typeof FLOW_LIST_OF, string][]) {
    const code = flow[field];
    if (code !== null && !codes[list]?.includes(code)) faults[field] = 'unknown';
  }
  if (stage === 'published') for (const field of missingFlowFields(flow)) faults[field] = 'required';
  return faults;
}

/** The flow as it is stored: a published one has a street side, a draft's the location that the next form fixes. */
export function storedFlow(flow: FlowRequest, stage: Stage): FlowRequest {
  return stage === 'published'
    ? { ...flow, street_side_code: flow.street_side_code ?? NO_SIDE }
    : { ...flow, count_location_to_roadway_code: DRAFT_LOCATION };
}

type Codes = Pick<FlowRequest, (typeof IDENTITY)[number]>;

/** Whether two flows have the same four codes; flows that lack one are never the same. */
export function isSameFlow(one: Codes, other: Codes): boolean {
  return IDENTITY.every((field) => one[field] !== null && one[field] === other[field]);
}

/** Whether these four codes are others than the flow's own. */
export function movesFlow(before: Codes, after: Codes): boolean {
  return IDENTITY.some((field) => before[field] !== after[field]);
}

/** Whether two flows have the same channel of a vendor, or none. */
export function isSameSite(one: Pick<FlowRequest, 'eco_id'>, other: Pick<FlowRequest, 'eco_id'>): boolean {
  return one.eco_id === other.eco_id;
}
