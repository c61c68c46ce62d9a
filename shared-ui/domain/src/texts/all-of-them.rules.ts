import type { Language } from './language.ts';
import { commonWords } from './words.texts.ts';

/** Endings of feminine nouns in Spanish, and nouns that their ending says nothing of. */
const FEMININE = /(?:a|ión|dad|tud)s?$/;
const FEMININE_NOUNS = /^(?:base|calle|clase|clave|fuente|parte|red|serie)s?$/;
const MASCULINE_NOUNS = /^(?:clima|día|idioma|mapa|problema|programa|sistema)s?$/;

/** Whether what a Spanish label names is feminine: its first noun decides. */
function isFeminine(label: string): boolean {
  const [noun = ''] = label.trim().toLowerCase().split(/\s/);
  return FEMININE_NOUNS.test(noun) || (FEMININE.test(noun) && !MASCULINE_NOUNS.test(noun));
}

/** What a choice says that leaves nothing out, in agreement with what is chosen from: 'Estado: Todos', 'Ciudad: Todas'. */
export const allOfThem = (label: string, language: Language): string =>
  commonWords[language][language === 'es' && isFeminine(label) ? 'allOfThose' : 'allOfThem'];
