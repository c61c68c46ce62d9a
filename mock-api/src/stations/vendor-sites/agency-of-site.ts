import { asOwner } from '../../platform/db/database.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { UnreadId } from './claimed-ids.ts';
import { isRead, selectOwner } from './eco-sites.sql.ts';
import { texts } from './texts.ts';

/**
 * The agency that a new station belongs to: the caller's, but a super admin who makes it of a vendor's site gives it to
 * the agency of the site's domain (S14).
 */
export async function agencyOfSite(
  { db, caller }: Pick<Ctx<unknown>, 'db' | 'caller'>,
  ecoId: string | null,
): Promise<number> {
  const own = caller.user.agency_id;
  const site = ecoId?.trim() ?? '';
  if (!caller.scope.everything || site === '' || site === 'false') return own;
  const { read, owner } = await asOwner(db, async (tx) => ({
    read: await isRead(tx, site),
    owner: await selectOwner(tx, site),
  }));
  if (read === 'stale') throw new UnreadId(site);
  if (read === 'unknown') return own;
  if (owner === null) {
    throw new ApiProblem(422, texts.noOwner({ id: site }), {
      errors: { eco_id: [texts.noOwner({ id: site })] },
    });
  }
  return owner;
}
