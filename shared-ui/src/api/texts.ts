import { pageTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** Sentences for failures that the server can't word, because it was not reached. */
export const apiTexts = catalogue({
  en: {
    unreachable: 'The server can’t be reached. Please check your internet connection.',
    timedOut: 'The server did not answer in time. Please try again.',
    unexpected: pageTexts.en.failed,
  },
  es: {
    unreachable: 'No se puede conectar con el servidor. Compruebe su conexión a Internet.',
    timedOut: 'El servidor no respondió a tiempo. Inténtelo de nuevo.',
    unexpected: pageTexts.es.failed,
  },
});
