import type { Text } from '../../http/language.ts';

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Sentences about what is wrong, or noteworthy, in a count file. */
export const texts = {
  empty: { en: 'The file is empty.', es: 'El archivo está vacío.' },
  notText: {
    en: 'This is not a text file. Please save the counts as .csv and try again.',
    es: 'No es un archivo de texto. Guarde los conteos como .csv e inténtelo de nuevo.',
  },
  emptyFirstLine: {
    en: 'There is an empty line at the top of the file, please remove it.',
    es: 'Hay una línea vacía al principio del archivo; elimínela, por favor.',
  },
  noColumns: {
    en: 'This is not a count file: it has no header line with a time and at least one column of counts.',
    es: 'No es un archivo de conteos: no tiene una línea de encabezado con la hora y al menos una columna de conteos.',
  },
  noCounts: { en: 'There are no counts in this file.', es: 'No hay conteos en este archivo.' },
  daily: {
    en: 'This file holds daily or coarser totals. Only counts at 15 or 60 minutes can be imported.',
    es: 'Este archivo contiene totales diarios o mayores. Solo se pueden importar conteos cada 15 o 60 minutos.',
  },
  intervalDiffers: (found: number, chosen: number): Text => ({
    en: `The rows of this file are ${found} minutes apart, but a count interval of ${chosen} minutes was chosen.`,
    es: `Las filas de este archivo están a ${found} minutos unas de otras, pero se eligió un intervalo de ${chosen} minutos.`,
  }),
  badFormat: (value: string): Text => ({
    en: `“${shorten(value)}” is not a date and time as this kind of file has them.`,
    es: `«${shorten(value)}» no es una fecha y hora como las de este tipo de archivo.`,
  }),
  badCustomFormat: (value: string): Text => ({
    en: `“${shorten(value)}” is not a date of the form YYYY-MM-DD HH:MM:SS.`,
    es: `«${shorten(value)}» no es una fecha de la forma YYYY-MM-DD HH:MM:SS.`,
  }),
  noSuchTime: (value: string): Text => ({
    en: `“${shorten(value)}” is no date or time that exists.`,
    es: `«${shorten(value)}» no es una fecha u hora que exista.`,
  }),
  offGrid: (value: string, interval: number): Text => ({
    en: `“${shorten(value)}” does not lie on the grid of ${interval} minutes.`,
    es: `«${shorten(value)}» no cae en la cuadrícula de ${interval} minutos.`,
  }),
  future: (value: string): Text => ({
    en: `“${shorten(value)}” lies in the future.`,
    es: `«${shorten(value)}» está en el futuro.`,
  }),
  tooEarly: (value: string): Text => ({
    en: `“${shorten(value)}” lies before 1980.`,
    es: `«${shorten(value)}» es anterior a 1980.`,
  }),
  repeated: (value: string, line: number, first: number): Text => ({
    en: `Lines ${first} and ${line} have the same time, “${shorten(value)}”.`,
    es: `Las líneas ${first} y ${line} tienen la misma hora, «${shorten(value)}».`,
  }),
  tooFewColumns: (found: number, expected: number): Text => ({
    en: `A column is missing: ${found} instead of ${expected}.`,
    es: `Falta una columna: ${found} en lugar de ${expected}.`,
  }),
  tooManyColumns: (found: number, expected: number): Text => ({
    en: `There are too many columns: ${found} instead of ${expected}.`,
    es: `Hay demasiadas columnas: ${found} en lugar de ${expected}.`,
  }),
  notANumber: (column: string, value: string): Text => ({
    en: `“${shorten(value)}” in column “${column}” is not a number.`,
    es: `«${shorten(value)}» en la columna «${column}» no es un número.`,
  }),
  negative: (column: string, value: string): Text => ({
    en: `“${shorten(value)}” in column “${column}” is negative.`,
    es: `«${shorten(value)}» en la columna «${column}» es negativo.`,
  }),
  notWhole: (column: string, value: string): Text => ({
    en: `“${shorten(value)}” in column “${column}” is not a whole number.`,
    es: `«${shorten(value)}» en la columna «${column}» no es un número entero.`,
  }),
  tooLarge: (column: string, value: string): Text => ({
    en: `“${shorten(value)}” in column “${column}” is too large for a count.`,
    es: `«${shorten(value)}» en la columna «${column}» es demasiado grande para un conteo.`,
  }),
  moreErrors: (shown: number): Text => ({
    en: `Only the first ${shown} errors are listed; there may be more after this line.`,
    es: `Solo se muestran los primeros ${shown} errores; puede haber más después de esta línea.`,
  }),
  twoCounters: (first: string, other: string): Text => ({
    en: `The file holds the logs of two counters, ${first} and ${other}. Please upload one counter at a time.`,
    es: `El archivo contiene los registros de dos contadores, ${first} y ${other}. Cargue un contador a la vez.`,
  }),
  timestampsLater: {
    en: 'TRAFx timestamps cannot be read yet; only hourly totals can.',
    es: 'Las marcas de tiempo de TRAFx todavía no se pueden leer; solo los totales por hora.',
  },
  clockMayBeOff: (date: string): Text => ({
    en: `The counter's clock does not follow daylight saving by itself: counts from ${date} on may be an hour off.`,
    es: `El reloj del contador no sigue por sí solo el horario de verano: los conteos desde ${date} pueden tener una hora de diferencia.`,
  }),
  autumnHour: (date: string): Text => ({
    en: `${date}: the hour that occurs twice when daylight saving ends was summed.`,
    es: `${date}: se sumó la hora que ocurre dos veces al terminar el horario de verano.`,
  }),
  springHour: (date: string): Text => ({
    en: `${date}: the counter's clock did not follow daylight saving; counts in the hour that does not exist were kept.`,
    es: `${date}: el reloj del contador no siguió el horario de verano; se conservaron los conteos de la hora que no existe.`,
  }),
};
