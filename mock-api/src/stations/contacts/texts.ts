import { catalogue, sentences } from 'shared-domain/texts';

/** Sentences of contacts. */
export const texts = sentences(
  catalogue({
    en: {
      nameRequired: 'A contact needs a name.',
      stale: 'Someone else has saved this contact since you opened it.',
    },
    es: {
      nameRequired: 'Un contacto necesita un nombre.',
      stale: 'Otra persona guardó este contacto después de que usted lo abriera.',
    },
  }),
);
