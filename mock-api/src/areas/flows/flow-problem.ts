import type { FlowRequest } from 'shared-ui/domain';
import type { FlowFaults } from '../../domain/flow.rules.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { faultSentence } from '../stations/field-faults.ts';
import type { Text } from '../../http/language.ts';
import { flowFieldNames, texts } from './texts.ts';

const IDENTITY_FIELD = 'travel_direction_code';

/** A sentence for each faulty field of a flow, by the field's name with `prefix` before it. */
export function flowSentences(faults: FlowFaults, prefix = ''): Record<string, Text[]> {
  const entries = Object.entries(faults) as [keyof FlowRequest, keyof typeof faultSentence][];
  return Object.fromEntries(
    entries.map(([field, fault]) => [`${prefix}${field}`, [faultSentence[fault](flowFieldNames[field])]]),
  );
}

/** The refusal of a second flow with the same four codes (S6). */
export function twinProblem(prefix = ''): ApiProblem {
  return new ApiProblem(409, texts.twin, { errors: { [`${prefix}${IDENTITY_FIELD}`]: [texts.twin] } });
}
