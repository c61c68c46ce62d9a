import {
  flowIdOf,
  hasEcoId,
  PREDICTED_FIELDS,
  type FlowPrediction,
  type PredictedField,
  type PredictionInput,
} from 'shared-domain';
import type { FlowField, FlowValues } from './flow.record.ts';

/** What an address names in place of a field to open the form where a flow is added. */
export const ADD_FLOW = 'add_flow';

/** Choosing one of these asks for a prediction. Facility type is needed for one, but does not ask for it. */
const ASKING: ReadonlySet<FlowField> = new Set(['count_method', 'street_side', 'count_type', 'vendor']);
/** The answers that, once stored, tell the flow's counts from those of others (S6). */
const IDENTITY: ReadonlySet<FlowField> = new Set([
  'count_method',
  'count_type',
  'travel_direction',
  'street_side',
]);
/** How the server files a flow that is on no side of a street. */
export const NO_SIDE = '9';

/** Whether a choice in this field asks for a prediction of others. */
export function asksForPrediction(field: string): boolean {
  return ASKING.has(field as FlowField);
}

/** What a prediction starts from; null until count method, street side, facility type, count type and vendor are set. */
export function predictionInput(values: FlowValues): PredictionInput | null {
  const { count_method, facility_type, street_side, count_type, vendor } = values;
  if (!count_method || !facility_type || !street_side || !count_type || !vendor) return null;
  return {
    count_method_code: count_method,
    facility_type_code: facility_type,
    street_side_code: street_side,
    count_type_code: count_type,
    vendor_code: vendor,
  };
}

/** What a flow is while it is edited: whether it has counts, and whether its station is a draft. */
export type FlowKind = { counted: boolean; draft: boolean };

/** What may not change of a flow: its identity once it has counts (S7, S16), and a draft's place. */
export function isFixed(field: FlowField, { counted, draft }: FlowKind): boolean {
  if (draft) return field === 'count_location_to_roadway';
  return counted && IDENTITY.has(field);
}

/** The answers that a prediction is asked for. */
export function predictedFields(kind: FlowKind): PredictedField[] {
  return PREDICTED_FIELDS.filter((field) => !isFixed(field, kind));
}

/**
 * What a prediction puts into the form. It fills what is empty or still holds what the last one (`last`) put there: what
 * a person chose is never overwritten, and what is not known changes nothing.
 */
export function predictedValues(
  values: FlowValues,
  answer: FlowPrediction,
  last: FlowPrediction,
): Partial<FlowValues> {
  const filled = PREDICTED_FIELDS.filter(
    (field) => typeof answer[field] === 'string' && (values[field] === null || values[field] === last[field]),
  );
  return Object.fromEntries(filled.map((field) => [field, answer[field]]));
}

/** A flow's id at a station (S5); '' until its four codes are chosen. A missing side counts as none. */
export function flowIdText(stationId: string | null, values: FlowValues): string {
  const { count_method, count_type, travel_direction, street_side } = values;
  if (!stationId || !count_method || !count_type || !travel_direction) return '';
  return flowIdOf(stationId, {
    count_method_code: count_method,
    count_type_code: count_type,
    travel_direction_code: travel_direction,
    street_side_code: street_side ?? NO_SIDE,
  });
}

/** What stands in the ID column: the vendor's own ID where it is typed, the flow's id otherwise; '' without either. */
export function shownId(stationId: string | null, values: FlowValues): string {
  return hasEcoId(values.vendor) ? values.eco_id.trim() : flowIdText(stationId, values);
}

/** The values with the ID as it is shown: a flow's id is made of other answers, where it is not the vendor's. */
export function withShownId(stationId: string | null, values: FlowValues): FlowValues {
  return hasEcoId(values.vendor) ? values : { ...values, eco_id: flowIdText(stationId, values) };
}

/** The flows that have the same four codes as one before them in the list, by key (S6). */
export function repeatedFlows(flows: readonly { key: string; values: FlowValues }[]): Set<string> {
  const seen = new Set<string>();
  const repeated = flows.filter(({ values }) => {
    const identity = flowIdText('-', values);
    if (identity === '') return false;
    if (seen.has(identity)) return true;
    seen.add(identity);
    return false;
  });
  return new Set(repeated.map(({ key }) => key));
}
