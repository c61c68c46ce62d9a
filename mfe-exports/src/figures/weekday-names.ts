import { DAY_MS } from 'shared-domain';
import { localeOf, wallFormat, type Language } from 'shared-domain/texts';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

/** The weekdays by name, Monday to Sunday. */
export function weekdayNames(language: Language, weekday: 'long' | 'short'): string[] {
  const format = wallFormat(language, { weekday });
  return Array.from({ length: 7 }, (_, at) => format.format(MONDAY + at * DAY_MS));
}

/** Some things in a row of words: Monday, Tuesday, and Friday. */
export const listed = (words: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(words);
