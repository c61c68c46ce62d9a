export { formatBytes, formatDate, formatNumber, formatPercent, pick, type Bilingual } from './formats.ts';
export {
  LANGUAGES,
  currentLanguage,
  languageStore,
  localeOf,
  useLanguage,
  type Language,
} from './language.store.ts';
export {
  defineTexts,
  translate,
  useTexts,
  type Catalogue,
  type Text,
  type Translate,
  type Values,
} from './catalogue.ts';
