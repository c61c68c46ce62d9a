import { catalogue } from 'shared-ui/i18n';

/** Why somebody is shown the sign-in. Apart from what else is said of a session: the sign-in waits for these. */
export const whyHereTexts = catalogue({
  en: {
    whyExpired: 'Your session has expired.',
    whyRevoked:
      'Your session was ended: your password was changed, or it was ended on another device or by an administrator.',
    whyElsewhere: 'You were signed out in another tab of this browser.',
    whyMissing: 'You were signed out: this browser no longer holds your session.',
    whySignedOut: 'You have signed out.',
    whyLink: 'Please sign in to open the page that you asked for.',
  },
  es: {
    whyExpired: 'Su sesión ha caducado.',
    whyRevoked:
      'Su sesión se cerró: se cambió su contraseña, o la cerró usted desde otro dispositivo o un administrador.',
    whyElsewhere: 'La sesión se cerró en otra pestaña de este navegador.',
    whyMissing: 'La sesión se cerró: este navegador ya no la conserva.',
    whySignedOut: 'Ha cerrado la sesión.',
    whyLink: 'Inicie sesión para abrir la página solicitada.',
  },
});
