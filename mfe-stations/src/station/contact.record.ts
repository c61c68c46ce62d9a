import type { CodeOption, ContactKind } from 'shared-domain';
import { requestsOf, type FormAnswers, type FormValuesBy } from 'shared-domain/fields';
import { emptyForm, sentFrom } from '../station-editing/form-record.ts';

/** Code of the choice that a contact is a new one. */
export const NEW_CONTACT = 'NEW';

/** Provider and requester: one that is known, by its id, or a new one, with what is typed of it. */
export type ContactValues = Record<ContactKind, string | null> &
  FormValuesBy['provider'] &
  FormValuesBy['requester'];
type ValuesOf<K extends ContactKind> = Record<K, string | null> & FormValuesBy[K];

/** The contact's part of an empty form, or of one that names it by its id. */
export const contactValues = <K extends ContactKind>(kind: K, contact: { id: number } | null): ValuesOf<K> =>
  ({ ...emptyForm(kind), [kind]: contact && String(contact.id) }) as ValuesOf<K>;

type Sent<K extends ContactKind> = { id: number } | ({ id: null } & FormAnswers[K]) | null;

/** A contact as the API takes it; a new one of whom nothing is known is none. */
export function contactOf<K extends ContactKind>(kind: K, values: ContactValues): Sent<K> {
  const chosen = values[kind];
  if (chosen !== NEW_CONTACT) return chosen === null ? null : { id: Number(chosen) };
  const isUnknown = requestsOf(kind).every(
    (name) => String(values[name as keyof ContactValues]).trim() === '',
  );
  return isUnknown ? null : { id: null, ...sentFrom(kind, values as FormValuesBy[K]) };
}

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
