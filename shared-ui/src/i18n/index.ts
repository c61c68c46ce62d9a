export {
  formatBytes,
  formatDate,
  formatNumber,
  formatPercent,
  keptTogether,
  pick,
  type Bilingual,
} from './formats.ts';
export { formatPeriod } from './period.ts';
export { currentLanguage, languageStore, useLanguage } from './language.store.ts';
export { defineTexts, translate, useTexts, type Translate, type Wording } from './catalogue.ts';
export {
  LANGUAGES,
  catalogue,
  localeOf,
  type Catalogue,
  type Language,
  type Values,
} from 'shared-domain/texts';
