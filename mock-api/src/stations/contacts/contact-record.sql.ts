import type { Contact, ContactKind, ContactRequest } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';

const TABLES = { provider: 'providers', requester: 'requesters' } as const;

/** A contact with the agency that has it. */
export type ContactRecord = ContactRequest & { id: number; version: number; agency_id: number };

/** One contact; with 'lock' nobody else writes it until the transaction ends. */
export async function selectContact(
  db: Queryable,
  kind: ContactKind,
  id: number,
  purpose: 'read' | 'lock',
): Promise<ContactRecord | undefined> {
  const [row] = await db.query<ContactRecord>(
    `select id, agency_id, version, ${kind}_agency as agency, ${kind}_name as name, ${kind}_phone as phone,
       ${kind}_email as email
     from ${TABLES[kind]} where id = $1 ${purpose === 'lock' ? 'for update' : ''}`,
    [id],
  );
  return row;
}

/** Which stations and drafts name a contact, as far as the caller sees them. */
export function selectStationsOf(db: Queryable, kind: ContactKind, id: number): Promise<Contact['stations']> {
  return db.query(
    `select id, station_id_tmg, station_name from stations where ${kind}_id = $1
     order by station_id_tmg nulls last, lower(station_name), id`,
    [id],
  );
}

/** Which deployments name a contact, as far as the caller sees them. */
export function selectDeploymentsOf(
  db: Queryable,
  kind: ContactKind,
  id: number,
): Promise<Contact['deployments']> {
  return db.query(`select id, name from deployments where ${kind}_id = $1 order by lower(name), id`, [id]);
}

/** Writes a contact and raises its version. */
export async function updateContact(
  db: Queryable,
  kind: ContactKind,
  id: number,
  { agency, name, phone, email }: ContactRequest,
): Promise<void> {
  await db.query(
    `update ${TABLES[kind]} set ${kind}_agency = $2, ${kind}_name = $3, ${kind}_phone = $4, ${kind}_email = $5,
       version = version + 1 where id = $1`,
    [id, agency, name, phone, email],
  );
}
