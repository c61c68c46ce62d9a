import { catalogue, sentences, countTexts } from 'shared-domain/texts';
import { quotedText, type DateFormat } from 'shared-domain';
import type { Text } from '../../../platform/text/language.ts';

const shorten = (text: string): string => quotedText(text.length > 40 ? `${text.slice(0, 40)}…` : text);

const FORMS: Record<DateFormat, string> = {
  iso: 'YYYY-MM-DD HH:MM',
  'month-first': 'MM/DD/YYYY HH:MM',
  'day-first': 'DD/MM/YYYY HH:MM',
  'month-name': 'Sep 9, 2024 1:00 PM',
  'short-year': 'YY-MM-DD HH:MM',
};

const listed = (names: string[]): Text =>
  words.and({ names: names.slice(0, -1).map(shorten).join(', '), last: shorten(names.at(-1) ?? '') });

/** The counts of a line, as they are told. */
const countsOf = (values: (number | null)[]): string => values.map((value) => value ?? '–').join(', ');

const words = sentences(
  catalogue({
    en: {
      and: '{names} and {last}',
      empty: 'The file is empty.',
      notText: 'This is not a text file. Please save the counts as .csv and try again.',
      emptyFirstLine: countTexts.en.emptyFirstLine,
      noColumns:
        'This is not a count file: it has no header line with a time and at least one column of counts.',
      noCounts: 'There are no counts in this file.',
      daily: 'This file holds daily or coarser totals. Only counts at 15 or 60 minutes can be imported.',
      intervalDiffers:
        'The rows of this file are {found, number, ::group-off} minutes apart, but a count interval of {chosen} minutes was chosen.',
      badFormat: '“{value}” is not a date and time of the form {format}.',
      badCustomFormat: '“{value}” is not a date of the form YYYY-MM-DD HH:MM:SS.',
      noSuchTime: '“{value}” is no date or time that exists.',
      noSuchTimeReadAs: '“{value}”, read as {format}, is no date or time that exists.',
      noPassage: 'The counter recorded no passage, so there is nothing to import.',
      noPassageBetween:
        'The counter recorded no passage from {start} to {end}, so there is nothing to import.',
      passages:
        'Passages of the file: {counted, number, ::group-off} counted{partial, plural, =0 {} other {; {partial, number, ::group-off} in intervals recorded only in part, left out}}{others, plural, =0 {} other {; {others, number, ::group-off} of channels or classes that were not chosen}}.',
      offGrid: '“{value}” does not lie on the grid of {interval} minutes.',
      otherInterval: 'The interval “{value}” is not the {interval} minutes of the import.',
      future: '“{value}” lies in the future.',
      tooEarly: '“{value}” lies before 1980.',
      repeated:
        'Lines {first, number, ::group-off} and {line, number, ::group-off} have the same time, “{value}”.',
      tooFewColumns:
        'A column is missing: {found, number, ::group-off} instead of {expected, number, ::group-off}.',
      tooManyColumns:
        'There are too many columns: {found, number, ::group-off} instead of {expected, number, ::group-off}.',
      notANumber: '“{value}” in column “{column}” is not a number.',
      negative: '“{value}” in column “{column}” is negative.',
      notWhole: '“{value}” in column “{column}” is not a whole number.',
      comma:
        '“{value}” in column “{column}” has a comma. Counts are whole numbers; if commas mark thousands, say so.',
      tooLarge: '“{value}” in column “{column}” is too large for a count.',
      severalCounters: 'The file holds the logs of several counters, {serials}. Please choose one of them.',
      tooManyLogs:
        'The file holds more than {most, number, ::group-off} counter logs. Please upload it in parts.',
      unknownCounter: 'The file holds no log of the counter {serial}.',
      mixedPeriods:
        'The logs of the counter {serial} have different periods. Please upload them one at a time.',
      tooManyPassages: 'More passages than anybody can count fall on the interval of {time}.',
      memoryFull: 'The memory of the counter {serial} was full: it recorded nothing after {last}.',
      cutOff:
        'The counter {serial} says it stored {stored, number, ::group-off} records, but the file has {rows, number, ::group-off} rows: it may have been cut off.',
      chooseClasses: 'Choose which vehicle classes of this file to count.',
      badEvent: '“{value}” is not a passage as this kind of file has them.',
      tooManyEvents:
        'The file has more than {most, number, ::group-off} passages. Please upload it in parts.',
      tooLongRecording: 'The passages of this file lie between {first} and {last}: a date must be wrong.',
      partialInterval: '{time}: this interval was recorded only in part and is left out.',
      dateOrderOpen:
        'Every date of this file can be read in two ways. Please say whether the day or the month comes first (day-first or month-first); nothing is imported before.',
      noHeader:
        'Line {line, number, ::group-off} should name the columns, but begins with a time, “{value}”. Please add a header line, or say that the file has none; its columns are numbered then.',
      ambiguousHeader: 'The file has two columns “{header}”. Please rename one of them.',
      noSuchRepeat:
        'Lines {first, number, ::group-off} and {line, number, ::group-off} need no decision: they do not have the same time through a fault of the clock.',
      repeatKept:
        '“{time}” occurs twice: line {kept, number, ::group-off} was kept, line {left, number, ::group-off} ({values}) was left out, as decided.',
      repeatNeither:
        '“{time}” occurs twice: lines {lines} ({values}) and {lines2} ({values2}) were both left out, as decided.',
      otherFlows:
        '{counts, plural, one {One count of the file is of a flow that no channel was chosen for, and is left out.} other {{counts, number, ::group-off} counts of the file are of flows that no channel was chosen for, and are left out.}}',
      otherParts:
        '{counts, plural, one {One count of the file is of another station or interval than was chosen, and is left out.} other {{counts, number, ::group-off} counts of the file are of other stations or intervals than was chosen, and are left out.}}',
      noWholeInterval:
        '{passages, plural, one {The file has a single passage, at {first}. The interval in which it lies was recorded only in part, so there is nothing to import.} other {The {passages, number, ::group-off} passages of the file lie between {first} and {last}. No interval of that time was recorded as a whole, so there is nothing to import.}}',
      tooWide:
        'Line {line, number, ::group-off} has {found, number, ::group-off} columns. A count file has at most {most, number, ::group-off}.',
      longLine:
        'Line {line, number, ::group-off} is longer than a megabyte. A count file has one interval on each line.',
      clockMayBeOff:
        "The counter's clock does not follow daylight saving by itself: counts from {date} on may be an hour off.",
      autumnHour: '{date}: the hour that occurs twice when daylight saving ends was summed.',
      springHour:
        "{date}: the counter's clock did not follow daylight saving; counts in the hour that does not exist were kept.",
    },
    es: {
      and: '{names} y {last}',
      empty: 'El archivo está vacío.',
      notText: 'No es un archivo de texto. Guarde los conteos como .csv e inténtelo de nuevo.',
      emptyFirstLine: countTexts.es.emptyFirstLine,
      noColumns:
        'No es un archivo de conteos: no tiene una línea de encabezado con la hora y al menos una columna de conteos.',
      noCounts: 'No hay conteos en este archivo.',
      daily:
        'Este archivo contiene totales diarios o mayores. Solo se pueden importar conteos cada 15 o 60 minutos.',
      intervalDiffers:
        'Las filas de este archivo están a {found, number, ::group-off} minutos unas de otras, pero se eligió un intervalo de {chosen} minutos.',
      badFormat: '«{value}» no es una fecha y hora de la forma {format}.',
      badCustomFormat: '«{value}» no es una fecha de la forma YYYY-MM-DD HH:MM:SS.',
      noSuchTime: '«{value}» no es una fecha u hora que exista.',
      noSuchTimeReadAs: '«{value}», leído como {format}, no es una fecha u hora que exista.',
      noPassage: 'El contador no registró ningún paso, por lo que no hay nada que importar.',
      noPassageBetween:
        'El contador no registró ningún paso desde {start} hasta {end}, por lo que no hay nada que importar.',
      passages:
        'Pasos del archivo: {counted, number, ::group-off} contados{partial, plural, =0 {} other {; {partial, number, ::group-off} en intervalos registrados solo en parte, omitidos}}{others, plural, =0 {} other {; {others, number, ::group-off} de canales o clases que no se eligieron}}.',
      offGrid: '«{value}» no cae en la cuadrícula de {interval} minutos.',
      otherInterval: 'El intervalo «{value}» no es el de {interval} minutos de la importación.',
      future: '«{value}» está en el futuro.',
      tooEarly: '«{value}» es anterior a 1980.',
      repeated:
        'Las líneas {first, number, ::group-off} y {line, number, ::group-off} tienen la misma hora, «{value}».',
      tooFewColumns:
        'Falta una columna: {found, number, ::group-off} en lugar de {expected, number, ::group-off}.',
      tooManyColumns:
        'Hay demasiadas columnas: {found, number, ::group-off} en lugar de {expected, number, ::group-off}.',
      notANumber: '«{value}» en la columna «{column}» no es un número.',
      negative: '«{value}» en la columna «{column}» es negativo.',
      notWhole: '«{value}» en la columna «{column}» no es un número entero.',
      comma:
        '«{value}» en la columna «{column}» tiene una coma. Los conteos son números enteros; si las comas marcan los millares, indíquelo.',
      tooLarge: '«{value}» en la columna «{column}» es demasiado grande para un conteo.',
      severalCounters:
        'El archivo contiene los registros de varios contadores, {serials}. Elija uno de ellos.',
      tooManyLogs:
        'El archivo contiene más de {most, number, ::group-off} registros de contadores. Cárguelo por partes.',
      unknownCounter: 'El archivo no contiene ningún registro del contador {serial}.',
      mixedPeriods: 'Los registros del contador {serial} tienen períodos distintos. Cárguelos uno a la vez.',
      tooManyPassages: 'En el intervalo de {time} hay más pasos de los que nadie puede contar.',
      memoryFull: 'La memoria del contador {serial} estaba llena: no registró nada después de {last}.',
      cutOff:
        'El contador {serial} indica {stored, number, ::group-off} registros guardados, pero el archivo tiene {rows, number, ::group-off} filas: puede estar cortado.',
      chooseClasses: 'Elija qué clases de vehículos de este archivo se cuentan.',
      badEvent: '«{value}» no es un paso como los de este tipo de archivo.',
      tooManyEvents: 'El archivo tiene más de {most, number, ::group-off} pasos. Cárguelo por partes.',
      tooLongRecording:
        'Los pasos de este archivo están entre {first} y {last}: alguna fecha debe ser incorrecta.',
      partialInterval: '{time}: este intervalo se registró solo en parte y se omite.',
      dateOrderOpen:
        'Todas las fechas de este archivo se pueden leer de dos maneras. Indique si va primero el día o el mes (day-first o month-first); antes no se importa nada.',
      noHeader:
        'La línea {line, number, ::group-off} debería nombrar las columnas, pero empieza con una hora, «{value}». Agregue una línea de encabezado o indique que el archivo no la tiene; entonces sus columnas se numeran.',
      ambiguousHeader: 'El archivo tiene dos columnas «{header}». Cambie el nombre de una de ellas.',
      noSuchRepeat:
        'Las líneas {first, number, ::group-off} y {line, number, ::group-off} no requieren decisión: no tienen la misma hora por un fallo del reloj.',
      repeatKept:
        '«{time}» aparece dos veces: se conservó la línea {kept, number, ::group-off} y se omitió la línea {left, number, ::group-off} ({values}), según lo decidido.',
      repeatNeither:
        '«{time}» aparece dos veces: se omitieron las líneas {lines} ({values}) y {lines2} ({values2}), según lo decidido.',
      otherFlows:
        '{counts, plural, one {Un conteo del archivo es de un flujo para el que no se eligió ningún canal y se omite.} other {{counts, number, ::group-off} conteos del archivo son de flujos para los que no se eligió ningún canal y se omiten.}}',
      otherParts:
        '{counts, plural, one {Un conteo del archivo es de otra estación u otro intervalo que lo elegido y se omite.} other {{counts, number, ::group-off} conteos del archivo son de otras estaciones u otros intervalos que lo elegido y se omiten.}}',
      noWholeInterval:
        '{passages, plural, one {El archivo tiene un solo paso, a las {first}. El intervalo en que está se registró solo en parte, por lo que no hay nada que importar.} other {Los {passages, number, ::group-off} pasos del archivo están entre {first} y {last}. Ningún intervalo de ese tiempo se registró completo, por lo que no hay nada que importar.}}',
      tooWide:
        'La línea {line, number, ::group-off} tiene {found, number, ::group-off} columnas. Un archivo de conteos tiene como máximo {most, number, ::group-off}.',
      longLine:
        'La línea {line, number, ::group-off} ocupa más de un megabyte. Un archivo de conteos tiene un intervalo por línea.',
      clockMayBeOff:
        'El reloj del contador no sigue por sí solo el horario de verano: los conteos desde {date} pueden tener una hora de diferencia.',
      autumnHour: '{date}: se sumó la hora que ocurre dos veces al terminar el horario de verano.',
      springHour:
        '{date}: el reloj del contador no siguió el horario de verano; se conservaron los conteos de la hora que no existe.',
    },
  }),
);

/** Sentences about what is wrong, or noteworthy, in a count file. */
export const texts = {
  ...words,
  badFormat: (value: string, format: DateFormat) =>
    words.badFormat({ value: shorten(value), format: FORMS[format] }),
  badCustomFormat: (value: string) => words.badCustomFormat({ value: shorten(value) }),
  offGrid: (value: string, interval: number) => words.offGrid({ value: shorten(value), interval }),
  otherInterval: (value: string, interval: number) =>
    words.otherInterval({ value: shorten(value), interval }),
  future: (value: string) => words.future({ value: shorten(value) }),
  tooEarly: (value: string) => words.tooEarly({ value: shorten(value) }),
  repeated: (value: string, line: number, first: number) =>
    words.repeated({ first, line, value: shorten(value) }),
  notANumber: (column: string, value: string) => words.notANumber({ value: shorten(value), column }),
  negative: (column: string, value: string) => words.negative({ value: shorten(value), column }),
  notWhole: (column: string, value: string) => words.notWhole({ value: shorten(value), column }),
  comma: (column: string, value: string) => words.comma({ value: shorten(value), column }),
  tooLarge: (column: string, value: string) => words.tooLarge({ value: shorten(value), column }),
  severalCounters: (serials: string[]) => words.severalCounters({ serials: listed(serials) }),
  unknownCounter: (serial: string) => words.unknownCounter({ serial: shorten(serial) }),
  badEvent: (value: string) => words.badEvent({ value: shorten(value) }),
  noHeader: (line: number, value: string) => words.noHeader({ line, value: shorten(value) }),
  ambiguousHeader: (header: string) => words.ambiguousHeader({ header: shorten(header) }),
  repeatKept: (time: string, kept: number, left: number, values: (number | null)[]) =>
    words.repeatKept({ time: shorten(time), kept, left, values: countsOf(values) }),
  repeatNeither: (time: string, lines: [number, number], values: [(number | null)[], (number | null)[]]) =>
    words.repeatNeither({
      time: shorten(time),
      lines: lines[0],
      values: countsOf(values[0]),
      lines2: lines[1],
      values2: countsOf(values[1]),
    }),
  noSuchTime: (value: string, format: DateFormat) =>
    format.endsWith('-first')
      ? words.noSuchTimeReadAs({ value: shorten(value), format: FORMS[format] })
      : words.noSuchTime({ value: shorten(value) }),
  noPassage: (start: string | null, end: string | null) =>
    start && end ? words.noPassageBetween({ start, end }) : words.noPassage,
};
