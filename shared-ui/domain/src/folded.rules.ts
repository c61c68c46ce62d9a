const MARKS = /\p{Diacritic}/gu;

/** A text as it is searched: without accents and capitals. */
export const folded = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();

/** The words of a search, folded, each once. */
export const searchWords = (search: string): string[] => [
  ...new Set(folded(search).split(/\s+/).filter(Boolean)),
];
