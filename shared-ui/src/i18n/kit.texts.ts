import { catalogue } from 'shared-domain/texts';

/** What several parts of the kit say. */
export const kitTexts = catalogue({
  en: {
    noOptions: 'Sorry, no matching options.',
  },
  es: {
    noOptions: 'Lo sentimos, no hay opciones que coincidan.',
  },
});
