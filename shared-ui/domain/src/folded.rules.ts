const MARKS = /[\p{Diacritic}\p{Cf}]/gu;

/** A text as it is searched: without accents, capitals, wide letters and what can't be seen. */
export const folded = (text: string): string => text.normalize('NFKD').replace(MARKS, '').toLowerCase();

/** The words of a search, folded, each once. */
export const searchWords = (search: string): string[] => [
  ...new Set(folded(search).split(/\s+/).filter(Boolean)),
];
