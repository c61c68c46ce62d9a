import { heard, type Language } from 'shared-domain/texts';
import { z } from 'zod';
import { ApiProblem } from './api-problem.ts';
import { faultWords } from './fault-words.rules.ts';

/** A record that travels whole under this key has its faults named by its own fields. */
const WRAPPER = 'station';

function fieldOf(path: PropertyKey[]): string {
  return (path.length > 1 && path[0] === WRAPPER ? path.slice(1) : path).join('.');
}

/**
 * What came in, checked and typed by the schema. Refused with 422: `errors` names each field's faults, the message
 * joins them, with the field's name before the sentences that do not say what they are about.
 */
export function valid<S extends z.ZodType>(schema: S, input: unknown, language: Language): z.output<S> {
  const result = schema.safeParse(input, { error: faultWords[language] });
  if (result.success) return result.data;
  const errors: Record<string, string[]> = {};
  const sentences: string[] = [];
  for (const issue of result.error.issues) {
    const field = fieldOf(issue.path);
    const own = heard(issue.message);
    const sentence = own ? own[language] : issue.message;
    (errors[field] ??= []).push(sentence);
    sentences.push(field && !own ? `${field}: ${sentence}` : sentence);
  }
  throw new ApiProblem(422, [...new Set(sentences)].join(' '), { errors });
}

/** A whole number in a query or path: '12'. */
export const wholeNumber = () =>
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number);

/** A number in a query: '30.26'. */
export const decimalNumber = () =>
  z
    .string()
    .regex(/^-?\d{1,12}(\.\d{1,20})?$/)
    .transform(Number);

/** A yes or no in a query: 'true', 'false', '1' or '0'. */
export const flag = () =>
  z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');
