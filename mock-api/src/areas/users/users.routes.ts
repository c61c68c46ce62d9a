import type { User } from 'shared-ui/domain';
import { asOwner, type Queryable } from '../../db/database.ts';
import { ApiProblem, found, notFound } from '../../http/api-problem.ts';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { success } from '../../http/schemas.ts';
import { deleteSessionsOf } from '../../http/session.sql.ts';
import { texts as coreTexts } from '../../http/texts.ts';
import { refuseTaken } from '../../http/unique.ts';
import { mailWelcome } from '../account/password-link.ts';
import { texts } from '../account/texts.ts';
import { mayGrant, mayManage } from './user-rights.rules.ts';
import * as payload from './users.payload.ts';
import {
  deleteUser,
  hasAgency,
  insertUser,
  lockSuperAdmins,
  selectUser,
  selectUsers,
  updateUser,
  type UserValues,
} from './users.sql.ts';

/** The person that a call is about: 404 when another agency's, 403 when not the caller's to manage. */
async function managed(db: Queryable, caller: User, id: string): Promise<User> {
  const user = found(await selectUser(db, Number(id)));
  if (mayManage(caller, user)) return user;
  // to an agency's admin a super admin who works in it for a while is not there
  if (caller.admin === 1) throw notFound();
  throw new ApiProblem(403, coreTexts.forbidden);
}

/** Refuses an agency or a right that the caller may not give, and an agency that is not there. */
async function checkGrant(db: Queryable, caller: User, before: UserValues, after: UserValues): Promise<void> {
  if (!mayGrant(caller, before, after)) {
    throw new ApiProblem(403, before.admin === after.admin ? coreTexts.forbidden : texts.noGrant);
  }
  if (after.agency_id !== before.agency_id && !(await hasAgency(db, after.agency_id))) {
    throw new ApiProblem(422, texts.unknownAgency, { errors: { agency_id: [texts.unknownAgency] } });
  }
}

const emailTaken = { field: 'email', text: texts.emailTaken };

const list = endpoint('GET /users', {
  access: 'admin',
  summary: 'People of an agency; super admins may add every super admin',
  query: payload.usersQuery,
  reply: payload.users,
  handle: async ({ db, caller, input }) => {
    const { agency_id, includeSuper = false } = input.query;
    if (includeSuper && caller.user.super_admin === 0) throw new ApiProblem(403, coreTexts.forbidden);
    return selectUsers(db, agency_id ?? caller.listAgency, includeSuper);
  },
});

const read = endpoint('GET /users/:userId', {
  access: 'signedIn',
  summary: 'One person, as a list of one',
  params: payload.userParams,
  reply: payload.users,
  handle: async ({ db, caller, input }) => [await managed(db, caller.user, input.params.userId)],
});

const add = endpoint('POST /user/add', {
  access: 'admin',
  summary:
    "Adds a person to the caller's agency and mails them a link to set their password; super admins may choose the agency and grant admin",
  body: payload.newUser,
  reply: payload.added,
  handle: async (ctx) => {
    const { db, caller, input, audit } = ctx;
    const { name, email, agency_id = caller.user.agency_id, admin = 0 } = input.body;
    const values: UserValues = { name, email, agency_id, admin };
    await checkGrant(db, caller.user, { ...values, agency_id: caller.user.agency_id, admin: 0 }, values);
    const id = await refuseTaken(insertUser(db, values), emailTaken);
    await audit('user.add', { user_id: id, ...values }, { agency: agency_id });
    await mailWelcome(ctx, { id, email });
    return { success: true as const, user: found(await selectUser(db, id)) };
  },
});

const update = endpoint('PUT /users/:userId', {
  access: 'signedIn',
  summary: 'Changes a person; a super admin changes the current agency this way',
  params: payload.userParams,
  body: payload.userChange,
  reply: payload.user,
  handle: async ({ db, caller, input, audit }) => {
    const user = await managed(db, caller.user, input.params.userId);
    const before: UserValues = {
      name: user.name,
      email: user.email,
      agency_id: user.agency_id,
      admin: user.admin,
    };
    const after: UserValues = { ...before, ...input.body };
    await checkGrant(db, caller.user, before, after);
    await refuseTaken(updateUser(db, user.id, after), emailTaken);
    const saved = found(await selectUser(db, user.id));
    const switched = user.id === caller.user.id && before.agency_id !== after.agency_id;
    const change = { before: switched ? { ...before, agency_id: after.agency_id } : before, after };
    await audit('user.update', { user_id: user.id, ...change }, { agency: before.agency_id });
    if (switched) await audit('agency.switch', { from: user.agency.name, to: saved.agency.name });
    return saved;
  },
});

const remove = endpoint('DELETE /users/:userId', {
  access: 'admin',
  summary: 'Deletes a person; nobody deletes themselves',
  params: payload.userParams,
  reply: success,
  handle: async ({ db, caller, input, audit }) => {
    const user = await managed(db, caller.user, input.params.userId);
    if (user.id === caller.user.id) throw new ApiProblem(409, texts.notYourself);
    if (user.super_admin === 1) {
      const left = (await lockSuperAdmins(db)).filter((id) => id !== user.id);
      if (left.length === 0) throw new ApiProblem(409, texts.lastSuperAdmin);
    }
    await deleteUser(db, user.id);
    const { name, email, agency_id } = user;
    await audit('user.delete', { user_id: user.id, name, email }, { agency: agency_id });
    return { success: true as const };
  },
});

const endSessions = endpoint('DELETE /users/:userId/sessions', {
  access: 'superAdmin',
  summary: "Ends all of a person's sessions",
  params: payload.userParams,
  reply: payload.sessionsEnded,
  handle: async ({ db, caller, input, audit, live }) => {
    const { id, name, email, agency_id } = await managed(db, caller.user, input.params.userId);
    // sessions are the owner's alone; of one's own the one that asks goes on
    const keep = id === caller.user.id ? caller.tokenHash : null;
    const ended = await asOwner(db, (tx) => deleteSessionsOf(tx, id, keep));
    if (ended > 0) await audit('session.end-all', { user_id: id, name, email, ended }, { agency: agency_id });
    db.afterCommit(() => live.wake(id));
    return { success: true as const, ended };
  },
});

/** People with an account (A4). */
export const users: Endpoint[] = [list, read, add, update, remove, endSessions];
