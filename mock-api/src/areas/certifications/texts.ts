import type { Text } from '../../http/language.ts';

/** Sentences of the calls about certifications. */
export const texts = {
  nothingMatches: {
    en: 'No uncertified counts match the filters.',
    es: 'Ningún conteo sin certificar coincide con los filtros.',
  },
  otherNumber: (now: string, then: string): Text => ({
    en: `${now} counts match by now, not ${then}. Please look at the list again before you certify.`,
    es: `Ahora coinciden ${now} conteos, no ${then}. Revise la lista de nuevo antes de certificar.`,
  }),
  reasonRequired: { en: 'Give a reason.', es: 'Indique un motivo.' },
  reasonTooLong: {
    en: 'A reason may have at most 500 characters.',
    es: 'Un motivo puede tener como máximo 500 caracteres.',
  },
  datesBackwards: {
    en: 'The last day must not be before the first.',
    es: 'El último día no puede ser anterior al primero.',
  },
  nothingCertified: {
    en: 'No certified counts lie in these days.',
    es: 'No hay conteos certificados en esos días.',
  },
} satisfies Record<string, Text | ((...args: string[]) => Text)>;
