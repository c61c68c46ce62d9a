import type { ContactKind, ContactRequest, V1StationRequest } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { hasContact, keepContact } from './contacts.sql.ts';
import { texts } from './texts.ts';

type Chosen = { id: number } | { id: null; details: ContactRequest } | null;

function providerChosen(choice: V1StationRequest['provider']): Chosen {
  if (choice === null || choice.id !== null) return choice;
  const {
    provider_agency: agency,
    provider_name: name,
    provider_phone: phone,
    provider_email: email,
  } = choice;
  return { id: null, details: { agency, name, phone, email } };
}

function requesterChosen(choice: V1StationRequest['requester']): Chosen {
  if (choice === null || choice.id !== null) return choice;
  const {
    requester_agency: agency,
    requester_name: name,
    requester_phone: phone,
    requester_email: email,
  } = choice;
  return { id: null, details: { agency, name, phone, email } };
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
    provider_id: await idOf(db, 'provider', agency, providerChosen(provider)),
    requester_id: await idOf(db, 'requester', agency, requesterChosen(requester)),
  };
}
