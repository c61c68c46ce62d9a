import type { Agency } from 'shared-domain';
import { asOwner, type Transaction } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Caller } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { deleteSessionsOfAgency } from '../account/session.sql.ts';
import { deleteAgency, lockAgency, moveSuperAdmins, setClosed } from './agencies.sql.ts';
import { texts } from './texts.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** The agency, locked; refused where it has to stay. */
async function ending(db: Transaction, caller: Caller, agencyId: string): Promise<Agency> {
  const agency = found(await lockAgency(db, Number(agencyId)));
  if (agency.statewide) throw new ApiProblem(409, texts.statewideStays);
  if (agency.id === caller.user.agency_id) throw new ApiProblem(409, texts.ownStays);
  return agency;
}

const remove = endpoint('DELETE /agencies/:agencyId', {
  handle: async ({ db, caller, input, audit, cache }) => {
    const { id, name } = await ending(db, caller, input.params.agencyId);
    await audit('agency.delete', { agency_id: id, name }, { agency: id });
    await deleteAgency(db, id).catch((error: { code?: string }) => {
      if (error.code !== FOREIGN_KEY_VIOLATION) throw error;
      throw new ApiProblem(409, texts.notEmpty);
    });
    db.afterCommit(() => cache.clear());
    return { success: true as const };
  },
});

const close = endpoint('POST /agencies/:agencyId/close', {
  handle: async ({ db, caller, input, now, audit, cache, live }) => {
    const agency = await ending(db, caller, input.params.agencyId);
    if (agency.closed_at !== null) return agency;
    const { id, name } = agency;
    await moveSuperAdmins(db, id);
    await setClosed(db, id, now());
    // sessions are the owner's alone; ended, they don't come back to life when it is reopened
    const signedOut = await asOwner(db, (tx) => deleteSessionsOfAgency(tx, id));
    await audit('agency.close', { agency_id: id, name }, { agency: id });
    db.afterCommit(() => {
      cache.clear();
      for (const userId of signedOut) live.wake(userId);
    });
    return found(await lockAgency(db, id));
  },
});

const reopen = endpoint('POST /agencies/:agencyId/reopen', {
  handle: async ({ db, input, audit, cache }) => {
    const agency = found(await lockAgency(db, Number(input.params.agencyId)));
    if (agency.closed_at === null) return agency;
    const { id, name } = agency;
    await setClosed(db, id, null);
    await audit('agency.reopen', { agency_id: id, name }, { agency: id });
    db.afterCommit(() => cache.clear());
    return found(await lockAgency(db, id));
  },
});

/** The end of an agency: deleted when it is empty, closed when it is not. */
export const endOfAgency: Endpoint[] = [remove, close, reopen];
