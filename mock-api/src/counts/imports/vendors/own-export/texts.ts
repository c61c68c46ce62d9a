import type { Text } from '../../../../platform/text/language.ts';

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Sentences about the files that CSV Export writes. */
export const texts = {
  taken: (station: string): Text => ({
    en: `This is a CSV export of ${shorten(station)}. Its counts and missing values are imported, for review and certification here; nothing else in it is.`,
    es: `Es una exportación CSV de ${shorten(station)}. Se importan sus conteos y valores faltantes, que aquí deberán revisarse y certificarse; nada más de ella.`,
  }),
  marks: (counts: number): Text =>
    counts === 1
      ? {
          en: 'One count in the file has a suspect mark or a note, which is not imported.',
          es: 'Un conteo del archivo tiene una marca de sospecha o una nota, que no se importa.',
        }
      : {
          en: `${counts} counts in the file have a suspect mark or a note; these are not imported.`,
          es: `${counts} conteos del archivo tienen una marca de sospecha o una nota; estas no se importan.`,
        },
  severalStations: (one: string, other: string): Text => ({
    en: `The file holds the counts of several stations, ${shorten(one)} and ${shorten(other)} among them. Please build an export for each, with that station alone under Stations.`,
    es: `El archivo contiene los conteos de varias estaciones, entre ellas ${shorten(one)} y ${shorten(other)}. Cree una exportación para cada una, con esa sola estación en Estaciones.`,
  }),
  severalIntervals: (intervals: number[]): Text => ({
    en: `The file holds counts of several intervals, ${intervals.join(' and ')} minutes. Please build an export for each part of the time, with From and To.`,
    es: `El archivo contiene conteos de varios intervalos, ${intervals.join(' y ')} minutos. Cree una exportación para cada parte del tiempo, con Desde y Hasta.`,
  }),
  withoutCounts: {
    en: 'This file comes from here, but holds no counts. Please build a CSV export with “Count data”.',
    es: 'Este archivo procede de aquí, pero no contiene conteos. Cree una exportación CSV con «Datos de conteo».',
  },
  tooManyFlows: (most: number): Text => ({
    en: `The file names more than ${most} flows. A station has a few.`,
    es: `El archivo nombra más de ${most} flujos. Una estación tiene unos pocos.`,
  }),
};
