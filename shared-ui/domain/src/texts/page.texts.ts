import { catalogue } from './catalogue.ts';

/** What the shell says, and a remote or the server says too. */
export const pageTexts = catalogue({
  en: {
    toDashboard: 'Go to the dashboard',
    leaveTitle: 'Leave without saving?',
    needingReview: 'Needing Quality Control Review',
    failed: 'An error was encountered, please try again.',
  },
  es: {
    toDashboard: 'Ir al panel',
    leaveTitle: '¿Salir sin guardar?',
    needingReview: 'Pendientes de control de calidad',
    failed: 'Se produjo un error; inténtelo de nuevo.',
  },
});
