import type { Text } from './catalogue.ts';

/** Stands in no sentence. */
const BETWEEN = '\u001F';

/**
 * A sentence in both languages as the message of a schema's check, which takes one string alone; `heard` takes it apart.
 * @example z.string().min(1, said(texts.invalidName))
 */
export function said(text: Text): string {
  return `${text.en}${BETWEEN}${text.es}`;
}

/** The sentence that was given to `said`; null for a message of other origin. */
export function heard(message: string): Text | null {
  const [en = '', es] = message.split(BETWEEN);
  return es === undefined ? null : { en, es };
}
