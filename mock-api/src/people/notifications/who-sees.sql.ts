import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { users } from '../account/people.tables.ts';

const SEES = shape(users.of('u', 'id'));

/**
 * Those of these people who may see an agency's stations now: its own while it is open, and super admins. For the database's owner, who
 * tells people what they did not ask for: who has moved on hears no more of their former agency.
 */
export async function selectWhoSee(
  db: Queryable,
  people: readonly number[],
  agency: number,
): Promise<number[]> {
  const rows = await readRows(
    db,
    SEES,
    `select ${SEES.sql} from users u join agencies a on a.id = u.agency_id
     where u.id = any($1::int[]) and (u.super_admin or (u.agency_id = $2 and a.closed_at is null)) order by u.id`,
    [[...people], agency],
  );
  return rows.map(({ id }) => id);
}
