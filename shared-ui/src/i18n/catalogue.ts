import { useMemo } from 'react';
import { numberFormat } from './formats.ts';
import { localeOf, useLanguage, type Language } from './language.store.ts';

/** A text, with `{name}` places; or a singular and a plural, chosen by the value `count`. */
export type Text = string | { readonly one: string; readonly other: string };
/** What fills the places of a text. */
export type Values = Record<string, string | number>;
type SameShape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : { one: string; other: string };
};
/** The texts of a part in both languages, with the same keys. */
export type Catalogue<T extends Record<string, Text> = Record<string, Text>> = {
  readonly en: T;
  readonly es: SameShape<T>;
};
/** Puts a text's key and values into words. */
export type Translate<K> = (key: K, values?: Values) => string;

/** Declares a part's texts; a key that one language lacks does not compile. */
export function defineTexts<const T extends Record<string, Text>>(texts: {
  en: T;
  es: NoInfer<SameShape<T>>;
}): Catalogue<T> {
  return texts;
}

const rules = { en: new Intl.PluralRules('en'), es: new Intl.PluralRules('es') };

/** One text with its places filled; numbers are grouped as the language does. A place without a value stays visible. */
function wordText(text: Text, language: Language, values: Values = {}): string {
  const template = typeof text === 'string' ? text : text[formFor(language, values)];
  return template.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? numberFormat(localeOf(language)).format(value) : value;
  });
}

/** Spanish has a third form for millions, which reads like the plural here. */
function formFor(language: Language, values: Values): 'one' | 'other' {
  return rules[language].select(Number(values['count'] ?? 0)) === 'one' ? 'one' : 'other';
}

/** `t` for a given language, outside components. */
export function translate<T extends Record<string, Text>>(
  texts: Catalogue<T>,
  language: Language,
): Translate<keyof T & string> {
  const chosen = texts[language] as Record<string, Text>;
  return (key, values) => wordText(chosen[key] ?? key, language, values);
}

/** `t` in the person's language; the component is drawn again when it changes. */
export function useTexts<T extends Record<string, Text>>(texts: Catalogue<T>): Translate<keyof T & string> {
  const [language] = useLanguage();
  return useMemo(() => translate(texts, language), [texts, language]);
}
