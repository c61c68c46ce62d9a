import { LANGUAGES, type Language } from './language.ts';
import { formatMessage, type Values } from './message.ts';
import type { Places } from './places.ts';

/** Messages by their keys. */
export type Messages = Readonly<Record<string, string>>;

/** Messages in both languages, under the same keys and with the same places. */
export type Catalogue<
  T extends Messages = Messages,
  S extends { readonly [K in keyof T]: string } = { readonly [K in keyof T]: string },
> = { readonly en: T; readonly es: S };

/** What the Spanish messages must be like: those of the same keys, with the same places. */
type Matching<T extends Messages, S> = {
  [K in keyof S]: K extends keyof T
    ? S[K] extends string
      ? [Places<S[K]>, Places<T[K]>] extends [Places<T[K]>, Places<S[K]>]
        ? S[K]
        : `Not the places of the English message: ${Places<T[K]>}`
      : string
    : never;
};

/**
 * Declares messages; a key or a place that one language lacks does not compile.
 * @example catalogue({ en: { rows: '{count, plural, one {# row} other {# rows}}' }, es: { rows: … } })
 */
export function catalogue<const T extends Messages, const S extends { [K in keyof T]: string }>(messages: {
  en: T;
  es: S & Matching<T, S>;
}): Catalogue<T, S> {
  return messages;
}

/** A sentence in both languages. */
export type Text = Record<Language, string>;

/** What fills a place of a sentence; a text does so in each language by itself. */
type Value = string | number | Text;

/** A message by its key: a sentence, or what makes one of the values that it has places for. */
export type Sentences<T extends Messages> = {
  readonly [K in keyof T]: Places<T[K]> extends infer P extends string
    ? [P] extends [never]
      ? Text
      : (values: Readonly<Record<P, Value>>) => Text
    : never;
};

/** A message of a catalogue in both languages, its places filled. */
function sentence(messages: Catalogue, key: string, values: Readonly<Record<string, Value>> = {}): Text {
  return inBoth((language) => {
    const told = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[language] : value,
    ]);
    return formatMessage(messages[language][key] ?? key, language, Object.fromEntries(told) as Values);
  });
}

/**
 * A catalogue for who does not know the reader's language yet, such as the server: each key is a sentence in both.
 * @example sentences(catalogue({ en: { tooLarge: 'Larger than {size} MB.' }, es: … })).tooLarge({ size: 50 })
 */
export function sentences<T extends Messages>(messages: Catalogue<T>): Sentences<T> {
  const entries = Object.entries<string>(messages.en).map(([key, english]) => [
    key,
    english.includes('{')
      ? (values: Readonly<Record<string, Value>>) => sentence(messages, key, values)
      : sentence(messages, key),
  ]);
  return Object.fromEntries(entries) as Sentences<T>;
}

/** A sentence made in each language. */
export function inBoth(made: (language: Language) => string): Text {
  return Object.fromEntries(LANGUAGES.map((language) => [language, made(language)])) as Text;
}
