import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { users } from '../../people/account/people.tables.ts';

const HOLDER = shape(users.pick('id', 'name', 'email', 'agency_id'));
/** Whose an address is. */
type Holder = RowOf<typeof HOLDER>;

/** The accounts that have one of these addresses, by it in small letters. For the database's owner. */
export async function selectHolders(
  db: Queryable,
  addresses: readonly string[],
): Promise<Map<string, Holder>> {
  const rows = await readRows(
    db,
    HOLDER,
    `select ${HOLDER.sql} from users where lower(email) = any($1::text[])`,
    [addresses],
  );
  return new Map(rows.map((holder) => [holder.email.toLowerCase(), holder]));
}
