/** The languages of the product. */
export const LANGUAGES = ['en', 'es'] as const;
/** One of the product's languages. */
export type Language = (typeof LANGUAGES)[number];

/** How numbers and dates are written: as in the United States in both languages, with a decimal point as in the data. */
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** The locale of a language, for `Intl`. */
export const localeOf = (language: Language): string => LOCALES[language];

// making one takes a hundred times as long as using it
const numberFormats = new Map<string, Intl.NumberFormat>();

/** The format of numbers of a language, made once. */
export function numberFormat(language: Language, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(localeOf(language), options);
  numberFormats.set(key, format);
  return format;
}
