import { call } from 'shared-ui/api';
import type { Contact, ContactKind, ContactRequest, Versioned } from 'shared-domain';
import type { Asked } from 'shared-ui/query';

/** A contact with the stations and deployments that name it. */
export function loadContact(kind: ContactKind, id: number, signal?: AbortSignal): Promise<Contact> {
  return call('GET /contacts/:kind/:id', { params: { kind, id: String(id) } }, { signal });
}

/** The same, to be shown. */
export const contactQuery = (kind: ContactKind, id: number): Asked<Contact> => ({
  queryKey: ['contact', kind, id],
  queryFn: ({ signal }) => loadContact(kind, id, signal),
});

/** Corrects a contact wherever it is named; 409 when somebody else saved it after it was read. */
export function saveContact(
  kind: ContactKind,
  id: number,
  contact: Versioned<ContactRequest>,
): Promise<Contact> {
  return call('PUT /contacts/:kind/:id', { params: { kind, id: String(id) }, body: contact });
}
