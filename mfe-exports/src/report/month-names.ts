import { localeOf, type Language } from 'shared-ui/i18n';

/** The months by name, January to December. */
export function monthNames(language: Language, month: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat(localeOf(language), { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2024, at, 1)));
}
