import { pageTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** Texts beside an entry of the glossary that is opened in place. */
export const termTexts = catalogue({
  en: { close: pageTexts.en.close, glossary: 'Whole glossary (new tab)' },
  es: { close: pageTexts.es.close, glossary: 'Glosario completo (pestaña nueva)' },
});
