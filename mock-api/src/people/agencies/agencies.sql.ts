import type { Agency } from 'shared-domain';
import { int } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape } from '../../platform/db/table.ts';
import { agencies } from '../account/people.tables.ts';

const AGENCY = shape(
  agencies.pick('id', 'name', 'eco_domain', 'statewide', 'txdot_districts', 'closed_at', 'version'),
);

/** The agencies that the transaction sees, by name, closed ones with `withClosed` alone; or the one asked for. */
export function selectAgencies(db: Queryable, id: number | null, withClosed: boolean): Promise<Agency[]> {
  return readRows(
    db,
    AGENCY,
    `select ${AGENCY.sql} from agencies
     where case when $1::int is null then $2 or closed_at is null else id = $1 end order by lower(name), id`,
    [id, withClosed],
  );
}

/** One agency, locked, of those that the transaction sees. */
export async function lockAgency(db: Queryable, id: number): Promise<Agency | undefined> {
  return readRow(db, AGENCY, `select ${AGENCY.sql} from agencies where id = $1 for update`, [id]);
}

/** Closes an agency at a moment, or opens it again (null). */
export async function setClosed(db: Queryable, id: number, at: Date | null): Promise<void> {
  await db.query('update agencies set closed_at = $2 where id = $1', [id, at?.toISOString() ?? null]);
}

/** Super admins who work in an agency for a while go on in the first one that sees the whole state. */
export async function moveSuperAdmins(db: Queryable, from: number): Promise<void> {
  await db.query(
    `update users set agency_id = (select min(id) from agencies where statewide) where super_admin and agency_id = $1`,
    [from],
  );
}

/** Takes an agency away; the database refuses one that anything belongs to. */
export async function deleteAgency(db: Queryable, id: number): Promise<void> {
  await db.query('delete from agencies where id = $1', [id]);
}

/** Adds an agency; answers the new id. */
export async function insertAgency(db: Queryable, name: string, ecoDomain: string | null): Promise<number> {
  const row = await readRow(
    db,
    shape(agencies.pick('id')),
    'insert into agencies (name, eco_domain) values ($1, $2) returning id',
    [name, ecoDomain],
  );
  return row?.id ?? 0;
}

/** Writes an agency's row, as its next version. */
export async function updateAgency(
  db: Queryable,
  id: number,
  agency: Pick<Agency, 'name' | 'eco_domain' | 'txdot_districts'>,
): Promise<void> {
  await db.query(
    `update agencies set name = $2, eco_domain = $3, txdot_districts = $4::int[], version = version + 1 where id = $1`,
    [id, agency.name, agency.eco_domain, agency.txdot_districts],
  );
}

/** How many of these district codes there are. */
export async function countDistricts(db: Queryable, codes: number[]): Promise<number> {
  const row = await readRow(
    db,
    shape({ known: int }),
    'select count(*) as known from txdot_districts where code = any($1::int[])',
    [codes],
  );
  return row?.known ?? 0;
}
