import { commonWords, countTexts, pageTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';
import { countIntervalName } from 'shared-domain/fields';
import { titles } from '../titles.texts.ts';

/** Texts of the files that arrive by themselves. */
export const arrivingTexts = catalogue({
  en: {
    title: titles.en.arriving,
    intro:
      'Files that counters and partners leave in the agency’s folder. One that a saved mapping fits, and whose counts surprise nobody, is loaded by itself; any other waits here until somebody loads or discards it.',
    noFolder:
      'This installation has no drop folder yet. Whoever runs the server can set one up; until then files are uploaded by people.',
    folder:
      'Your agency’s folder is {folder}/in. What was taken is found in {folder}/done, what was refused in {folder}/refused, with the reason.',
    files: 'Files',
    none: 'No file has arrived yet.',
    older: 'Show older files',
    olderFailed: 'The older files could not be loaded.',
    toUpload: titles.en.upload,

    taken: 'Being looked into',
    waits: 'Waits for you',
    loading: 'Being loaded',
    loaded: 'Loaded',
    refused: 'Refused',
    discarded: 'Discarded',
    progressOf: commonWords.en.progressOf,
    station: '{id} {name}',
    arrived: 'Arrived on {date}',
    arrivedAgain: 'Arrived on {date}, and with the same content again on {again}',
    byItself: 'Loaded by itself, by a mapping of {person}.',
    byPerson: 'Loaded by {person}.',
    discardedBy: 'Discarded by {person}: {note}',
    whyWaits: 'Why it waits',
    whyRefused: 'Why it was refused',
    history: 'Import history of {station}',

    open: 'Open and load',
    openOf: 'Open and load {name}',
    discard: pageTexts.en.discard,
    discardOf: 'Discard {name}',
    discardTitle: 'Discard {name}?',
    discardIntro: 'Its counts are not loaded. The same file does not arrive again.',
    reason: commonWords.en.reason,
    reasonRequired: countTexts.en.whyNotLoaded,
    discardFailed: 'The file could not be discarded.',
    wasDiscarded: '{name} is discarded.',

    mappings: 'Saved mappings',
    mappingsIntro: 'By these, files are loaded by themselves. A mapping is saved when a file is loaded.',
    noMappings: 'No mapping is saved yet.',
    mappingFacts: '{vendor}, {interval} minutes, saved by {person} on {date}',
    interval: countIntervalName.en,
    columns: 'Columns that are loaded: {columns}',
    unused: 'Not used: {columns}',
    remove: commonWords.en.delete,
    removeOf: 'Delete the mapping for {station}',
    removeTitle: 'Delete this mapping?',
    removeText: 'Files such as those of {station} wait for a person again. Counts that were loaded stay.',
    removed: 'The mapping is deleted.',
    removeFailed: 'The mapping could not be deleted.',
  },
  es: {
    title: titles.es.arriving,
    intro:
      'Archivos que los contadores y colaboradores dejan en la carpeta de la agencia. El que corresponde a una asignación guardada y no trae sorpresas se carga por sí solo; los demás esperan aquí hasta que alguien los cargue o descarte.',
    noFolder:
      'Esta instalación aún no tiene carpeta de entrega. Quien administra el servidor puede crear una; hasta entonces, las personas cargan los archivos.',
    folder:
      'La carpeta de su agencia es {folder}/in. Lo recogido queda en {folder}/done; lo rechazado, en {folder}/refused, con el motivo.',
    files: 'Archivos',
    none: 'Aún no ha llegado ningún archivo.',
    older: 'Mostrar archivos anteriores',
    olderFailed: 'No se pudieron cargar los archivos anteriores.',
    toUpload: titles.es.upload,

    taken: 'En examen',
    waits: 'Le espera a usted',
    loading: 'Cargándose',
    loaded: 'Cargado',
    refused: 'Rechazado',
    discarded: 'Descartado',
    progressOf: commonWords.es.progressOf,
    station: '{id} {name}',
    arrived: 'Llegó el {date}',
    arrivedAgain: 'Llegó el {date} y, con el mismo contenido, otra vez el {again}',
    byItself: 'Cargado por sí solo, según una asignación de {person}.',
    byPerson: 'Cargado por {person}.',
    discardedBy: 'Descartado por {person}: {note}',
    whyWaits: 'Por qué espera',
    whyRefused: 'Por qué se rechazó',
    history: 'Historial de importaciones de {station}',

    open: 'Abrir y cargar',
    openOf: 'Abrir y cargar {name}',
    discard: pageTexts.es.discard,
    discardOf: 'Descartar {name}',
    discardTitle: '¿Descartar {name}?',
    discardIntro: 'Sus conteos no se cargan. El mismo archivo no vuelve a recogerse.',
    reason: commonWords.es.reason,
    reasonRequired: countTexts.es.whyNotLoaded,
    discardFailed: 'No se pudo descartar el archivo.',
    wasDiscarded: '{name} se descartó.',

    mappings: 'Asignaciones guardadas',
    mappingsIntro:
      'Según ellas, los archivos se cargan por sí solos. Una asignación se guarda al cargar un archivo.',
    noMappings: 'Aún no hay asignaciones guardadas.',
    mappingFacts: '{vendor}, {interval} minutos, guardada por {person} el {date}',
    interval: countIntervalName.es,
    columns: 'Columnas que se cargan: {columns}',
    unused: 'Sin usar: {columns}',
    remove: commonWords.es.delete,
    removeOf: 'Eliminar la asignación de {station}',
    removeTitle: '¿Eliminar esta asignación?',
    removeText:
      'Los archivos como los de {station} vuelven a esperar a una persona. Los conteos cargados se conservan.',
    removed: 'La asignación se eliminó.',
    removeFailed: 'No se pudo eliminar la asignación.',
  },
});
