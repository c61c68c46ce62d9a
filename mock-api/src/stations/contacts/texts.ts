import type { Text } from '../../platform/text/language.ts';

/** Sentences of contacts. */
export const texts = {
  nameRequired: { en: 'A contact needs a name.', es: 'Un contacto necesita un nombre.' },
  stale: {
    en: 'Someone else has saved this contact since you opened it.',
    es: 'Otra persona guardó este contacto después de que usted lo abriera.',
  },
} satisfies Record<string, Text>;
