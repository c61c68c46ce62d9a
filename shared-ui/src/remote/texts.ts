import { pageTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** Texts of the frame around remotes. */
export const remoteTexts = catalogue({
  en: {
    crashTitle: 'This screen stopped working',
    crashText: 'An error was encountered, please try again. The rest of the application is not affected.',
    reference: pageTexts.en.reference,
    retry: pageTexts.en.tryAgain,
    toDashboard: pageTexts.en.toDashboard,
    confirmTitle: 'Please check before saving',
    confirmAccept: 'Yes, save it',
  },
  es: {
    crashTitle: 'Esta pantalla dejó de funcionar',
    crashText: 'Se produjo un error, inténtelo de nuevo. El resto de la aplicación no se ve afectado.',
    reference: pageTexts.es.reference,
    retry: pageTexts.es.tryAgain,
    toDashboard: pageTexts.es.toDashboard,
    confirmTitle: 'Revise antes de guardar',
    confirmAccept: 'Sí, guardar',
  },
});
