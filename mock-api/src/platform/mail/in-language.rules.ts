import type { Language, Text } from '../text/language.ts';

/** What an e-mail says: in words that are chosen already, or in those of its reader's language, and what stands below in either. */
export type MailWords = { subject: string | Text; body: string | Text; below?: string };

/** The words of an e-mail for a reader of a language; in both, English first, where it is null. */
export function wordMail(
  { subject, body, below }: MailWords,
  language: Language | null,
): { subject: string; body: string } {
  const worded = (words: string | Text, separator: string): string => {
    if (typeof words === 'string') return words;
    return language === null ? `${words.en}${separator}${words.es}` : words[language];
  };
  return {
    subject: worded(subject, ' / '),
    body: [worded(body, '\n\n'), ...(below === undefined ? [] : [below])].join('\n\n'),
  };
}
