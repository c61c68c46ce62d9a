import type { Agency } from 'shared-ui/domain';
import type { Queryable } from '../../db/database.ts';

const COLUMNS = 'id, name, eco_domain, statewide, txdot_districts';

/** The agencies that the transaction sees, by name; or the one asked for. */
export function selectAgencies(db: Queryable, id: number | null): Promise<Agency[]> {
  return db.query<Agency>(
    `select ${COLUMNS} from agencies where $1::int is null or id = $1 order by lower(name), id`,
    [id],
  );
}

/** Adds an agency; answers the new id. */
export async function insertAgency(db: Queryable, name: string, ecoDomain: string | null): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    'insert into agencies (name, eco_domain) values ($1, $2) returning id',
    [name, ecoDomain],
  );
  return row?.id ?? 0;
}

/** Writes an agency's row. */
export async function updateAgency(
  db: Queryable,
  id: number,
  agency: Pick<Agency, 'name' | 'eco_domain' | 'txdot_districts'>,
): Promise<void> {
  await db.query(
    'update agencies set name = $2, eco_domain = $3, txdot_districts = $4::int[] where id = $1',
    [id, agency.name, agency.eco_domain, agency.txdot_districts],
  );
}

/** How many of these district codes there are. */
export async function countDistricts(db: Queryable, codes: number[]): Promise<number> {
  const [row] = await db.query<{ known: number }>(
    'select count(*) as known from txdot_districts where code = any($1::int[])',
    [codes],
  );
  return row?.known ?? 0;
}
