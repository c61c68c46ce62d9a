import { commonWords, countTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';
import { qualityControlTexts } from '../quality-control/texts.ts';
import { certifyTexts } from '../validate-counts/certify/texts.ts';
import { historyTexts } from '../validate-counts/history/texts.ts';
import { validateTexts } from '../validate-counts/texts.ts';

/** One mark over several stations. */
export const markTexts = catalogue({
  en: {
    open: qualityControlTexts.en.markSeveral,
    chooseText:
      'For what touched several stations, such as a storm or a fair: their uncertified counts of these days get one suspect value, one note, or both.',
    suspect: validateTexts.en.bulkSuspect,
    keep: validateTexts.en.bulkKeep,
    note: commonWords.en.note,
    noteHint: 'At most 100 characters; it replaces the notes of these counts.',
    suspectOrNote: 'Choose a suspect value, or write a note.',
    from: commonWords.en.fromDay,
    to: commonWords.en.toDay,
    datesMissing: certifyTexts.en.datesMissing,
    countType: validateTexts.en.countType,
    all: commonWords.en.allOfThem,
    check: 'See what would change',
    preview: 'What would change',
    changing: 'Counts to mark',
    certified: 'Certified, untouched',
    looking: 'Looking at its counts…',
    wouldMark: 'Will be marked.',
    nothingOpen: countTexts.en.noneUncertified,
    markedAlready: 'Its counts are marked so already.',
    failed: validateTexts.en.updateFailed,
    noneToMark: 'No count of these stations would change.',
    statement:
      '{counts} counts of {stations, plural, one {# station} other {# stations}} would change: {what}. Each station can be undone by itself.',
    mark: '{count, plural, one {Mark # station} other {Mark # stations}}',
    marked: '{count, plural, one {# count marked.} other {# counts marked.}}',
    undo: commonWords.en.undo,
    undoOf: 'Undo at {station}',
    undone: 'Taken back.',
    undoFailed: historyTexts.en.undoFailed,
  },
  es: {
    open: qualityControlTexts.es.markSeveral,
    chooseText:
      'Para lo que afectó a varias estaciones, como una tormenta o una feria: sus conteos sin certificar de esos días reciben un valor sospechoso, una nota o ambos.',
    suspect: validateTexts.es.bulkSuspect,
    keep: validateTexts.es.bulkKeep,
    note: commonWords.es.note,
    noteHint: 'Como máximo 100 caracteres; reemplaza las notas de esos conteos.',
    suspectOrNote: 'Elija un valor sospechoso o escriba una nota.',
    from: commonWords.es.fromDay,
    to: commonWords.es.toDay,
    datesMissing: certifyTexts.es.datesMissing,
    countType: validateTexts.es.countType,
    all: commonWords.es.allOfThem,
    check: 'Ver qué cambiaría',
    preview: 'Lo que cambiaría',
    changing: 'Conteos por marcar',
    certified: 'Certificados, intactos',
    looking: 'Se miran sus conteos…',
    wouldMark: 'Se marcará.',
    nothingOpen: countTexts.es.noneUncertified,
    markedAlready: 'Sus conteos ya están marcados así.',
    failed: validateTexts.es.updateFailed,
    noneToMark: 'No cambiaría ningún conteo de estas estaciones.',
    statement:
      'Cambiarían {counts} conteos de {stations, plural, one {# estación} other {# estaciones}}: {what}. Cada estación se puede deshacer por separado.',
    mark: '{count, plural, one {Marcar # estación} other {Marcar # estaciones}}',
    marked: '{count, plural, one {# conteo marcado.} other {# conteos marcados.}}',
    undo: commonWords.es.undo,
    undoOf: 'Deshacer en {station}',
    undone: 'Se deshizo.',
    undoFailed: historyTexts.es.undoFailed,
  },
});
