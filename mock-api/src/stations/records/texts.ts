import { catalogue, sentences, countTexts } from 'shared-domain/texts';
import type { Text } from '../../platform/text/language.ts';

/** Sentences of the calls around a station, whichever form makes them. */
export const texts = sentences(
  catalogue({
    en: {
      certifying: countTexts.en.certifying,
      importing: countTexts.en.importing,
      noPrefixLeft:
        'Every pair of characters that station numbers can begin with is given to a city. Choose a city that has a prefix.',
      noNumbersLeft: 'All station numbers of this city have been issued.',
      publishedMeanwhile: 'This draft has been published as {station} since you opened it.',
      draftStoredBefore:
        'This draft had already been stored when you sent it before, without what you have changed since. Find it among the drafts and change it there.',
      publishedBefore:
        'This station had already been published as {station} when you sent it before, without what you have changed since. Find it among the stations and change it there.',
    },
    es: {
      certifying: countTexts.es.certifying,
      importing: countTexts.es.importing,
      noPrefixLeft:
        'Todos los pares de caracteres con los que puede empezar un número de estación ya pertenecen a una ciudad. Elija una ciudad que tenga prefijo.',
      noNumbersLeft: 'Ya se asignaron todos los números de estación de esta ciudad.',
      publishedMeanwhile: 'Este borrador se publicó como {station} después de que usted lo abriera.',
      draftStoredBefore:
        'Este borrador ya se guardó cuando lo envió antes, sin lo que cambió después. Búsquelo entre los borradores y cámbielo allí.',
      publishedBefore:
        'Esta estación ya se publicó como {station} cuando la envió antes, sin lo que cambió después. Búsquela entre las estaciones y cámbiela allí.',
    },
  }),
);

/** What is wrong with a field, by what the form calls it. */
export const faultTexts = sentences(
  catalogue({
    en: {
      required: '{field}: this field is required.',
      comma: '{field}: no commas, please.',
      range: '{field}: this value is not possible.',
      unknown: '{field}: there is no such option.',
      mismatch: '{field}: this does not go with the other answers.',
    },
    es: {
      required: '{field}: este campo es obligatorio.',
      comma: '{field}: sin comas, por favor.',
      range: '{field}: este valor no es posible.',
      unknown: '{field}: esa opción no existe.',
      mismatch: '{field}: esto no concuerda con las demás respuestas.',
    },
  }),
);

/** The refusal of a creation that is sent once more with other answers than those that are stored. */
export const storedBefore = (stationId: string | null): Text =>
  stationId === null ? texts.draftStoredBefore : texts.publishedBefore({ station: stationId });
