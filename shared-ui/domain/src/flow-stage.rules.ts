import { VENDOR } from './codes.ts';
import type { RequiredOf } from './fields/field.ts';
import type { flowFields } from './fields/flow-fields.ts';
import { fieldsOf, requiredOf } from './fields/forms.ts';
import type { FlowRequest } from './flow.ts';

type Required = RequiredOf<typeof flowFields, 'flow'>;
const REQUIRED: ReadonlySet<string> = new Set(requiredOf('flow'));
const ASKED = fieldsOf('flow').map(({ request }) => request as keyof RequiredOfFlow);

/** What decides about a flow's required fields. */
export type RequiredOfFlow = Pick<FlowRequest, Required | 'eco_id'>;

/** Whether the flow's ID is the vendor's, to be typed; the server makes those of the other vendors. */
export function hasEcoId(vendor: string | null): boolean {
  return vendor === VENDOR.ecoCounter;
}

/** The required fields of a published flow that are still empty, in the form's order. */
export function missingFlowFields(flow: RequiredOfFlow): (keyof RequiredOfFlow)[] {
  const required = ASKED.filter(
    (field) => REQUIRED.has(field) || (field === 'eco_id' && hasEcoId(flow.vendor_code)),
  );
  return required.filter((field) => (flow[field] ?? '').trim() === '');
}
