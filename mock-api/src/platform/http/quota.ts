import { asOwner, type Queryable, type Transaction } from '../db/database.ts';
import { roomOf, type Quota, type Used } from './quota.rules.ts';
import { ApiProblem } from './api-problem.ts';
import type { Ctx } from './context.ts';
import type { Text } from '../text/language.ts';

/** What a kind of files may take of the disk, by agency, and how that is told. */
export type Limit = {
  quota: Quota;
  used: (db: Queryable, agency: number) => Promise<Used>;
  refusal: (quota: Quota) => Text;
};

/** How many bytes the agency may still keep; refused where there is no room at all. */
export async function roomLeft(
  db: Transaction,
  agency: number,
  { quota, used, refusal }: Limit,
): Promise<number> {
  // the whole agency's files count, also those of others, which the caller doesn't see
  const room = await asOwner(db, async (tx) => roomOf(quota, await used(tx, agency)));
  if (room <= 0) throw new ApiProblem(422, refusal(quota));
  return room;
}

/**
 * Keeps something of an agency, the caller's unless named, as the last part of a call, told how many bytes it may take; refused where there is
 * no room at all. Colleagues who keep something at the same moment come one after the other, so that no two of them take
 * the same room, and none is refused for another.
 */
export function keepInRoom<T>(
  { db, lastPart, caller }: Pick<Ctx<unknown>, 'db' | 'lastPart' | 'caller'>,
  limit: Limit,
  keep: (room: number) => Promise<T>,
  agency = caller.user.agency_id,
): Promise<T> {
  return lastPart(async () => {
    await asOwner(db, (tx) => tx.query(`select pg_advisory_xact_lock(hashtext('quota'), $1)`, [agency]));
    return keep(await roomLeft(db, agency, limit));
  });
}
