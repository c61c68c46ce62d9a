import { qcWords } from '../../words.texts.ts';
import { pageTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** Texts of the screen's keys. */
export const shortcutTexts = catalogue({
  en: {
    title: 'Keyboard shortcuts',
    open: 'Shortcuts',
    single: 'Single keys are on',
    next: 'Next finding',
    previous: 'Previous finding',
    accept: 'Accept the finding: its counts get the suspect and the note',
    dismiss: 'Dismiss the finding, with a reason',
    kind: 'Decide all of this kind, or this one alone',
    rows: 'Show the finding’s rows in the list',
    help: 'Show these keys',
    keyUndo: qcWords.en.undoKeys,
    keyRedo: 'Ctrl Y',
    keySearch: pageTexts.en.searchKey,
    keySearchOnMac: pageTexts.en.searchKeyOnMac,
    search: pageTexts.en.searchEverywhere,
    undo: 'Undo the last edit',
    redo: 'Redo what was undone',
    rest: 'Calendar, lines and list say below themselves which keys they know. While you type in a field, keys belong to it.',
  },
  es: {
    title: 'Atajos de teclado',
    open: 'Atajos',
    single: 'Las teclas sueltas están activas',
    next: 'Hallazgo siguiente',
    previous: 'Hallazgo anterior',
    accept: 'Aceptar el hallazgo: sus conteos reciben la sospecha y la nota',
    dismiss: 'Descartar el hallazgo, con un motivo',
    kind: 'Decidir todos los de este tipo, o solo este',
    rows: 'Mostrar en la lista las filas del hallazgo',
    help: 'Mostrar estas teclas',
    keyUndo: qcWords.es.undoKeys,
    keyRedo: 'Ctrl Y',
    keySearch: pageTexts.es.searchKey,
    keySearchOnMac: pageTexts.es.searchKeyOnMac,
    search: pageTexts.es.searchEverywhere,
    undo: 'Deshacer el último cambio',
    redo: 'Rehacer lo deshecho',
    rest: 'El calendario, las líneas y la lista indican debajo qué teclas conocen. Mientras escribe en un campo, las teclas son suyas.',
  },
});
