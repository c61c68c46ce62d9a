import type { FirstRun } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { selectBegun, selectCertified } from './first-run.sql.ts';

/** Which agency, null for all of them; its published stations; and whether these have any count. */
type Known = { agency: number | null; stations: readonly number[]; counts: boolean };

/** How far a new agency has come; null where it is new no more, has come all the way, or all agencies are seen. */
export async function firstRun(
  db: Queryable,
  { agency, stations, counts }: Known,
  today: string,
): Promise<FirstRun | null> {
  if (agency === null) return null;
  const certified = await selectCertified(db, stations, today);
  if (certified === 'long ago') return null;
  const begun = await selectBegun(db, agency, stations);
  const run = { station: stations.length > 0, counts, certified: certified === 'lately', ...begun };
  return Object.values(run).every(Boolean) ? null : run;
}
