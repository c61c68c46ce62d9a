import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Text } from '../../platform/text/language.ts';

/** What is wrong with a field: empty, a comma in a name, out of its range, not on its list, or at odds with another. */
export type Fault = 'required' | 'comma' | 'range' | 'unknown' | 'mismatch';

/** The sentence of each fault, made from what the form calls the field. */
export const faultSentence: Record<Fault, (field: Text) => Text> = {
  required: ({ en, es }) => ({
    en: `${en}: this field is required.`,
    es: `${es}: este campo es obligatorio.`,
  }),
  comma: ({ en, es }) => ({ en: `${en}: no commas, please.`, es: `${es}: sin comas, por favor.` }),
  range: ({ en, es }) => ({
    en: `${en}: this value is not possible.`,
    es: `${es}: este valor no es posible.`,
  }),
  unknown: ({ en, es }) => ({ en: `${en}: there is no such option.`, es: `${es}: esa opción no existe.` }),
  mismatch: ({ en, es }) => ({
    en: `${en}: this does not go with the other answers.`,
    es: `${es}: esto no concuerda con las demás respuestas.`,
  }),
};

/** The refusal of faulty fields: a sentence at each, all of them in the message. Null where there are none. */
export function fieldsProblem(errors: Record<string, Text[]>): ApiProblem | null {
  const sentences = Object.values(errors).flat();
  if (sentences.length === 0) return null;
  const together = (language: 'en' | 'es') => [...new Set(sentences.map((text) => text[language]))].join(' ');
  return new ApiProblem(422, { en: together('en'), es: together('es') }, { errors });
}
