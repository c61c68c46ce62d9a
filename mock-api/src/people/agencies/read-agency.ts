import type { Queryable } from '../../platform/db/database.ts';
import { found } from '../../platform/http/api-problem.ts';
import { selectAgencies } from './agencies.sql.ts';

/** One agency, closed or not; refused with 404 where there is none of that id. */
export async function readAgency(db: Queryable, id: number) {
  const [agency] = await selectAgencies(db, id, true);
  return found(agency);
}
