import { pageTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** Texts of a file of several stations that is loaded part by part. */
export const partsTexts = catalogue({
  en: {
    title: 'Parts of {name}',
    named: '{name}, every {minutes} minutes',
    part: '{name}: {state}',
    open: 'not loaded yet',
    shown: 'in the form below',
    begun: 'its import has started',
    left: 'left out',
    elsewhere: 'left out, you can’t load counts to this station',
    interval: 'left out, counts of every {minutes} minutes can’t be loaded',
    next: 'Load the next: {name} ({place} of {count})',
    leaveOut: 'Leave this part out',
    finish: 'Finish here',
    close: pageTexts.en.close,
    stillWaits:
      'The file stays among the arriving files until its other parts are loaded too, or it is discarded.',
    ended:
      '{begun, plural, one {The import of # part of {count} has started} other {The imports of # parts of {count} have started}}, {left, plural, =0 {none was left out} one {# was left out} other {# were left out}}. What becomes of them is listed below.',
  },
  es: {
    title: 'Partes de {name}',
    named: '{name}, cada {minutes} minutos',
    part: '{name}: {state}',
    open: 'aún sin cargar',
    shown: 'en el formulario de abajo',
    begun: 'su importación comenzó',
    left: 'omitida',
    elsewhere: 'omitida, usted no puede cargar conteos en esta estación',
    interval: 'omitida, los conteos de cada {minutes} minutos no se pueden cargar',
    next: 'Cargar la siguiente: {name} ({place} de {count})',
    leaveOut: 'Omitir esta parte',
    finish: 'Terminar aquí',
    close: pageTexts.es.close,
    stillWaits:
      'El archivo sigue entre los archivos que llegan hasta que se carguen también sus otras partes o se descarte.',
    ended:
      '{begun, plural, one {Comenzó la importación de # parte de {count}} other {Comenzaron las importaciones de # partes de {count}}}, {left, plural, =0 {no se omitió ninguna} one {se omitió #} other {se omitieron #}}. Lo que resulte se muestra abajo.',
  },
});
