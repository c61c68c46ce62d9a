import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { refuseTaken } from '../../platform/http/unique.ts';
import { mailWelcome } from '../account/password-link.ts';
import { texts as accountTexts } from '../account/texts.ts';
import { insertUser, type NewUser } from '../users/users.sql.ts';
import { readAgency } from './read-agency.ts';
import { countDistricts, insertAgency, lockAgency, selectAgencies, updateAgency } from './agencies.sql.ts';
import { endOfAgency } from './end-of-agency.routes.ts';
import { texts } from './texts.ts';

/** The database tells which of the two is taken: upper case and blanks of a domain do not count. */
const taken = {
  field: 'name',
  text: texts.nameTaken,
  others: { agencies_eco_domain: { field: 'eco_domain', text: texts.domainTaken } },
};

const list = endpoint('GET /agencies', {
  handle: ({ db, input }) => selectAgencies(db, input.query.agency_id ?? null, input.query.closed ?? false),
});

const read = endpoint('GET /agencies/:agencyId', {
  handle: ({ db, input }) => readAgency(db, Number(input.params.agencyId)),
});

const add = endpoint('POST /agencies', {
  handle: async (ctx) => {
    const { db, input, audit, cache } = ctx;
    const { name, eco_domain, first_user } = input.body;
    const id = await refuseTaken(insertAgency(db, name, eco_domain), taken);
    await audit('agency.add', { agency_id: id, name, eco_domain }, { agency: id });
    if (first_user) await addFirstUser(ctx, { ...first_user, agency_id: id });
    db.afterCommit(() => cache.clear());
    return readAgency(db, id);
  },
});

/** The agency's first person, who gets a link to set a password. */
async function addFirstUser(
  ctx: Pick<Ctx<unknown>, 'db' | 'now' | 'settings' | 'audit' | 'mail'>,
  user: NewUser,
): Promise<void> {
  const { db, audit } = ctx;
  const emailTaken = { field: 'first_user.email', text: accountTexts.emailTaken };
  const id = await refuseTaken(insertUser(db, user), emailTaken);
  await audit('user.add', { user_id: id, ...user }, { agency: user.agency_id });
  await mailWelcome(ctx, { id, email: user.email });
}

const update = endpoint('PUT /agencies/:agencyId', {
  handle: async ({ db, input, audit, cache }) => {
    const before = found(await lockAgency(db, Number(input.params.agencyId)));
    const { version, ...asked } = input.body;
    if (version !== undefined && version !== before.version)
      throw new ApiProblem(409, texts.stale, { current: before });
    const codes = [...new Set(asked.txdot_districts)].toSorted((a, b) => a - b);
    if ((await countDistricts(db, codes)) !== codes.length) {
      throw new ApiProblem(422, texts.unknownDistrict, {
        errors: { txdot_districts: [texts.unknownDistrict] },
      });
    }
    const after = { ...asked, txdot_districts: codes };
    await refuseTaken(updateAgency(db, before.id, after), taken);
    await audit('agency.update', { before, after }, { agency: before.id });
    // districts and counties go by agency
    db.afterCommit(() => cache.clear());
    return readAgency(db, before.id);
  },
});

/** Agencies, the owners of people and stations. */
export const agencies: Endpoint[] = [list, read, add, update, ...endOfAgency];
