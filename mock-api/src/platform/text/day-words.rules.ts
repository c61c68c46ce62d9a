import { inBoth, wallFormat, type Language, type Text } from 'shared-domain/texts';

const DAY_OR_TIME = /^\d{4}-\d{2}-\d{2}(?<time> \d{2}:\d{2}(?::\d{2})?)?$/;

/** A day, or what a counter's clock showed, in words as the screens write them: 'Jan 1, 2026'; any other text as it is. */
export function dayInWords(text: string, language: Language): string {
  const known = DAY_OR_TIME.exec(text);
  const at = new Date(`${text.replace(' ', 'T')}${known?.groups?.['time'] ? 'Z' : ''}`);
  if (!known || Number.isNaN(at.getTime())) return text;
  const time = known.groups?.['time'] ? ({ timeStyle: 'short' } as const) : {};
  return wallFormat(language, { dateStyle: 'medium', ...time }).format(at);
}

/** The same for a sentence in both languages: days that the data write, where people read them. */
export const saidDay = (day: string): Text => inBoth((language) => dayInWords(day, language));
