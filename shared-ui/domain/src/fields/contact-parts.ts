import { personTexts } from '../texts/person.texts.ts';
import { pageTexts } from '../texts/page.texts.ts';
/** How a contact is reached, as its own form asks for it; apart from the table so that a dialog takes it alone. */
export const contactParts = {
  agency: { kind: 'line', max: 120, label: { en: pageTexts.en.agency, es: pageTexts.es.agency } },
  name: { kind: 'name', max: 120, label: { en: personTexts.en.name, es: personTexts.es.name } },
  phone: { kind: 'line', max: 120, label: { en: personTexts.en.phone, es: personTexts.es.phone } },
  email: { kind: 'email', max: 120, label: { en: 'E-mail', es: 'Correo electrónico' } },
} as const;
