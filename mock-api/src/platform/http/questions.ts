import { ApiProblem } from './api-problem.ts';
import type { Text } from '../text/language.ts';

/** What is asked before something unlikely is stored; `field` is where the form shows it. */
export type Question = { key: string; field?: string; text: Text };

/**
 * Refused with 422 and `questions` as long as one of them is not among those that were answered with yes. Nothing is
 * stored meanwhile.
 */
export function askFirst(questions: Question[], confirmed: readonly string[] = []): void {
  const open = questions.filter(({ key }) => !confirmed.includes(key));
  if (open.length === 0) return;
  const together = (language: 'en' | 'es') => open.map(({ text }) => text[language]).join(' ');
  throw new ApiProblem(
    422,
    { en: together('en'), es: together('es') },
    {
      questions: open.map(({ key, text }) => ({ key, text })),
      errors: Object.fromEntries(open.flatMap(({ field, text }) => (field ? [[field, [text]]] : []))),
    },
  );
}
