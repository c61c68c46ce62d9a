import { pageTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** The check that somebody human is registering. */
export const humanCheckTexts = catalogue({
  en: {
    label: 'I am not a robot',
    hint: 'Your browser solves a short task on this computer. Nothing is sent to another company.',
    working: 'Checking, this takes a few seconds…',
    verified: 'Verified',
    failed: 'The check could not be made. Please try again.',
    google: 'Human verification by Google reCAPTCHA',
    loading: 'Loading the human verification…',
    retry: pageTexts.en.tryAgain,
  },
  es: {
    label: 'No soy un robot',
    hint: 'Su navegador resuelve una tarea breve en este equipo. No se envía nada a otra empresa.',
    working: 'Comprobando; tarda unos segundos…',
    verified: 'Verificado',
    failed: 'No se pudo hacer la comprobación. Inténtelo de nuevo.',
    google: 'Verificación humana con Google reCAPTCHA',
    loading: 'Cargando la verificación humana…',
    retry: pageTexts.es.tryAgain,
  },
});
