import { catalogue } from './catalogue.ts';

/** What forms for people who are signed in say, and the server of them. */
export const formTexts = catalogue({
  en: {
    fix: 'Please make corrections and try again.',
    giveReason: 'Give a reason.',
    enterReason: 'Enter a reason',
    pleaseGiveReason: 'Please give a reason.',
    emailInvalid: 'Invalid e-mail address.',
    emailRequired: 'Invalid email (required)',
    selectAgency: 'Select an agency',
    selectStation: 'Select a station',
    noSuchAgency: 'There is no such agency.',
    endBeforeStart: 'The end date is before the start date.',
    contactName: 'A contact needs a name.',
    ownPassword: 'Enter your own password to change an e-mail address.',
  },
  es: {
    fix: 'Haga las correcciones e inténtelo de nuevo.',
    giveReason: 'Indique un motivo.',
    enterReason: 'Escriba un motivo',
    pleaseGiveReason: 'Indique un motivo.',
    emailInvalid: 'Dirección de correo electrónico no válida.',
    emailRequired: 'Correo electrónico no válido (obligatorio)',
    selectAgency: 'Seleccione una agencia',
    selectStation: 'Seleccione una estación',
    noSuchAgency: 'Esa agencia no existe.',
    endBeforeStart: 'La fecha de fin es anterior a la fecha de inicio.',
    contactName: 'Un contacto necesita un nombre.',
    ownPassword: 'Escriba su propia contraseña para cambiar una dirección de correo.',
  },
});
