import { dateFormat } from 'shared-domain/texts';
import type { Language } from '../../platform/text/language.ts';

/** A day 'YYYY-MM-DD' in words, as they are said at a moment: 'March 8', and 'March 8, 2013' in another year. */
export const wordedDay = (day: string, language: Language, at: string): string =>
  dayOf(`${day}T12:00:00Z`, 'UTC', language, at);

/** A moment's day beside the counter in words, as they are said at a moment. */
export function dayOf(moment: string, timeZone: string, language: Language, at: string): string {
  const yearOf = (one: string) => dateFormat('en', { timeZone, year: 'numeric' }).format(new Date(one));
  const isOther = yearOf(moment) !== yearOf(at);
  return dateFormat(language, {
    timeZone,
    month: 'long',
    day: 'numeric',
    ...(isOther && { year: 'numeric' }),
  }).format(new Date(moment));
}
