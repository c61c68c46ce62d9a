import type { Contact, ContactKind, ContactRequest } from 'shared-domain';
import { fieldsOf } from 'shared-domain/fields';
import { int, text, type Column } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { columnOf } from '../records/field-columns.ts';
import { stations } from '../records/stations.tables.ts';
import { providers } from './contacts.tables.ts';

/** Where the contacts of each kind stand. */
export const TABLES = { provider: 'providers', requester: 'requesters' } as const;

/** Providers and requesters have the same columns, each kind under its own names. */
const contactOf = (kind: ContactKind) =>
  shape({
    ...providers.pick('id', 'agency_id', 'version'),
    ...(Object.fromEntries(
      fieldsOf(kind).map((field) => [field.column, columnOf(field.kind).by(field.request)]),
    ) as { [C in keyof ContactRequest]: Column<ContactRequest[C]> }),
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
  contact: ContactRequest,
): Promise<void> {
  const assignments = fieldsOf(kind).map(({ request }, at) => `${request} = $${at + 2}`);
  await db.query(
    `update ${TABLES[kind]} set ${assignments.join(', ')}, version = version + 1 where id = $1`,
    [id, ...detailsIn(kind, contact)],
  );
}

/** A contact's details in the order of its columns. */
export const detailsIn = (kind: ContactKind, contact: ContactRequest): (string | null)[] =>
  fieldsOf(kind).map(({ column }) => contact[column as keyof ContactRequest]);
