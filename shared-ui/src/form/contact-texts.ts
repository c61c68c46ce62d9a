import { contactParts } from 'shared-domain/fields';
import { formTexts, commonWords } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** A provider or requester: what is known of them, and the dialog that corrects it. */
export const contactTexts = catalogue({
  en: {
    provider: 'Provider: contact details',
    requester: 'Requester: contact details',
    name: contactParts.name.label.en,
    agency: contactParts.agency.label.en,
    phone: contactParts.phone.label.en,
    email: contactParts.email.label.en,
    notGiven: 'not given',
    correct: 'Correct contact',
    correctOf: 'Correct contact: {name}',
    title: 'Correct contact',
    everywhere: 'What you correct here changes at every station and deployment that names this contact.',
    stations: '{count, plural, one {# station names this contact} other {# stations name this contact}}',
    deployments:
      '{count, plural, one {# deployment names this contact} other {# deployments name this contact}}',
    unused: 'No station and no deployment names this contact yet.',
    draft: commonWords.en.draftOf,
    nameRequired: formTexts.en.contactName,
    invalidEmail: formTexts.en.emailInvalid,
    save: 'Save contact',
    saved: 'Contact {name} corrected.',
    failed: 'The contact could not be saved.',
    staleLoad: 'Load the newer contact',
    staleMerged: 'This is the newer contact with your changes. Check it and save it.',
  },
  es: {
    provider: 'Proveedor: datos de contacto',
    requester: 'Solicitante: datos de contacto',
    name: contactParts.name.label.es,
    agency: contactParts.agency.label.es,
    phone: contactParts.phone.label.es,
    email: contactParts.email.label.es,
    notGiven: 'no indicado',
    correct: 'Corregir contacto',
    correctOf: 'Corregir contacto: {name}',
    title: 'Corregir contacto',
    everywhere:
      'Lo que corrija aquí cambia en todas las estaciones y todos los despliegues que nombran este contacto.',
    stations:
      '{count, plural, one {# estación nombra este contacto} other {# estaciones nombran este contacto}}',
    deployments:
      '{count, plural, one {# despliegue nombra este contacto} other {# despliegues nombran este contacto}}',
    unused: 'Ninguna estación ni ningún despliegue nombra todavía este contacto.',
    draft: commonWords.es.draftOf,
    nameRequired: formTexts.es.contactName,
    invalidEmail: formTexts.es.emailInvalid,
    save: 'Guardar contacto',
    saved: 'Se corrigió el contacto {name}.',
    failed: 'No se pudo guardar el contacto.',
    staleLoad: 'Cargar el contacto más reciente',
    staleMerged: 'Este es el contacto más reciente con sus cambios. Revíselo y guárdelo.',
  },
});
