import { catalogue, sentences, formTexts } from 'shared-domain/texts';

/** Sentences of contacts. */
export const texts = sentences(
  catalogue({
    en: {
      nameRequired: formTexts.en.contactName,
      stale: 'Someone else has saved this contact since you opened it.',
    },
    es: {
      nameRequired: formTexts.es.contactName,
      stale: 'Otra persona guardó este contacto después de que usted lo abriera.',
    },
  }),
);
