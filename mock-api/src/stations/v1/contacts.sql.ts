import type { ContactKind, ContactRequest, ProviderContact, RequesterContact } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { int } from '../../platform/db/columns.ts';
import { readRow, readRows, shape } from '../../platform/db/table.ts';
import { providers, requesters } from '../contacts/contacts.tables.ts';

const TABLES = {
  provider: { table: 'providers', prefix: 'provider' },
  requester: { table: 'requesters', prefix: 'requester' },
} as const;

const columnsOf = (prefix: string) => ['agency', 'name', 'phone', 'email'].map((name) => `${prefix}_${name}`);

const PROVIDER = shape(
  providers.pick('id', 'provider_agency', 'provider_name', 'provider_phone', 'provider_email'),
);
const REQUESTER = shape(
  requesters.pick('id', 'requester_agency', 'requester_name', 'requester_phone', 'requester_email'),
);

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
  const rows = await db.query(`select from ${TABLES[kind].table} where id = $1 and agency_id = $2`, [
    id,
    agency,
  ]);
  return rows.length > 0;
}

/** The contact of an agency with exactly these details, added where it has none; answers its id. */
export async function keepContact(
  db: Queryable,
  kind: ContactKind,
  agency: number,
  { agency: of, name, phone, email }: ContactRequest,
): Promise<number> {
  const { table, prefix } = TABLES[kind];
  const columns = columnsOf(prefix);
  const known = await readRow(
    db,
    shape({ id: int }),
    `select id from ${table} where agency_id = $1
       and (${columns.join(', ')}) is not distinct from ($2::text, $3::text, $4::text, $5::text) order by id limit 1`,
    [agency, of, name, phone, email],
  );
  if (known) return known.id;
  const added = await readRow(
    db,
    shape({ id: int }),
    `insert into ${table} (agency_id, ${columns.join(', ')}) values ($1, $2, $3, $4, $5) returning id`,
    [agency, of, name, phone, email],
  );
  return added?.id ?? 0;
}
