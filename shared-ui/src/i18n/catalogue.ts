import { useMemo } from 'react';
import {
  catalogue,
  formatMessage,
  type Catalogue,
  type Language,
  type Messages,
  type Places,
  type Values,
} from 'shared-domain/texts';
import { useLanguage } from './language.store.ts';

/** What fills the places of a message; a message that is not known by its words may take anything. */
type ValuesOf<S> = S extends string
  ? string extends S
    ? [values?: Values]
    : Places<S> extends infer P extends string
      ? [P] extends [never]
        ? []
        : [values: Readonly<Record<P, string | number>>]
      : never
  : never;

/** Puts a message's key and its values into words; a place without a value does not compile. */
export type Translate<T> = <K extends keyof T & string>(key: K, ...values: ValuesOf<T[K]>) => string;

/**
 * `t` for what knows its keys alone, such as a form of any fields. It is written as a method, since those compare their
 * values both ways: each of the messages takes some of what may be given.
 */
export type Wording<K> = { t(key: K, values?: Values): string }['t'];

/** A plural as remotes of contract 1.6 have it; a shell still words their texts. */
type FormerPlural = { readonly one: string; readonly other: string };

const messageOf = (message: string | FormerPlural): string =>
  typeof message === 'string' ? message : `{count, plural, one {${message.one}} other {${message.other}}}`;

/** What `catalogue` was called in contract 1.6. */
export const defineTexts = catalogue;

/** `t` for a given language, outside components. */
export function translate<T extends Messages>(texts: Catalogue<T>, language: Language): Translate<T> {
  const chosen: Readonly<Record<string, string | FormerPlural>> = texts[language];
  return (key, ...[values]: [values?: Values]) =>
    formatMessage(messageOf(chosen[key] ?? key), language, values);
}

/** `t` in the person's language; the component is drawn again when it changes. */
export function useTexts<T extends Messages>(texts: Catalogue<T>): Translate<T> {
  const [language] = useLanguage();
  return useMemo(() => translate(texts, language), [texts, language]);
}
