import { pageTexts } from 'shared-domain/texts';
import { kitTexts } from '../i18n/kit.texts.ts';
import { catalogue } from 'shared-ui/i18n';

/** Texts of form fields. */
export const formTexts = catalogue({
  en: {
    cancel: pageTexts.en.cancel,
    invalid: 'Invalid fields found',
    noOptions: kitTexts.en.noOptions,
    required: 'required',
    enterNumber: 'Enter a number',
    enterDate: 'Enter a date as {format}',
    notBefore: 'Enter {date} or later',
    notAfter: 'Enter {date} or earlier',
    chooseDate: 'Choose date: {label}',
    clearChoice: 'Clear: {label}',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    chooseFile: 'Choose file',
    dropFile: 'or drop it here',
    noFile: 'No file chosen',
    line: 'Line {line}: {reason}',
    chosenCount: '{count} chosen',
  },
  es: {
    cancel: pageTexts.es.cancel,
    invalid: 'Se encontraron campos no válidos',
    noOptions: kitTexts.es.noOptions,
    required: 'obligatorio',
    enterNumber: 'Escriba un número',
    enterDate: 'Escriba una fecha como {format}',
    notBefore: 'Escriba el {date} o una fecha posterior',
    notAfter: 'Escriba el {date} o una fecha anterior',
    chooseDate: 'Elegir fecha: {label}',
    clearChoice: 'Borrar: {label}',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    chooseFile: 'Elegir archivo',
    dropFile: 'o suéltelo aquí',
    noFile: 'Ningún archivo elegido',
    line: 'Línea {line}: {reason}',
    chosenCount: '{count, plural, one {# elegido} other {# elegidos}}',
  },
});
