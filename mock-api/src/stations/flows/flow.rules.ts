import { IDENTITY } from '../records/flow-id.rules.ts';
import { contradictsClass, missingFlowFields } from 'shared-domain';
import type { FlowRequest } from 'shared-domain';
import { listOf } from 'shared-domain/fields';
import type { CodedOf, FlowList, flowFields } from 'shared-domain/fields';

/** What is wrong with a field of a flow: empty, not on its list, or at odds with its station. */
export type FlowFaults = Partial<Record<keyof FlowRequest, 'required' | 'unknown' | 'mismatch'>>;

type CodedField = CodedOf<typeof flowFields, 'flow'>;
/** Which code list each coded field of a flow chooses from. */
export const FLOW_LIST_OF = listOf('flow') as Record<CodedField, FlowList>;

/** Street side of a flow for which none was chosen: both sides, or not on a street. */
const NO_SIDE = '9';
/** Location of a draft's flow, as the next form has it: on the side of the stated direction of route. */
const DRAFT_LOCATION = '1';

type Stage = 'draft' | 'published';

/** What a flow is checked against. */
export type FlowSetting = {
  /** The codes of each list that may be chosen. */
  codes: Record<string, string[]>;
  /** The functional class of its station; it decides which directions of route there are. */
  funcClass: string | null;
  stage: Stage;
};

/** What is wrong with a flow. One of a draft may leave everything empty; what it does say must be possible. */
export function flowFaults(flow: FlowRequest, { codes, funcClass, stage }: FlowSetting): FlowFaults {
  const faults: FlowFaults = {};
  if (contradictsClass(funcClass, flow.direction_of_route_code)) faults.direction_of_route_code = 'mismatch';
  for (const [field, list] of Object.entries(FLOW_LIST_OF) as [CodedField, FlowList][]) {
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
