import type { Contact, ContactKind, ContactRequest } from 'shared-domain';
import { int, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { stations } from '../records/stations.tables.ts';
import { providers } from './contacts.tables.ts';

const TABLES = { provider: 'providers', requester: 'requesters' } as const;

/** Providers and requesters have the same columns, each kind under its own names. */
const contactOf = (kind: ContactKind) =>
  shape({
    ...providers.pick('id', 'agency_id', 'version'),
    agency: providers.columns.provider_agency.by(`${kind}_agency`),
    name: providers.columns.provider_name.by(`${kind}_name`),
    phone: providers.columns.provider_phone.by(`${kind}_phone`),
    email: providers.columns.provider_email.by(`${kind}_email`),
  });

/** A contact with the agency that has it. */
export type ContactRecord = RowOf<ReturnType<typeof contactOf>>;

/** One contact; with 'lock' nobody else writes it until the transaction ends. */
export async function selectContact(
  db: Queryable,
  kind: ContactKind,
  id: number,
  purpose: 'read' | 'lock',
): Promise<ContactRecord | undefined> {
  const contact = contactOf(kind);
  return readRow(
    db,
    contact,
    `select ${contact.sql} from ${TABLES[kind]} where id = $1 ${purpose === 'lock' ? 'for update' : ''}`,
    [id],
  );
}

const STATION = shape(stations.pick('id', 'station_id_tmg', 'station_name'));

/** Which stations and drafts name a contact, as far as the caller sees them. */
export function selectStationsOf(db: Queryable, kind: ContactKind, id: number): Promise<Contact['stations']> {
  return readRows(
    db,
    STATION,
    `select ${STATION.sql} from stations where ${kind}_id = $1
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
  return readRows(
    db,
    shape({ id: int, name: text }),
    `select id, name from deployments where ${kind}_id = $1 order by lower(name), id`,
    [id],
  );
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
