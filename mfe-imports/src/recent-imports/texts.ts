import { commonWords, importTexts, pageTexts } from 'shared-domain/texts';
import { importWords } from '../words.texts.ts';
import { previewTexts } from '../import-preview/texts.ts';
import { titles } from '../titles.texts.ts';
import { catalogue } from 'shared-ui/i18n';

/** Texts of the lists of imports. */
export const historyTexts = catalogue({
  en: {
    title: importWords.en.importHistory,
    intro:
      'Every import of the agency’s counts, from files and from Eco-Visio: who started it, what it brought, which lines it refused. An import can be undone while none of its counts are certified.',
    allTitle: 'All imports',
    recentTitle: 'Recent imports',
    recentEmpty: 'Nothing has been imported yet.',
    all: 'All imports',
    older: 'Show older imports',
    olderFailed: 'The older imports could not be loaded.',
    ofStation: commonWords.en.station,
    everyStation: pageTexts.en.allStations,
    toUpload: titles.en.upload,
    toEcoCounts: titles.en.importNew,

    ...importTexts.en,
    progressOf: commonWords.en.progressOf,
    station: '{id} {name}',
    fileOf: '{vendor} file, uploaded by {person} on {date}',
    automatic: titles.en.automatic,
    fetched: 'Started by {person} on {date}',
    span: importWords.en.span,
    moreNotes: '{count, plural, one {# more note} other {# more notes}}',
    goesOn: 'The import goes on by itself.',
    undoneBy: 'Undone by {person} on {date}: the counts are as they were before it.',
    rejectedLinesOf: 'Rejected lines of {name}',
    firstRejected: previewTexts.en.firstRejected,
    line: commonWords.en.line,
    reason: commonWords.en.reason,
    download: 'Download rejected lines',
    downloadOf: 'Download the rejected lines of {name}',
    downloadFailed: 'The rejected lines could not be downloaded.',
    review: 'Review counts of {station}',

    undo: commonWords.en.undo,
    undoOf: 'Undo the import of {name}',
    undoTitle: 'Undo this import?',
    undoText:
      'The counts that {name} added to {station} are removed, and those that it replaced come back. This cannot be undone itself; import again if need be.',
    undoStarted: '{name} is being undone. You will be notified when that is complete.',
    undoFailed: 'The import could not be undone.',
    noUndo: 'It can no longer be undone: counts of it are certified, or a later import replaced them.',
  },
  es: {
    title: importWords.es.importHistory,
    intro:
      'Todas las importaciones de conteos de la agencia, de archivos y de Eco-Visio: quién las inició, qué trajeron y qué líneas rechazaron. Una importación se puede deshacer mientras ninguno de sus conteos esté certificado.',
    allTitle: 'Todas las importaciones',
    recentTitle: 'Importaciones recientes',
    recentEmpty: 'Aún no se ha importado nada.',
    all: 'Todas las importaciones',
    older: 'Mostrar importaciones anteriores',
    olderFailed: 'No se pudieron cargar las importaciones anteriores.',
    ofStation: commonWords.es.station,
    everyStation: pageTexts.es.allStations,
    toUpload: titles.es.upload,
    toEcoCounts: titles.es.importNew,

    ...importTexts.es,
    progressOf: commonWords.es.progressOf,
    station: '{id} {name}',
    fileOf: 'Archivo de {vendor}, cargado por {person} el {date}',
    automatic: titles.es.automatic,
    fetched: 'Iniciada por {person} el {date}',
    span: importWords.es.span,
    moreNotes: '{count, plural, one {# nota más} other {# notas más}}',
    goesOn: 'La importación continúa por sí sola.',
    undoneBy: 'La deshizo {person} el {date}: los conteos están como antes de ella.',
    rejectedLinesOf: 'Líneas rechazadas de {name}',
    firstRejected: previewTexts.es.firstRejected,
    line: commonWords.es.line,
    reason: commonWords.es.reason,
    download: 'Descargar líneas rechazadas',
    downloadOf: 'Descargar las líneas rechazadas de {name}',
    downloadFailed: 'No se pudieron descargar las líneas rechazadas.',
    review: 'Revisar los conteos de {station}',

    undo: commonWords.es.undo,
    undoOf: 'Deshacer la importación de {name}',
    undoTitle: '¿Deshacer esta importación?',
    undoText:
      'Se eliminan los conteos que {name} agregó a {station} y vuelven los que reemplazó. Esto no se puede deshacer; si hace falta, importe de nuevo.',
    undoStarted: '{name} se está deshaciendo. Se le notificará cuando termine.',
    undoFailed: 'No se pudo deshacer la importación.',
    noUndo:
      'Ya no se puede deshacer: hay conteos certificados de ella o una importación posterior los reemplazó.',
  },
});
