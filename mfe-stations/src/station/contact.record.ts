import type { CodeOption, V1StationRequest } from 'shared-domain';
import { textOrNull } from '../station-editing/record-values.ts';

/** Code of the choice that a contact is a new one. */
export const NEW_CONTACT = 'NEW';

const PARTS = ['agency', 'name', 'phone', 'email'] as const;
type Role = 'provider' | 'requester';
type PartOf<R extends Role> = `${R}_${(typeof PARTS)[number]}`;

/** Provider and requester: one that is known, by its id, or a new one, with what is typed of it. */
export type ContactValues = Record<Role, string | null> & Record<PartOf<Role>, string>;

/** The contact's part of an empty form, or of one that names it by its id. */
export function contactValues<R extends Role>(
  role: R,
  contact: { id: number } | null,
): Record<R, string | null> & Record<PartOf<R>, string> {
  return {
    [role]: contact && String(contact.id),
    ...Object.fromEntries(PARTS.map((part) => [`${role}_${part}`, ''])),
  } as Record<R, string | null> & Record<PartOf<R>, string>;
}

/** The provider as the API takes it; a new one of whom nothing is known is none. */
export function providerOf(values: ContactValues): V1StationRequest['provider'] {
  if (values.provider !== NEW_CONTACT)
    return values.provider === null ? null : { id: Number(values.provider) };
  if (isUnknown(values, 'provider')) return null;
  return {
    id: null,
    provider_agency: textOrNull(values.provider_agency),
    provider_name: values.provider_name.trim(),
    provider_phone: textOrNull(values.provider_phone),
    provider_email: textOrNull(values.provider_email),
  };
}

/** The requester as the API takes it; see `providerOf`. */
export function requesterOf(values: ContactValues): V1StationRequest['requester'] {
  if (values.requester !== NEW_CONTACT)
    return values.requester === null ? null : { id: Number(values.requester) };
  if (isUnknown(values, 'requester')) return null;
  return {
    id: null,
    requester_agency: textOrNull(values.requester_agency),
    requester_name: values.requester_name.trim(),
    requester_phone: textOrNull(values.requester_phone),
    requester_email: textOrNull(values.requester_email),
  };
}

const isUnknown = (values: ContactValues, role: Role) =>
  PARTS.every((part) => values[`${role}_${part}`].trim() === '');

/** The choices of a contact: a new one, then the known ones by name and agency. */
export function contactOptions(
  contacts: readonly { id: number; name: string; agency: string | null }[],
  newContact: string,
): CodeOption[] {
  const known = contacts.map(({ id, name, agency }) => ({
    code: String(id),
    label: agency === null ? name : `${name}, ${agency}`,
  }));
  return [{ code: NEW_CONTACT, label: newContact }, ...known];
}
