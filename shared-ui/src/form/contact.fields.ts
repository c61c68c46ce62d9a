import { isEmail, LINE_MAX, type ContactRequest } from 'shared-domain';
import type { contactTexts } from './contact-texts.ts';
import { defineFields } from './fields.ts';

/** What the dialog holds of a contact. */
export type ContactValues = Record<keyof ContactRequest, string>;

/** The fields of the dialog that corrects a contact. */
export const contactFields = defineFields<ContactValues, null, keyof typeof contactTexts.en>({
  name: { label: 'name', control: 'text', maxLength: LINE_MAX, required: 'nameRequired' },
  agency: { label: 'agency', control: 'text', maxLength: LINE_MAX },
  phone: { label: 'phone', control: 'text', maxLength: LINE_MAX },
  email: {
    label: 'email',
    control: 'email',
    maxLength: LINE_MAX,
    check: (text) => (isEmail(text) ? null : 'invalidEmail'),
  },
});

/** A contact as the dialog shows it. */
export const toValues = ({ agency, name, phone, email }: ContactRequest): ContactValues => ({
  agency: agency ?? '',
  name,
  phone: phone ?? '',
  email: email ?? '',
});

/** The dialog as the API takes it; what was left empty is null. */
export const toRequest = ({ agency, name, phone, email }: ContactValues): ContactRequest => ({
  agency: agency.trim() || null,
  name: name.trim(),
  phone: phone.trim() || null,
  email: email.trim() || null,
});
