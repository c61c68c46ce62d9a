import type { FlowRequest } from 'shared-domain';
import type { FlowFaults } from './flow.rules.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { faultSentence } from '../records/field-faults.ts';
import type { Text } from '../../platform/text/language.ts';
import { flowFieldNames, texts } from './texts.ts';

const IDENTITY_FIELD = 'travel_direction_code';

/** The sentence with the flow that it is about. */
export const inFlow = (name: string, text: Text): Text => texts.inFlow({ name, text });

const sentenceOf = (field: keyof FlowRequest, fault: keyof typeof faultSentence): Text =>
  field === 'direction_of_route_code' && fault === 'mismatch'
    ? texts.otherClass
    : faultSentence[fault](flowFieldNames[field]);

/** A sentence for each faulty field of a flow, by the field's name; of one among several, with its own name. */
export function flowSentences(
  faults: FlowFaults,
  among?: { prefix: string; name: string },
): Record<string, Text[]> {
  const entries = Object.entries(faults) as [keyof FlowRequest, keyof typeof faultSentence][];
  return Object.fromEntries(
    entries.map(([field, fault]) => {
      const sentence = sentenceOf(field, fault);
      return among ? [`${among.prefix}${field}`, [inFlow(among.name, sentence)]] : [field, [sentence]];
    }),
  );
}

/** The refusal of a second flow with the same four codes (S6). */
export function twinProblem(prefix = ''): ApiProblem {
  return new ApiProblem(409, texts.twin, { errors: { [`${prefix}${IDENTITY_FIELD}`]: [texts.twin] } });
}
