import { VENDOR } from './codes.ts';
import type { FlowRequest } from './flow.ts';

const REQUIRED = [
  'name',
  'vendor_code',
  'count_method_code',
  'count_type_code',
  'travel_direction_code',
  'sensor_type_code',
] as const satisfies (keyof FlowRequest)[];

/** What decides about a flow's required fields. */
export type RequiredOfFlow = Pick<FlowRequest, (typeof REQUIRED)[number] | 'eco_id'>;

/** Whether the flow's ID is the vendor's, to be typed; the server makes those of the other vendors. */
export function hasEcoId(vendor: string | null): boolean {
  return vendor === VENDOR.ecoCounter;
}

/** The required fields of a published flow that are still empty, in the form's order. */
export function missingFlowFields(flow: RequiredOfFlow): (keyof RequiredOfFlow)[] {
  const [name, vendor, ...rest] = REQUIRED;
  const required = hasEcoId(flow.vendor_code) ? [name, vendor, 'eco_id' as const, ...rest] : REQUIRED;
  return required.filter((field) => (flow[field] ?? '').trim() === '');
}
