import { pageTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** What the top bar says of the search; apart from the rest, which comes with the dialog. */
export const searchButtonTexts = catalogue({
  en: {
    open: pageTexts.en.searchEverywhere,
    key: pageTexts.en.searchKey,
    keyOnMac: pageTexts.en.searchKeyOnMac,
    failed: 'The search could not be loaded. Please try again.',
  },
  es: {
    open: pageTexts.es.searchEverywhere,
    key: pageTexts.es.searchKey,
    keyOnMac: pageTexts.es.searchKeyOnMac,
    failed: 'No se pudo cargar la búsqueda. Inténtelo de nuevo.',
  },
});
