import type { Contact, ContactKind, ContactRequest } from 'shared-domain';
import { requestsOf } from 'shared-domain/fields';
import type { Queryable } from '../../platform/db/database.ts';
import { changedFields } from '../../platform/http/changed-fields.rules.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { selectContact, selectDeploymentsOf, selectStationsOf, updateContact } from './contact-record.sql.ts';
import type { ContactRecord } from './contact-record.sql.ts';
import { texts } from './texts.ts';

async function replyOf(
  db: Queryable,
  kind: ContactKind,
  { agency_id: _agency, ...contact }: ContactRecord,
): Promise<Contact> {
  return {
    ...contact,
    stations: await selectStationsOf(db, kind, contact.id),
    deployments: await selectDeploymentsOf(db, kind, contact.id),
  };
}

const PARTS = requestsOf('contact');
const detailsOf = (contact: ContactRequest) =>
  Object.fromEntries(PARTS.map((part) => [part, contact[part]])) as ContactRequest;

const read = endpoint('GET /contacts/:kind/:id', {
  handle: async ({ db, input }) => {
    const { kind, id } = input.params;
    return replyOf(db, kind, found(await selectContact(db, kind, Number(id), 'read')));
  },
});

const update = endpoint('PUT /contacts/:kind/:id', {
  handle: async ({ db, input, audit, cache }) => {
    const { kind } = input.params;
    const id = Number(input.params.id);
    const before = found(await selectContact(db, kind, id, 'lock'));
    const { version, ...asked } = input.body;
    if (version !== undefined && version !== before.version) {
      throw new ApiProblem(409, texts.stale, { current: await replyOf(db, kind, before) });
    }
    if (changedFields(detailsOf(before), detailsOf(asked)).length === 0) return replyOf(db, kind, before);
    await updateContact(db, kind, id, asked);
    const after = found(await selectContact(db, kind, id, 'read'));
    const change = { before: detailsOf(before), after: detailsOf(after) };
    await audit('contact.update', { [`${kind}_id`]: id, ...change }, { agency: before.agency_id });
    db.afterCommit(() => cache.clear());
    return replyOf(db, kind, after);
  },
});

/** Who provides counters and who asks for counts: seen and corrected. */
export const contacts: Endpoint[] = [read, update];
