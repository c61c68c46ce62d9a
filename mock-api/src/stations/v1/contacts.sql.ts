import type { ContactKind, ContactRequest, ProviderContact, RequesterContact } from 'shared-domain';
import { requestsOf } from 'shared-domain/fields';
import type { Queryable } from '../../platform/db/database.ts';
import { int } from '../../platform/db/columns.ts';
import { readRow, readRows, shape } from '../../platform/db/table.ts';
import { detailsIn, TABLES } from '../contacts/contact-record.sql.ts';
import { providers, requesters } from '../contacts/contacts.tables.ts';

const PROVIDER = shape(providers.pick('id', ...requestsOf('provider')));
const REQUESTER = shape(requesters.pick('id', ...requestsOf('requester')));

const providersWhere = (db: Queryable, where: string, param: number | null): Promise<ProviderContact[]> =>
  readRows(
    db,
    PROVIDER,
    `select ${PROVIDER.sql} from providers where ${where} order by lower(provider_name), id`,
    [param],
  );

const requestersWhere = (db: Queryable, where: string, param: number | null): Promise<RequesterContact[]> =>
  readRows(
    db,
    REQUESTER,
    `select ${REQUESTER.sql} from requesters where ${where} order by lower(requester_name), id`,
    [param],
  );

const OF_AGENCY = '$1::int is null or agency_id = $1';

/** Who provides counters to an agency, or to any (null). */
export const selectProviders = (db: Queryable, agency: number | null): Promise<ProviderContact[]> =>
  providersWhere(db, OF_AGENCY, agency);

/** Who asks an agency for counts, or any (null). */
export const selectRequesters = (db: Queryable, agency: number | null): Promise<RequesterContact[]> =>
  requestersWhere(db, OF_AGENCY, agency);

/** One provider; nothing where there is none. */
export const selectProvider = (db: Queryable, id: number | null): Promise<ProviderContact[]> =>
  providersWhere(db, 'id = $1', id);

/** One requester; nothing where there is none. */
export const selectRequester = (db: Queryable, id: number | null): Promise<RequesterContact[]> =>
  requestersWhere(db, 'id = $1', id);

/** Whether an agency has this contact. */
export async function hasContact(
  db: Queryable,
  kind: ContactKind,
  id: number,
  agency: number,
): Promise<boolean> {
  const rows = await db.query(`select from ${TABLES[kind]} where id = $1 and agency_id = $2`, [id, agency]);
  return rows.length > 0;
}

/** The contact of an agency with exactly these details, added where it has none; answers its id. */
export async function keepContact(
  db: Queryable,
  kind: ContactKind,
  agency: number,
  contact: ContactRequest,
): Promise<number> {
  const columns = requestsOf(kind).join(', ');
  const values = [agency, ...detailsIn(kind, contact)];
  const places = detailsIn(kind, contact)
    .map((_, at) => `$${at + 2}::text`)
    .join(', ');
  const known = await readRow(
    db,
    shape({ id: int }),
    `select id from ${TABLES[kind]} where agency_id = $1
       and (${columns}) is not distinct from (${places}) order by id limit 1`,
    values,
  );
  if (known) return known.id;
  const added = await readRow(
    db,
    shape({ id: int }),
    `insert into ${TABLES[kind]} (agency_id, ${columns}) values ($1, ${places}) returning id`,
    values,
  );
  return added?.id ?? 0;
}
