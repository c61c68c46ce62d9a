import type { ContactKind, ContactRequest, V1StationRequest } from 'shared-domain';
import { fieldsOf } from 'shared-domain/fields';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { hasContact, keepContact } from './contacts.sql.ts';
import { texts } from './texts.ts';

type Chosen = { id: number } | { id: null; details: ContactRequest } | null;

/** What a request says of a contact, without the names of its kind. */
function chosen(
  kind: ContactKind,
  choice: V1StationRequest['provider'] | V1StationRequest['requester'],
): Chosen {
  if (choice === null || choice.id !== null) return choice;
  const sent = new Map<string, string | null>(Object.entries(choice));
  const details = fieldsOf(kind).map(({ column, request }) => [column, sent.get(request)]);
  return { id: null, details: Object.fromEntries(details) as ContactRequest };
}

async function idOf(
  db: Queryable,
  kind: ContactKind,
  agency: number,
  choice: Chosen,
): Promise<number | null> {
  if (choice === null) return null;
  if (choice.id === null) return keepContact(db, kind, agency, choice.details);
  if (await hasContact(db, kind, choice.id, agency)) return choice.id;
  throw new ApiProblem(422, texts.foreignContact, { errors: { [kind]: [texts.foreignContact] } });
}

/** The contacts chosen for a station of this agency; new ones are added to the agency's. */
export async function contactColumns(
  db: Queryable,
  agency: number,
  { provider, requester }: V1StationRequest,
): Promise<{ provider_id: number | null; requester_id: number | null }> {
  return {
    provider_id: await idOf(db, 'provider', agency, chosen('provider', provider)),
    requester_id: await idOf(db, 'requester', agency, chosen('requester', requester)),
  };
}
