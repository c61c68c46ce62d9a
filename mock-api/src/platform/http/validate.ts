import type { Refusal } from 'shared-domain/contract';
import type { Language, Text } from 'shared-domain/texts';
import type { z } from 'zod';
import { ApiProblem } from './api-problem.ts';
import { faultWords } from './fault-words.rules.ts';

/** A record that travels whole under this key has its faults named by its own fields. */
const WRAPPER = 'station';

function fieldOf(path: PropertyKey[]): string {
  return (path.length > 1 && path[0] === WRAPPER ? path.slice(1) : path).join('.');
}

/** The contract's own sentences, by key. */
export type Refusals = Record<Refusal, Text>;

/** The sentence that a check names, and that says what it is about; null for those of all checks. */
const ownSentence = (message: string, refusals: Refusals): Text | null =>
  Object.hasOwn(refusals, message) ? refusals[message as Refusal] : null;

/**
 * What came in, checked and typed by the schema. Refused with 422: `errors` names each field's faults, the message
 * joins them, with the field's name before the sentences that do not say what they are about.
 */
export function valid<S extends z.ZodType>(
  schema: S,
  input: unknown,
  language: Language,
  refusals: Refusals,
): z.output<S> {
  const result = schema.safeParse(input, { error: faultWords[language] });
  if (result.success) return result.data;
  const errors: Record<string, string[]> = {};
  const sentences: string[] = [];
  for (const issue of result.error.issues) {
    const field = fieldOf(issue.path);
    const own = ownSentence(issue.message, refusals);
    const sentence = own ? own[language] : issue.message;
    (errors[field] ??= []).push(sentence);
    sentences.push(field && !own ? `${field}: ${sentence}` : sentence);
  }
  throw new ApiProblem(422, [...new Set(sentences)].join(' '), { errors });
}
