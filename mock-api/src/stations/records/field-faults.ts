import { ApiProblem } from '../../platform/http/api-problem.ts';
import { inBoth, type Text } from 'shared-domain/texts';
import { faultTexts as texts } from './texts.ts';

/** What is wrong with a field: empty, a comma in a name, out of its range, not on its list, or at odds with another. */
export type Fault = 'required' | 'comma' | 'range' | 'unknown' | 'mismatch';

/** The sentence of each fault, made from what the form calls the field. */
export const faultSentence: Record<Fault, (field: Text) => Text> = {
  required: (field) => texts.required({ field }),
  comma: (field) => texts.comma({ field }),
  range: (field) => texts.range({ field }),
  unknown: (field) => texts.unknown({ field }),
  mismatch: (field) => texts.mismatch({ field }),
};

/** The refusal of faulty fields: a sentence at each, all of them in the message. Null where there are none. */
export function fieldsProblem(errors: Record<string, Text[]>): ApiProblem | null {
  const sentences = Object.values(errors).flat();
  if (sentences.length === 0) return null;
  const together = inBoth((language) => [...new Set(sentences.map((text) => text[language]))].join(' '));
  return new ApiProblem(422, together, { errors });
}
