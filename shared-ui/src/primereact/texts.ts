import { commonWords, pageTexts } from 'shared-domain/texts';
import { kitTexts } from '../i18n/kit.texts.ts';
import { catalogue } from 'shared-ui/i18n';

/** PrimeReact's own words in the product's languages. */
export const primeTexts = catalogue({
  en: {
    emptyMessage: kitTexts.en.noOptions,
    filterOptions: 'Filter options',
    selectAll: 'Select all',
    unselectAll: commonWords.en.clearSelection,
    page: 'Page {page}',
    firstPage: 'First page',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    lastPage: 'Last page',
    close: pageTexts.en.close,
    options: 'Options',
    chosen: '{0} chosen',
  },
  es: {
    emptyMessage: kitTexts.es.noOptions,
    filterOptions: 'Filtrar opciones',
    selectAll: 'Seleccionar todo',
    unselectAll: commonWords.es.clearSelection,
    page: 'Página {page}',
    firstPage: 'Primera página',
    previousPage: 'Página anterior',
    nextPage: 'Página siguiente',
    lastPage: 'Última página',
    close: pageTexts.es.close,
    options: 'Opciones',
    chosen: '{0} elegidos',
  },
});
