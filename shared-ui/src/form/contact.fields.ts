import { isEmail, type ContactRequest } from 'shared-domain';
import { contactParts } from 'shared-domain/fields';
import type { contactTexts } from './contact-texts.ts';
import { defineFields, entriesOf } from './fields.ts';

/** What the dialog holds of a contact. */
export type ContactValues = Record<keyof ContactRequest, string>;

const { name, agency, phone, email } = contactParts;

/** The fields of the dialog that corrects a contact. */
export const contactFields = defineFields<ContactValues, null, keyof typeof contactTexts.en>({
  name: { label: 'name', control: 'text', maxLength: name.max, required: 'nameRequired' },
  agency: { label: 'agency', control: 'text', maxLength: agency.max },
  phone: { label: 'phone', control: 'text', maxLength: phone.max },
  email: {
    label: 'email',
    control: 'email',
    maxLength: email.max,
    check: (text) => (isEmail(text) ? null : 'invalidEmail'),
  },
});

/** What there is to say of a contact, in the order of the dialog. */
export const CONTACT_PARTS = entriesOf(contactFields).map(([part]) => part);

const byPart = <T>(of: (part: keyof ContactRequest) => T) =>
  Object.fromEntries(CONTACT_PARTS.map((part) => [part, of(part)]));

/** The dialog with nothing in it. */
export const noContact = byPart(() => '') as ContactValues;

/** A contact as the dialog shows it. */
export const toValues = (contact: ContactRequest) => byPart((part) => contact[part] ?? '') as ContactValues;

/** The dialog as the API takes it; what was left empty is null, but for the name. */
export const toRequest = (values: ContactValues) =>
  byPart((part) => values[part].trim() || (part === 'name' ? '' : null)) as ContactRequest;
