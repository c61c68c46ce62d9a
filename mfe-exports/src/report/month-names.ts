import { wallFormat, type Language } from 'shared-domain/texts';

/** The months by name, January to December. */
export function monthNames(language: Language, month: 'long' | 'short'): string[] {
  const format = wallFormat(language, { month });
  return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2024, at, 1)));
}
