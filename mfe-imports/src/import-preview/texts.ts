import { importWords } from '../words.texts.ts';
import { commonWords, countTexts, dataWords } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** Texts of the preview of an import. */
export const previewTexts = catalogue({
  en: {
    title: 'What would be imported',
    waits: 'Choose vendor, station, interval and at least one column, and see here what would be written.',
    working: 'Reading the whole file',
    begun: '{part} of the file is read. The figures below are of this part; the rest follows.',
    begunTo:
      '{part} of the file is read, up to {last}. The figures below are of this part; the rest follows.',
    nothingYet: 'Nothing is written before you load the file.',
    refused: 'The file would be refused:',
    rejected:
      '{count, plural, one {# line can’t be taken. Nothing of the file would be written.} other {# lines can’t be taken. Nothing of the file would be written.}}',
    firstRejected: 'The first {shown} of them:',
    rejectedLines: 'Lines that can’t be taken',
    allKnown: 'Everything in this file is stored already; loading it changes nothing.',

    read: 'Counts in the file',
    added: 'New',
    replaced: 'Replaced',
    superseded: 'Of another interval, replaced',
    unchanged: 'Equal',
    certified: 'Certified, left alone',
    rejectedCount: 'Lines rejected',
    span: importWords.en.span,

    repeatsTitle: countTexts.en.timesTwice,
    repeatsIntro:
      'The counter’s clock went wrong: these lines have the same time, and it is no hour of daylight saving. Say of each which line is right; the decision is kept with the import.',
    repeat: '{time}: lines {first} and {line}',
    undecided: 'Not decided yet',
    keepLine: 'Keep line {line}: {counts}',
    keepNeither: 'Keep neither; the time stays missing',
    all_first: 'Keep the first of each',
    all_second: 'Keep the second of each',
    all_neither: 'Keep neither of each',

    overlapsTitle: 'What is stored in this time already',
    noOverlaps: 'In this time these channels have no counts yet.',
    overlap:
      '{count, plural, one {{first} to {last}: # count, {certified} of it certified.} other {{first} to {last}: # counts, {certified} of them certified.}}',

    chartTitle: countTexts.en.dayByDay,
    chartLabel: 'Sums of each day from {first} to {last}: {channels}. The figures are in the table below.',
    inFile: '{name}, in the file',
    stored: '{name}, stored now',
    dayFigures: 'Day by day in figures',
    perDay: dataWords.en.perDay,
    year: commonWords.en.year,
    month: dataWords.en.month,
    week: dataWords.en.week,
    day: countTexts.en.day,
    hour: dataWords.en.hour,
    missing: importWords.en.noValue,
    loadingChart: 'Drawing',
  },
  es: {
    title: 'Qué se importaría',
    waits: 'Elija proveedor, estación, intervalo y al menos una columna, y vea aquí qué se escribiría.',
    working: 'Leyendo todo el archivo',
    begun: 'Se ha leído el {part} del archivo. Las cifras de abajo son de esta parte; el resto sigue.',
    begunTo:
      'Se ha leído el {part} del archivo, hasta el {last}. Las cifras de abajo son de esta parte; el resto sigue.',
    nothingYet: 'No se escribe nada antes de cargar el archivo.',
    refused: 'El archivo se rechazaría:',
    rejected:
      '{count, plural, one {Hay # línea que no se puede tomar. No se escribiría nada del archivo.} other {Hay # líneas que no se pueden tomar. No se escribiría nada del archivo.}}',
    firstRejected: 'Las primeras {shown}:',
    rejectedLines: 'Líneas que no se pueden tomar',
    allKnown: 'Todo lo de este archivo ya está guardado; cargarlo no cambia nada.',

    read: 'Conteos en el archivo',
    added: 'Nuevos',
    replaced: 'Reemplazados',
    superseded: 'De otro intervalo, reemplazados',
    unchanged: 'Iguales',
    certified: 'Certificados, sin tocar',
    rejectedCount: 'Líneas rechazadas',
    span: importWords.es.span,

    repeatsTitle: countTexts.es.timesTwice,
    repeatsIntro:
      'El reloj del contador falló: estas líneas tienen la misma hora y no es una hora del horario de verano. Indique en cada caso qué línea es la correcta; la decisión se guarda con la importación.',
    repeat: '{time}: líneas {first} y {line}',
    undecided: 'Sin decidir',
    keepLine: 'Conservar la línea {line}: {counts}',
    keepNeither: 'No conservar ninguna; la hora queda sin valor',
    all_first: 'Conservar la primera en todas',
    all_second: 'Conservar la segunda en todas',
    all_neither: 'No conservar ninguna en todas',

    overlapsTitle: 'Lo que ya hay guardado en ese tiempo',
    noOverlaps: 'En ese tiempo estos canales aún no tienen conteos.',
    overlap:
      '{count, plural, one {Del {first} al {last}: # conteo, {certified} certificado.} other {Del {first} al {last}: # conteos, {certified} certificados.}}',

    chartTitle: countTexts.es.dayByDay,
    chartLabel: 'Sumas de cada día del {first} al {last}: {channels}. Las cifras están en la tabla de abajo.',
    inFile: '{name}, en el archivo',
    stored: '{name}, guardado ahora',
    dayFigures: 'Día por día en cifras',
    perDay: dataWords.es.perDay,
    year: commonWords.es.year,
    month: dataWords.es.month,
    week: dataWords.es.week,
    day: countTexts.es.day,
    hour: dataWords.es.hour,
    missing: importWords.es.noValue,
    loadingChart: 'Dibujando',
  },
});
