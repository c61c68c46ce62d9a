import { asOwner, type Queryable, type Transaction } from '../db/database.ts';
import { roomOf, type Quota, type Used } from './quota.rules.ts';
import { ApiProblem } from './api-problem.ts';
import type { Text } from '../text/language.ts';

/** What a kind of files may take of the disk, by agency, and how that is told. */
export type Limit = {
  quota: Quota;
  used: (db: Queryable, agency: number) => Promise<Used>;
  refusal: (quota: Quota) => Text;
};

/**
 * How many bytes the agency may still keep; refused where there is no room at all. With `keep`, others who would keep
 * something of the agency's wait until this transaction ends, so that no two of them take the same room.
 */
export async function roomLeft(
  db: Transaction,
  agency: number,
  { quota, used, refusal }: Limit,
  keep?: 'keep',
): Promise<number> {
  // the whole agency's files count, also those of others, which the caller doesn't see
  const room = await asOwner(db, async (tx) => {
    if (keep) await tx.query(`select pg_advisory_xact_lock(hashtext('quota'), $1)`, [agency]);
    return roomOf(quota, await used(tx, agency));
  });
  if (room <= 0) throw new ApiProblem(422, refusal(quota));
  return room;
}
