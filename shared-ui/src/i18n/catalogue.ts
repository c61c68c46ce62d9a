import { useMemo } from 'react';
import {
  catalogue,
  formatMessage,
  type Catalogue,
  type Language,
  type Messages,
  type Values,
} from 'shared-domain/texts';
import { useLanguage } from './language.store.ts';

/** Puts a message's key and values into words. */
export type Translate<K> = (key: K, values?: Values) => string;

/** A plural as remotes of contract 1.6 have it; a shell still words their texts. */
type FormerPlural = { readonly one: string; readonly other: string };

const messageOf = (message: string | FormerPlural): string =>
  typeof message === 'string' ? message : `{count, plural, one {${message.one}} other {${message.other}}}`;

/** What `catalogue` was called in contract 1.6. */
export const defineTexts = catalogue;

/** `t` for a given language, outside components. */
export function translate<T extends Messages>(
  texts: Catalogue<T>,
  language: Language,
): Translate<keyof T & string> {
  const chosen: Readonly<Record<string, string | FormerPlural>> = texts[language];
  return (key, values) => formatMessage(messageOf(chosen[key] ?? key), language, values);
}

/** `t` in the person's language; the component is drawn again when it changes. */
export function useTexts<T extends Messages>(texts: Catalogue<T>): Translate<keyof T & string> {
  const [language] = useLanguage();
  return useMemo(() => translate(texts, language), [texts, language]);
}
