import { quotedText } from 'shared-domain';
import { catalogue, inBoth, sentences } from 'shared-domain/texts';

const shorten = (text: string): string => quotedText(text.length > 60 ? `${text.slice(0, 60)}…` : text);

const words = sentences(
  catalogue({
    en: {
      and: ' and ',
      taken:
        'This is a CSV export of {station}. Its counts and missing values are imported with their suspect marks and notes, for review and certification here; nothing else in it is.',
      marks:
        '{counts, plural, one {One count in the file has a suspect mark or a note.} other {{counts, number, ::group-off} counts in the file have a suspect mark or a note.}} A count that is here already with the same value keeps its own.',
      factors:
        'Factors stand beside the counts in the file. They are not imported: counts come in as they were counted.',
      strange:
        '{notes, plural, one {One note in the file holds characters that cannot be seen or that turn the direction of writing. It is imported without them.} other {{notes, number, ::group-off} notes in the file hold characters that cannot be seen or that turn the direction of writing. They are imported without them.}}',
      noSuspect: 'There is no suspect code “{code}”.',
      longNote: 'The note has more than {most, number} characters.',
      noStatus: '“{status}” is no status of a vendor.',
      severalStations:
        'The file holds the counts of several stations, {one} and {other} among them. An import takes those of one: please choose it.',
      severalIntervals:
        'The file holds counts of several intervals, {intervals} minutes. An import takes those of one: please choose it.',
      unknownPart: 'The file holds no counts of {station} every {minutes} minutes.',
      tooManyParts:
        'The file holds the counts of more than {most, number} stations. Please build smaller exports.',
      withoutCounts:
        'This file comes from here, but holds no counts. Please build a CSV export with “Count data”.',
      tooManyFlows: 'The file names more than {most, number, ::group-off} flows. A station has a few.',
    },
    es: {
      and: ' y ',
      taken:
        'Es una exportación CSV de {station}. Se importan sus conteos y valores faltantes con sus marcas de sospecha y notas, que aquí deberán revisarse y certificarse; nada más de ella.',
      marks:
        '{counts, plural, one {Un conteo del archivo tiene una marca de sospecha o una nota.} other {{counts, number, ::group-off} conteos del archivo tienen una marca de sospecha o una nota.}} Un conteo que ya está aquí con el mismo valor conserva las suyas.',
      factors:
        'En el archivo hay factores junto a los conteos. No se importan: los conteos entran como se contaron.',
      strange:
        '{notes, plural, one {Una nota del archivo contiene caracteres que no se ven o que invierten la dirección de la escritura. Se importa sin ellos.} other {{notes, number, ::group-off} notas del archivo contienen caracteres que no se ven o que invierten la dirección de la escritura. Se importan sin ellos.}}',
      noSuspect: 'No existe el código de sospecha «{code}».',
      longNote: 'La nota tiene más de {most, number} caracteres.',
      noStatus: '«{status}» no es un estado de un proveedor.',
      severalStations:
        'El archivo contiene los conteos de varias estaciones, entre ellas {one} y {other}. Una importación toma los de una sola: elíjala.',
      severalIntervals:
        'El archivo contiene conteos de varios intervalos, {intervals} minutos. Una importación toma los de uno solo: elíjalo.',
      unknownPart: 'El archivo no contiene conteos de {station} cada {minutes} minutos.',
      tooManyParts:
        'El archivo contiene los conteos de más de {most, number} estaciones. Cree exportaciones más pequeñas.',
      withoutCounts:
        'Este archivo procede de aquí, pero no contiene conteos. Cree una exportación CSV con «Datos de conteo».',
      tooManyFlows:
        'El archivo nombra más de {most, number, ::group-off} flujos. Una estación tiene unos pocos.',
    },
  }),
);

/** Sentences about the files that CSV Export writes. */
export const texts = {
  ...words,
  noSuspect: (code: string) => words.noSuspect({ code: shorten(code) }),
  noStatus: (status: string) => words.noStatus({ status: shorten(status) }),
  taken: (station: string) => words.taken({ station: shorten(station) }),
  severalStations: (one: string, other: string) =>
    words.severalStations({ one: shorten(one), other: shorten(other) }),
  /** `part`: a station's number and an interval, as it was chosen. */
  unknownPart: (part: string) => {
    const at = part.lastIndexOf(' ');
    return words.unknownPart({ station: shorten(part.slice(0, at)), minutes: shorten(part.slice(at + 1)) });
  },
  severalIntervals: (intervals: number[]) =>
    words.severalIntervals({ intervals: inBoth((language) => intervals.join(words.and[language])) }),
};
