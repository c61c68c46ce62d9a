import { catalogue, sentences, countTexts } from 'shared-domain/texts';
import type { Text } from '../../platform/text/language.ts';

/** Sentences of the calls around a station, whichever form makes them. */
export const texts = sentences(
  catalogue({
    en: {
      certifying: countTexts.en.certifying,
      importing: 'Counts are being imported for {station}. Please try again when the import is done.',
      noPrefixLeft:
        'Every pair of characters that station numbers can begin with is given to a city. Choose a city that has a prefix.',
      noNumbersLeft: 'All station numbers of this city have been issued.',
    },
    es: {
      certifying: countTexts.es.certifying,
      importing:
        'Se están importando conteos de {station}. Inténtelo de nuevo cuando termine la importación.',
      noPrefixLeft:
        'Todos los pares de caracteres con los que puede empezar un número de estación ya pertenecen a una ciudad. Elija una ciudad que tenga prefijo.',
      noNumbersLeft: 'Ya se asignaron todos los números de estación de esta ciudad.',
    },
  }),
);

/** The refusal to write a draft that is a station by now. */
export const publishedMeanwhile = (stationId: string): Text => ({
  en: `This draft has been published as ${stationId} since you opened it.`,
  es: `Este borrador se publicó como ${stationId} después de que usted lo abriera.`,
});

/** The refusal of a creation that is sent once more with other answers than those that are stored. */
export const storedBefore = (stationId: string | null): Text =>
  stationId === null
    ? {
        en: 'This draft had already been stored when you sent it before, without what you have changed since. Find it among the drafts and change it there.',
        es: 'Este borrador ya se guardó cuando lo envió antes, sin lo que cambió después. Búsquelo entre los borradores y cámbielo allí.',
      }
    : {
        en: `This station had already been published as ${stationId} when you sent it before, without what you have changed since. Find it among the stations and change it there.`,
        es: `Esta estación ya se publicó como ${stationId} cuando la envió antes, sin lo que cambió después. Búsquela entre las estaciones y cámbiela allí.`,
      };
