import {
  isOtherEmail,
  mayChangeEmail,
  mayDelete,
  mayGrant,
  mayManage,
  type Account,
  type User,
} from 'shared-domain';
import { asOwner, type Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found, notFound } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { clearBounces } from '../../platform/mail/bounces.sql.ts';
import { deleteSessionsOf } from '../account/session.sql.ts';
import { texts as coreTexts } from '../../platform/http/texts.ts';
import { refuseTaken } from '../../platform/http/unique.ts';
import { changeEmail } from '../account/email-change.ts';
import { demandPassword } from '../account/own-password.ts';
import { mailWelcome } from '../account/password-link.ts';
import { texts } from '../account/texts.ts';
import {
  deleteUser,
  hasAgency,
  insertUser,
  lockUser,
  selectUser,
  selectUserAccount,
  selectUsers,
  updateUser,
  type UserValues,
} from './users.sql.ts';

/** The person that a call is about: 404 when another agency's, 403 when not the caller's to manage. */
async function managed(
  { db, caller, now }: Pick<Ctx<unknown>, 'db' | 'caller' | 'now'>,
  id: string,
): Promise<Account> {
  const user = found(await selectUserAccount(db, Number(id), now()));
  if (mayManage(caller.user, user)) return user;
  // to an agency's admin a super admin who works in it for a while is not there
  if (caller.user.admin === 1) throw notFound();
  throw new ApiProblem(403, coreTexts.forbidden);
}

/** Refuses an agency or a right that the caller may not give, and an agency that is not there. */
async function checkGrant(db: Queryable, caller: User, before: UserValues, after: UserValues): Promise<void> {
  if (!mayGrant(caller, before, after)) {
    const isMove =
      before.agency_id !== after.agency_id &&
      mayGrant(caller, before, { ...after, agency_id: before.agency_id });
    throw new ApiProblem(403, isMove ? coreTexts.forbidden : texts.noGrant);
  }
  if (after.agency_id !== before.agency_id && !(await hasAgency(db, after.agency_id))) {
    throw new ApiProblem(422, texts.unknownAgency, { errors: { agency_id: [texts.unknownAgency] } });
  }
}

/** How often somebody may ask for another e-mail address within a quarter of an hour, their own or another's. */
const EMAIL_CHANGES = 60;

const NO_RIGHTS = {
  admin: 0,
  super_admin: 0,
  monitors: 0,
  flag_deployments: 0,
  flag_next_stations: 0,
} as const;

const emailTaken = { field: 'email', text: texts.emailTaken };

const list = endpoint('GET /users', {
  handle: async ({ db, caller, input, now }) => {
    const { agency_id, includeSuper = false } = input.query;
    if (includeSuper && caller.user.super_admin === 0) throw new ApiProblem(403, coreTexts.forbidden);
    const agency = agency_id ?? caller.listAgency;
    return selectUsers(db, { agency, withSuper: includeSuper, now: now() });
  },
});

const read = endpoint('GET /users/:userId', {
  handle: async (ctx) => [await managed(ctx, ctx.input.params.userId)],
});

const add = endpoint('POST /user/add', {
  handle: async (ctx) => {
    const { db, caller, input, audit } = ctx;
    const values: UserValues = { ...NO_RIGHTS, agency_id: caller.user.agency_id, ...input.body };
    const { name, email, agency_id } = values;
    await checkGrant(
      db,
      caller.user,
      { name, email, ...NO_RIGHTS, agency_id: caller.user.agency_id },
      values,
    );
    const id = await refuseTaken(insertUser(db, values), emailTaken);
    await audit('user.add', { user_id: id, ...values }, { agency: agency_id });
    await mailWelcome(ctx, { id, email });
    return { success: true as const, user: found(await selectUser(db, id)) };
  },
});

/** Another address asks for the caller's own password, and for the right to change it. Before the first write. */
async function checkNewEmail(ctx: Ctx<unknown>, user: Account, password: string | undefined): Promise<void> {
  if (!mayChangeEmail(ctx.caller.user, user)) throw new ApiProblem(403, texts.fellowAdmin);
  if (!password)
    throw new ApiProblem(422, texts.passwordForEmail, { errors: { password: [texts.passwordForEmail] } });
  // each asks mails of two addresses, of which one may be anybody's
  await ctx.settle();
  await ctx.limiter.count('change of e-mail', `person ${ctx.caller.user.id}`, EMAIL_CHANGES);
  await demandPassword(ctx, password, { field: 'password', text: texts.wrongPassword });
}

const update = endpoint('PUT /users/:userId', {
  handle: async (ctx) => {
    const { db, caller, input, audit, now, live } = ctx;
    const { password, email, ...changes } = input.body;
    const known = await managed(ctx, input.params.userId);
    const isMove = email !== undefined && isOtherEmail(email, known.email);
    if (isMove) await checkNewEmail(ctx, known, password);
    await lockUser(db, known.id);
    const user = await managed(ctx, input.params.userId);
    const before = valuesOf(user);
    const after = { ...before, ...changes, email: isMove ? before.email : (email ?? before.email) };
    await checkGrant(db, caller.user, before, after);
    if (isMove) await changeEmail(ctx, user, email, user.status === 'active');
    const moved = isMove && user.status !== 'active' ? { ...after, email } : after;
    const isChanged = JSON.stringify(before) !== JSON.stringify(after);
    if (isChanged) await refuseTaken(updateUser(db, user.id, moved), emailTaken);
    const saved = found(await selectUserAccount(db, user.id, now()));
    const switched = user.id === caller.user.id && before.agency_id !== after.agency_id;
    const change = { before: switched ? { ...before, agency_id: after.agency_id } : before, after };
    if (isChanged) await audit('user.update', { user_id: user.id, ...change }, { agency: before.agency_id });
    if (switched) await audit('agency.switch', { from: user.agency.name, to: saved.agency.name });
    if (isChanged) db.afterCommit(() => live.wake(user.id));
    return saved;
  },
});

function valuesOf(user: User): UserValues {
  const { name, email, agency_id, admin, super_admin, monitors, flag_deployments, flag_next_stations } = user;
  return { name, email, agency_id, admin, super_admin, monitors, flag_deployments, flag_next_stations };
}

const invite = endpoint('POST /users/:userId/invite', {
  handle: async (ctx) => {
    const { input, audit, limiter, address } = ctx;
    await limiter.begin({ kind: 'invite', account: `user ${input.params.userId}`, address });
    const { id, name, email, agency_id, status } = await managed(ctx, input.params.userId);
    if (status === 'active') throw new ApiProblem(409, texts.alreadyActive);
    await mailWelcome(ctx, { id, email });
    await audit('user.invite', { user_id: id, name, email }, { agency: agency_id });
    return { success: true as const };
  },
});

const remove = endpoint('DELETE /users/:userId', {
  handle: async (ctx) => {
    const { db, caller, input, audit } = ctx;
    const user = await managed(ctx, input.params.userId);
    if (user.id === caller.user.id) throw new ApiProblem(409, texts.notYourself);
    if (!mayDelete(caller.user, user)) throw new ApiProblem(403, texts.fellowAdmin);
    // that a super admin is left is the database's to see, whichever way one goes
    await deleteUser(db, user.id);
    const { name, email, agency_id } = user;
    await audit('user.delete', { user_id: user.id, name, email }, { agency: agency_id });
    return { success: true as const };
  },
});

const endSessions = endpoint('DELETE /users/:userId/sessions', {
  handle: async (ctx) => {
    const { db, caller, input, audit, live } = ctx;
    const { id, name, email, agency_id } = await managed(ctx, input.params.userId);
    // sessions are the owner's alone; of one's own the one that asks goes on
    const keep = id === caller.user.id ? caller.tokenHash : null;
    const ended = await asOwner(db, (tx) => deleteSessionsOf(tx, id, keep));
    if (ended > 0) await audit('session.end-all', { user_id: id, name, email, ended }, { agency: agency_id });
    db.afterCommit(() => live.wake(id));
    return { success: true as const, ended };
  },
});

const writeAgain = endpoint('DELETE /users/:userId/bounces', {
  handle: async (ctx) => {
    const { db, input, audit, now } = ctx;
    const { id, name, email, agency_id } = await managed(ctx, input.params.userId);
    if (await clearBounces(db, email, now()))
      await audit('user.write-again', { user_id: id, name, email }, { agency: agency_id });
    return { success: true as const };
  },
});

/** People with an account (A4). */
export const users: Endpoint[] = [list, read, add, update, invite, remove, endSessions, writeAgain];
