export type { TermId } from './entries-en.ts';
export { findTerms, termIn, termsIn, type Term } from './glossary.rules.ts';
