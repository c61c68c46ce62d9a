import { shellWords } from '../words.texts.ts';
import { pageTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** What is said where a part did not come. */
export const failureTexts = catalogue({
  en: {
    remoteFailedTitle: '{title} could not be loaded',
    causes_missing: 'A file of the part “{name}” is not there.',
    causes_noAnswer: 'The part “{name}” did not answer.',
    causes_altered: 'A file of the part “{name}” is not the one that was released, so it was not used.',
    causes_threw: 'The part “{name}” failed while it was starting.',
    causes_unfit: 'The part “{name}” does not fit this version of the application.',
    restWorks: 'The rest of the application works as before.',
    remoteReference: pageTexts.en.reference,
    retry: pageTexts.en.tryAgain,
    reloadPage: shellWords.en.reloadPage,
    toDashboard: pageTexts.en.toDashboard,
  },
  es: {
    remoteFailedTitle: 'No se pudo cargar {title}',
    causes_missing: 'Falta un archivo de la parte «{name}».',
    causes_noAnswer: 'La parte «{name}» no respondió.',
    causes_altered: 'Un archivo de la parte «{name}» no es el que se publicó, así que no se ha usado.',
    causes_threw: 'La parte «{name}» falló al iniciarse.',
    causes_unfit: 'La parte «{name}» no es compatible con esta versión de la aplicación.',
    restWorks: 'El resto de la aplicación funciona como antes.',
    remoteReference: pageTexts.es.reference,
    retry: pageTexts.es.tryAgain,
    reloadPage: shellWords.es.reloadPage,
    toDashboard: pageTexts.es.toDashboard,
  },
});
