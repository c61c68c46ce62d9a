import { catalogue, sentences } from 'shared-domain/texts';

/** Why a trial was stopped. */
export const texts = sentences(
  catalogue({
    en: {
      trialStopped:
        'Its gradual switch-on was stopped: {version} failed in {failed} of {sessions} sessions, {present} in {presentFailed} of {presentSessions}.',
    },
    es: {
      trialStopped:
        'Se detuvo su activación gradual: {version} falló en {failed} de {sessions} sesiones; {present}, en {presentFailed} de {presentSessions}.',
    },
  }),
);
