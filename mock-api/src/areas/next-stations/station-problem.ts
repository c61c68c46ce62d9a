import type { NextStationKey } from 'shared-ui/domain';
import type { Fault, Faults } from '../../domain/next-station.rules.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { Text } from '../../http/language.ts';
import { fieldNames, ownSentences } from './texts.ts';

const SENTENCES: Record<Fault, (field: Text) => Text> = {
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

/** The refusal of a station with faults: a sentence at each field, all of them in the message. */
export function stationProblem(faults: Faults): ApiProblem {
  const entries = Object.entries(faults) as [NextStationKey, Fault][];
  const worded = entries.map(
    ([field, fault]) =>
      [field, ownSentences[`${field}/${fault}`] ?? SENTENCES[fault](fieldNames[field])] as const,
  );
  const together = (language: 'en' | 'es') => worded.map(([, text]) => text[language]).join(' ');
  const errors = Object.fromEntries(worded.map(([field, text]) => [field, [text]]));
  return new ApiProblem(422, { en: together('en'), es: together('es') }, { errors });
}
