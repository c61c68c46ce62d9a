import type { Language, Text } from '../../platform/text/language.ts';

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
  strongOpen: (count: number): Text => ({
    en:
      count === 1
        ? 'A strong finding is open in these counts. Decide it, or give a reason for certifying all the same.'
        : `${count} strong findings are open in these counts. Decide them, or give a reason for certifying all the same.`,
    es:
      count === 1
        ? 'Hay un hallazgo fuerte pendiente en estos conteos. Resuélvalo o indique un motivo para certificar de todos modos.'
        : `Hay ${count} hallazgos fuertes pendientes en estos conteos. Resuélvalos o indique un motivo para certificar de todos modos.`,
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
  countedTwice: (
    { counts, first, last }: { counts: number; first: string | null; last: string | null },
    language: Language,
  ): Text => {
    const told = counts.toLocaleString(language === 'es' ? 'es-MX' : 'en-US');
    const [from, to] = [first?.slice(0, 10), last?.slice(0, 10)];
    return {
      en: `${told} of these counts, from ${from} to ${to}, share their time with counts of another interval, so hours would be certified twice. Import the counts of these days again at the interval that is right: they replace the others. Certified ones have to be reopened first.`,
      es: `${told} de estos conteos, del ${from} al ${to}, comparten su tiempo con conteos de otro intervalo, por lo que habría horas certificadas dos veces. Importe de nuevo los conteos de esos días con el intervalo correcto: reemplazan a los demás. Los certificados se deben reabrir antes.`,
    };
  },
};
