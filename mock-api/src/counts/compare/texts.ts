import { catalogue, sentences } from 'shared-domain/texts';

/** Sentences of comparisons. */
export const texts = sentences(
  catalogue({
    en: {
      endsBeforeFirst: 'The last day of a comparison cannot be before its first.',
      tooLong: 'A comparison like this reaches over {days} days at most.',
      nothingNamed: 'Please name the stations or flows that are to be compared.',
      baseOfDays: 'A base year needs bins of a day or longer.',
    },
    es: {
      endsBeforeFirst: 'El último día de una comparación no puede ser anterior al primero.',
      tooLong: 'Una comparación así abarca como máximo {days} días.',
      nothingNamed: 'Indique las estaciones o los flujos que se van a comparar.',
      baseOfDays: 'Un año base requiere intervalos de un día o más.',
    },
  }),
);
