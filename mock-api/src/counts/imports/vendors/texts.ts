import type { DateFormat } from 'shared-domain';
import type { Text } from '../../../platform/text/language.ts';

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const FORMS: Record<DateFormat, string> = {
  iso: 'YYYY-MM-DD HH:MM',
  'month-first': 'MM/DD/YYYY HH:MM',
  'day-first': 'DD/MM/YYYY HH:MM',
  'month-name': 'Sep 9, 2024 1:00 PM',
  'short-year': 'YY-MM-DD HH:MM',
};

const listed = (names: string[], and: string): string =>
  `${names.slice(0, -1).map(shorten).join(', ')} ${and} ${shorten(names.at(-1) ?? '')}`;

/** The counts of a line, as they are told. */
const countsOf = (values: (number | null)[]): string => values.map((value) => value ?? '–').join(', ');

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
  badFormat: (value: string, format: DateFormat): Text => ({
    en: `“${shorten(value)}” is not a date and time of the form ${FORMS[format]}.`,
    es: `«${shorten(value)}» no es una fecha y hora de la forma ${FORMS[format]}.`,
  }),
  badCustomFormat: (value: string): Text => ({
    en: `“${shorten(value)}” is not a date of the form YYYY-MM-DD HH:MM:SS.`,
    es: `«${shorten(value)}» no es una fecha de la forma YYYY-MM-DD HH:MM:SS.`,
  }),
  noSuchTime: (value: string, format: DateFormat): Text =>
    format.endsWith('-first')
      ? {
          en: `“${shorten(value)}”, read as ${FORMS[format]}, is no date or time that exists.`,
          es: `«${shorten(value)}», leído como ${FORMS[format]}, no es una fecha u hora que exista.`,
        }
      : {
          en: `“${shorten(value)}” is no date or time that exists.`,
          es: `«${shorten(value)}» no es una fecha u hora que exista.`,
        },
  offGrid: (value: string, interval: number): Text => ({
    en: `“${shorten(value)}” does not lie on the grid of ${interval} minutes.`,
    es: `«${shorten(value)}» no cae en la cuadrícula de ${interval} minutos.`,
  }),
  otherInterval: (value: string, interval: number): Text => ({
    en: `The interval “${shorten(value)}” is not the ${interval} minutes of the import.`,
    es: `El intervalo «${shorten(value)}» no es el de ${interval} minutos de la importación.`,
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
  comma: (column: string, value: string): Text => ({
    en: `“${shorten(value)}” in column “${column}” has a comma. Counts are whole numbers; if commas mark thousands, say so.`,
    es: `«${shorten(value)}» en la columna «${column}» tiene una coma. Los conteos son números enteros; si las comas marcan los millares, indíquelo.`,
  }),
  tooLarge: (column: string, value: string): Text => ({
    en: `“${shorten(value)}” in column “${column}” is too large for a count.`,
    es: `«${shorten(value)}» en la columna «${column}» es demasiado grande para un conteo.`,
  }),
  severalCounters: (serials: string[]): Text => ({
    en: `The file holds the logs of several counters, ${listed(serials, 'and')}. Please choose one of them.`,
    es: `El archivo contiene los registros de varios contadores, ${listed(serials, 'y')}. Elija uno de ellos.`,
  }),
  tooManyLogs: (most: number): Text => ({
    en: `The file holds more than ${most} counter logs. Please upload it in parts.`,
    es: `El archivo contiene más de ${most} registros de contadores. Cárguelo por partes.`,
  }),
  unknownCounter: (serial: string): Text => ({
    en: `The file holds no log of the counter ${shorten(serial)}.`,
    es: `El archivo no contiene ningún registro del contador ${shorten(serial)}.`,
  }),
  mixedPeriods: (serial: string): Text => ({
    en: `The logs of the counter ${serial} have different periods. Please upload them one at a time.`,
    es: `Los registros del contador ${serial} tienen períodos distintos. Cárguelos uno a la vez.`,
  }),
  tooManyPassages: (time: string): Text => ({
    en: `More passages than anybody can count fall on the interval of ${time}.`,
    es: `En el intervalo de ${time} hay más pasos de los que nadie puede contar.`,
  }),
  memoryFull: (serial: string, last: string): Text => ({
    en: `The memory of the counter ${serial} was full: it recorded nothing after ${last}.`,
    es: `La memoria del contador ${serial} estaba llena: no registró nada después de ${last}.`,
  }),
  cutOff: (serial: string, rows: number, stored: number): Text => ({
    en: `The counter ${serial} says it stored ${stored} records, but the file has ${rows} rows: it may have been cut off.`,
    es: `El contador ${serial} indica ${stored} registros guardados, pero el archivo tiene ${rows} filas: puede estar cortado.`,
  }),
  chooseClasses: {
    en: 'Choose which vehicle classes of this file to count.',
    es: 'Elija qué clases de vehículos de este archivo se cuentan.',
  },
  badEvent: (value: string): Text => ({
    en: `“${shorten(value)}” is not a passage as this kind of file has them.`,
    es: `«${shorten(value)}» no es un paso como los de este tipo de archivo.`,
  }),
  noPassage: (start: string | null, end: string | null): Text => ({
    en: `The counter recorded no passage${start && end ? ` from ${start} to ${end}` : ''}, so there is nothing to import.`,
    es: `El contador no registró ningún paso${start && end ? ` desde ${start} hasta ${end}` : ''}, por lo que no hay nada que importar.`,
  }),
  tooManyEvents: (most: number): Text => ({
    en: `The file has more than ${most} passages. Please upload it in parts.`,
    es: `El archivo tiene más de ${most} pasos. Cárguelo por partes.`,
  }),
  tooLongRecording: (first: string, last: string): Text => ({
    en: `The passages of this file lie between ${first} and ${last}: a date must be wrong.`,
    es: `Los pasos de este archivo están entre ${first} y ${last}: alguna fecha debe ser incorrecta.`,
  }),
  partialInterval: (time: string): Text => ({
    en: `${time}: this interval was recorded only in part and is left out.`,
    es: `${time}: este intervalo se registró solo en parte y se omite.`,
  }),
  dateOrderOpen: {
    en: 'Every date of this file can be read in two ways. Please say whether the day or the month comes first (day-first or month-first); nothing is imported before.',
    es: 'Todas las fechas de este archivo se pueden leer de dos maneras. Indique si va primero el día o el mes (day-first o month-first); antes no se importa nada.',
  },
  noHeader: (line: number, value: string): Text => ({
    en: `Line ${line} should name the columns, but begins with a time, “${shorten(value)}”. Please add a header line, or say that the file has none; its columns are numbered then.`,
    es: `La línea ${line} debería nombrar las columnas, pero empieza con una hora, «${shorten(value)}». Añada una línea de encabezado o indique que el archivo no la tiene; entonces sus columnas se numeran.`,
  }),
  ambiguousHeader: (header: string): Text => ({
    en: `The file has two columns “${shorten(header)}”. Please rename one of them.`,
    es: `El archivo tiene dos columnas «${shorten(header)}». Cambie el nombre de una de ellas.`,
  }),
  noSuchRepeat: (first: number, line: number): Text => ({
    en: `Lines ${first} and ${line} need no decision: they do not have the same time through a fault of the clock.`,
    es: `Las líneas ${first} y ${line} no requieren decisión: no tienen la misma hora por un fallo del reloj.`,
  }),
  repeatKept: (time: string, kept: number, left: number, values: (number | null)[]): Text => ({
    en: `“${shorten(time)}” occurs twice: line ${kept} was kept, line ${left} (${countsOf(values)}) was left out, as decided.`,
    es: `«${shorten(time)}» aparece dos veces: se conservó la línea ${kept} y se omitió la línea ${left} (${countsOf(values)}), según lo decidido.`,
  }),
  repeatNeither: (
    time: string,
    lines: [number, number],
    values: [(number | null)[], (number | null)[]],
  ): Text => ({
    en: `“${shorten(time)}” occurs twice: lines ${lines[0]} (${countsOf(values[0])}) and ${lines[1]} (${countsOf(values[1])}) were both left out, as decided.`,
    es: `«${shorten(time)}» aparece dos veces: se omitieron las líneas ${lines[0]} (${countsOf(values[0])}) y ${lines[1]} (${countsOf(values[1])}), según lo decidido.`,
  }),
  otherFlows: (counts: number): Text =>
    counts === 1
      ? {
          en: 'One count of the file is of a flow that no channel was chosen for, and is left out.',
          es: 'Un conteo del archivo es de un flujo para el que no se eligió ningún canal y se omite.',
        }
      : {
          en: `${counts} counts of the file are of flows that no channel was chosen for, and are left out.`,
          es: `${counts} conteos del archivo son de flujos para los que no se eligió ningún canal y se omiten.`,
        },
  passages: ({ counted, partial, others }: { counted: number; partial: number; others: number }): Text => ({
    en: `Passages of the file: ${[
      `${counted} counted`,
      ...(partial > 0 ? [`${partial} in intervals recorded only in part, left out`] : []),
      ...(others > 0 ? [`${others} of channels or classes that were not chosen`] : []),
    ].join('; ')}.`,
    es: `Pasos del archivo: ${[
      `${counted} contados`,
      ...(partial > 0 ? [`${partial} en intervalos registrados solo en parte, omitidos`] : []),
      ...(others > 0 ? [`${others} de canales o clases que no se eligieron`] : []),
    ].join('; ')}.`,
  }),
  noWholeInterval: (passages: number, first: string, last: string): Text =>
    passages === 1
      ? {
          en: `The file has a single passage, at ${first}. The interval in which it lies was recorded only in part, so there is nothing to import.`,
          es: `El archivo tiene un solo paso, a las ${first}. El intervalo en que está se registró solo en parte, por lo que no hay nada que importar.`,
        }
      : {
          en: `The ${passages} passages of the file lie between ${first} and ${last}. No interval of that time was recorded as a whole, so there is nothing to import.`,
          es: `Los ${passages} pasos del archivo están entre ${first} y ${last}. Ningún intervalo de ese tiempo se registró completo, por lo que no hay nada que importar.`,
        },
  tooWide: (line: number, found: number, most: number): Text => ({
    en: `Line ${line} has ${found} columns. A count file has at most ${most}.`,
    es: `La línea ${line} tiene ${found} columnas. Un archivo de conteos tiene como máximo ${most}.`,
  }),
  longLine: (line: number): Text => ({
    en: `Line ${line} is longer than a megabyte. A count file has one interval on each line.`,
    es: `La línea ${line} ocupa más de un megabyte. Un archivo de conteos tiene un intervalo por línea.`,
  }),
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
