import { folded, searchWords } from 'shared-domain';
import type { Language } from 'shared-ui/i18n';
import { english } from './entries-en.ts';
import { spanish } from './entries-es.ts';

/** A term of the glossary; `id` is its place in the address, the same in every language. */
export type Term = { id: string; term: string; meaning: string };

const ENTRIES = { en: english, es: spanish };

/** All terms in the order of the language's alphabet. */
export function termsIn(language: Language): Term[] {
  return Object.entries(ENTRIES[language])
    .map(([id, [term, meaning]]) => ({ id, term, meaning }))
    .sort((a, b) => a.term.localeCompare(b.term, language));
}

/** The terms that hold every word of the search, in term or meaning; capitals and accents don't matter. */
export function findTerms(terms: Term[], search: string): Term[] {
  const words = searchWords(search);
  return terms.filter(({ term, meaning }) => {
    const text = folded(`${term} ${meaning}`);
    return words.every((word) => text.includes(word));
  });
}
