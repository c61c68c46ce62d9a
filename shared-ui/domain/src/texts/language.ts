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

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** The format of dates and times of a language, made once; in the reader's zone where the options name none. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  dateFormats.set(key, format);
  return format;
}

/** The format of what a counter's clock showed (and of days): as it stands, wherever the reader is. */
export function wallFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(language, { ...options, timeZone: 'UTC' });
}
