import type { FlowRequest } from 'shared-domain';
import type { FormValuesBy } from 'shared-domain/fields';
import { emptyForm, namesInForm, sentFrom, shownIn } from '../station-editing/form-record.ts';

/** What the form of one flow holds: texts as typed, '' for none; codes as chosen, null for none. */
export type FlowValues = Omit<FormValuesBy['flow'], 'count_interval'> & {
  /** Minutes, NaN while what is typed is no number. */
  count_interval: number | null;
};

/** A field of the flow form. */
export type FlowField = keyof FlowValues;

/** The only place of a draft's flow (section 4 of the specification): on the side of the stated direction of route. */
const DRAFT_LOCATION = '1';

/** A flow of which nothing is known. */
export const emptyFlow: FlowValues = { ...emptyForm('flow'), count_interval: null };

/** A new flow of a published station, or of a draft, whose place is settled. */
export function newFlow(draft: boolean): FlowValues {
  return draft ? { ...emptyFlow, count_location_to_roadway: DRAFT_LOCATION } : emptyFlow;
}

/** The stored flow as the form shows it. */
export function toForm(flow: FlowRequest): FlowValues {
  return { ...shownIn('flow', flow), count_interval: flow.count_interval };
}

/** The form as the API takes it: trimmed texts, null for what is not answered. */
export function toRequest({ count_interval, ...values }: FlowValues): FlowRequest {
  return { ...sentFrom('flow', { ...values, count_interval: '' }), count_interval };
}

const NAMES = namesInForm('flow');

/** The server's errors under the form's own field names; errors of anything else keep their names. */
export function errorsByField(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [NAMES.get(name) ?? name, messages]),
  );
}
