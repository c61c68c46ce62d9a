import { folded, searchWords } from '../folded.rules.ts';
import type { Language } from '../texts/language.ts';
import { english, type TermId } from './entries-en.ts';
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

/** One term, in the words of the language. */
export function termIn(language: Language, id: TermId): Term {
  const [term, meaning] = ENTRIES[language][id];
  return { id, term, meaning };
}

/** The terms that hold every word of the search, in term or meaning; capitals and accents don't matter. */
export function findTerms(terms: Term[], search: string): Term[] {
  const words = searchWords(search);
  return terms.filter(({ term, meaning }) => {
    const text = folded(`${term} ${meaning}`);
    return words.every((word) => text.includes(word));
  });
}
