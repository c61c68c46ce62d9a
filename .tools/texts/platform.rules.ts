import { englishIn } from './sentences.ts';

/** Words of the page of nouns that the platform has a sense of its own for. */
const OF_ANY_SUBJECT = new Set(['v1', 'next', 'interval', 'edit', 'access', 'site', 'run']);

/** The subject's nouns, from the page of nouns. */
export function subjectNouns(page: string): string[] {
  const [, section = ''] = page.split(/^## /m).filter((part, at) => at === 0 || part.startsWith('Subject'));
  const cells = section
    .split('\n')
    .flatMap((line) => /^\| ([a-z].*?) +\|/.exec(line)?.[1]?.split(', ') ?? []);
  return cells.filter((noun) => !OF_ANY_SUBJECT.has(noun));
}

const anyNumber = (noun: string) => (noun.endsWith('y') ? `${noun.slice(0, -1)}(?:y|ies)` : `${noun}s?`);

/** The English texts of a source file that hold one of the nouns. */
export function textsWith(nouns: string[], source: string): string[] {
  const met = new RegExp(`\\b(?:${nouns.map(anyNumber).join('|')})\\b`, 'i');
  return englishIn(source).filter((text) => met.test(text));
}
