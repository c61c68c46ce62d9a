import { catalogue, sentences, formTexts, countTexts } from 'shared-domain/texts';
import { saidDay } from '../../platform/text/day-words.rules.ts';

const words = sentences(
  catalogue({
    en: {
      noneUncertified: countTexts.en.noneUncertified,
      nothingWaits: countTexts.en.nothingWaits,
      otherNumber:
        '{now} counts match by now, not {before}. Please look at the list again before you certify.',
      strongOpen:
        '{count, plural, one {A strong finding is open in these counts. Decide it, or give a reason for certifying all the same.} other {{count, number, ::group-off} strong findings are open in these counts. Decide them, or give a reason for certifying all the same.}}',
      countedTwice:
        '{counts} of these counts, from {first} to {last}, share their time with counts of another interval, so hours would be certified twice. Import the counts of these days again at the interval that is right: they replace the others. Certified ones have to be reopened first.',
      twoPairs:
        'You entered counts of these yourself, and your agency asks for two pairs of eyes: somebody else has to validate the station in the campaign {campaign} first.',
      reasonRequired: formTexts.en.giveReason,
      reasonTooLong: countTexts.en.reasonTooLong,
      datesBackwards: countTexts.en.lastBeforeFirst,
      nothingCertified: 'No certified counts lie in these days.',
    },
    es: {
      noneUncertified: countTexts.es.noneUncertified,
      nothingWaits: countTexts.es.nothingWaits,
      otherNumber:
        'Ahora coinciden {now} conteos, no {before}. Revise la lista de nuevo antes de certificar.',
      strongOpen:
        '{count, plural, one {Hay un hallazgo fuerte pendiente en estos conteos. Resuélvalo o indique un motivo para certificar de todos modos.} other {Hay {count, number, ::group-off} hallazgos fuertes pendientes en estos conteos. Resuélvalos o indique un motivo para certificar de todos modos.}}',
      countedTwice:
        '{counts} de estos conteos, del {first} al {last}, comparten su tiempo con conteos de otro intervalo, por lo que habría horas certificadas dos veces. Importe de nuevo los conteos de esos días con el intervalo correcto: reemplazan a los demás. Los certificados se deben reabrir antes.',
      twoPairs:
        'Usted mismo introdujo parte de estos conteos y su agencia pide cuatro ojos: antes, otra persona tiene que validar la estación en la campaña {campaign}.',
      reasonRequired: formTexts.es.giveReason,
      reasonTooLong: countTexts.es.reasonTooLong,
      datesBackwards: countTexts.es.lastBeforeFirst,
      nothingCertified: 'No hay conteos certificados en esos días.',
    },
  }),
);

/** Sentences of the calls about certifications. */
export const texts = {
  ...words,

  countedTwice: ({ counts, first, last }: { counts: number; first: string | null; last: string | null }) =>
    words.countedTwice({
      counts,
      first: saidDay(String(first?.slice(0, 10))),
      last: saidDay(String(last?.slice(0, 10))),
    }),
};
