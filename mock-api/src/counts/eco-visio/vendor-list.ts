import { asOwner } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Text } from '../../platform/text/language.ts';
import { listSites } from '../../stations/vendor-sites/claimed-ids.ts';
import { keepSites } from '../../stations/vendor-sites/eco-sites.sql.ts';
import { VendorProblem } from '../../stations/vendor-sites/vendor-problem.ts';
import {
  beginAsking,
  noteFailure,
  selectList,
  type KeptList,
} from '../../stations/vendor-sites/vendor-list.sql.ts';
import { texts } from './import-texts.ts';

type Parts = Pick<Ctx<unknown>, 'db' | 'vendor' | 'settle' | 'lastPart'>;

/**
 * The platform's list: as it was kept where that is a moment old or somebody is asking, else as it is told now. While the
 * platform fails the older list stands, with the failure; refused with 503 where there is none.
 */
export async function vendorList(parts: Parts): Promise<KeptList> {
  const { db, vendor } = parts;
  const list = await asOwner(db, (tx) => selectList(tx, vendor.account));
  if (list?.fresh) return list;
  const mine = await asOwner(db, (tx) => beginAsking(tx, vendor.account));
  // somebody is asking, or has failed a moment ago; their answer is for the next who looks
  if (list && !mine) return list;
  const answer = await ask(parts);
  if ('sites' in answer) return answer;
  if (!list) throw new ApiProblem(503, answer.failure);
  return { ...list, ...answer };
}

/** Asks the platform however new the list is, but not within a minute of the last time: 429. Refused with 503 where it fails. */
export async function askAgain(parts: Parts): Promise<KeptList> {
  const mine = await asOwner(parts.db, (tx) => beginAsking(tx, parts.vendor.account));
  if (!mine) throw new ApiProblem(429, texts.askedLately, { headers: { 'retry-after': '60' } });
  const answer = await ask(parts);
  if ('sites' in answer) return answer;
  throw new ApiProblem(503, answer.failure);
}

/** Asks outside of any transaction, and keeps the answer or why there is none. */
async function ask({ db, vendor, settle, lastPart }: Parts): Promise<KeptList | { failure: Text }> {
  await settle();
  try {
    const sites = await listSites(vendor);
    return await lastPart(() =>
      asOwner(db, async (tx) => {
        await keepSites(tx, vendor.account, sites);
        return found(await selectList(tx, vendor.account));
      }),
    );
  } catch (error) {
    if (!(error instanceof VendorProblem)) throw error;
    const failure = error.text;
    await lastPart(() => asOwner(db, (tx) => noteFailure(tx, vendor.account, failure)));
    return { failure };
  }
}
