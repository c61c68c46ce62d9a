import { isEmail } from 'shared-domain';
import { asOwner } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { deleteSession, deleteSessionsOf, keepSession, selectMoments } from '../account/session.sql.ts';
import { endOfSession, keptUntil } from '../account/session-end.rules.ts';
import { afterPassword } from './second-step.routes.ts';
import { selectAccount, updateLanguage, updatePasswordHash } from '../account/account.sql.ts';
import { deviceToken, forgetDevices, knownDevice } from '../account/device.ts';
import { deleteEmailChange } from '../account/email-change.sql.ts';
import { noteFailedSignIn } from '../account/failed-sign-in.sql.ts';
import { newPasswordHash } from '../account/new-password.ts';
import { demandPassword } from '../account/own-password.ts';
import { isPassword } from '../account/password.ts';
import { deletePasswordTokens } from '../account/password-reset.sql.ts';
import { texts } from '../account/texts.ts';

const login = endpoint('POST /user/login', {
  handle: async (ctx) => {
    const { db, settle, input, now, limiter, address, request, settings } = ctx;
    const { email, password } = input.body;
    const token = deviceToken(request);
    const device = await knownDevice(db, token, email, now());
    await settle();
    const attempt = await limiter.begin({ kind: 'sign-in', account: email, address, device });
    const account = await selectAccount(db, email);
    await settle();
    const right = await isPassword(password, account?.password_hash ?? null, settings.passwordCost);
    if (!account || !right) {
      await noteFailedSignIn(db, {
        action: 'session.sign-in-failed',
        user: account?.user ?? null,
        email: isEmail(email) ? email : null,
        network: networkOf(address),
        at: now(),
      });
      // kept although the call is refused
      await settle();
      throw new ApiProblem(422, texts.invalidLogin);
    }
    await attempt.succeeded();
    return afterPassword(ctx, account.user);
  },
});

const me = endpoint('POST /user/me', {
  handle: ({ caller }) => caller.user,
});

async function timeLeft({ db, caller, now, settings }: Ctx<unknown>) {
  const { ends, canStay } = endOfSession(found(await selectMoments(db, caller.tokenHash)), settings);
  return { expires_in: Math.max(0, Math.floor((ends - now().getTime()) / 1000)), can_stay: canStay };
}

const session = endpoint('GET /user/session', {
  // sessions are the owner's alone
  runsAs: 'owner',
  byItself: true,
  handle: timeLeft,
});

const extend = endpoint('POST /user/extend', {
  // sessions are the owner's alone
  runsAs: 'owner',
  handle: async (ctx) => {
    const { db, caller, now, settings } = ctx;
    const { created } = found(await selectMoments(db, caller.tokenHash));
    const until = new Date(keptUntil(now().getTime(), created, settings));
    await keepSession(db, caller.tokenHash, { now: now(), until });
    return timeLeft(ctx);
  },
});

const chooseLanguage = endpoint('PUT /user/language', {
  handle: async ({ db, caller, input }) => {
    // whichever agency they look at
    await asOwner(db, (tx) => updateLanguage(tx, caller.user.id, input.body.language));
    return { success: true as const };
  },
});

const logout = endpoint('POST /user/logout', {
  // sessions are the owner's alone
  runsAs: 'owner',
  handle: async ({ db, caller, live, audit }) => {
    await deleteSession(db, caller.tokenHash);
    await audit('session.sign-out');
    db.afterCommit(() => live.wake(caller.user.id));
    return { success: true as const };
  },
});

const updatePassword = endpoint('POST /password/update', {
  // password hashes and sessions are the owner's alone
  runsAs: 'owner',
  handle: async (ctx) => {
    const { db, caller, input, audit, live, settings } = ctx;
    await demandPassword(ctx, input.body.old, { field: 'old', text: texts.wrongOldPassword });
    const hash = await newPasswordHash(input.body.password, caller.user, settings.passwordCost);
    await updatePasswordHash(db, caller.user.id, hash);
    await deleteSessionsOf(db, caller.user.id, caller.tokenHash);
    // whatever somebody else began with this account ends
    await forgetDevices(db, caller.user.id, deviceToken(ctx.request));
    await deletePasswordTokens(db, caller.user.id);
    await deleteEmailChange(db, caller.user.id);
    await audit('password.update', { user_id: caller.user.id });
    db.afterCommit(() => live.wake(caller.user.id));
    return { success: true as const };
  },
});

/** Signing in and out, and one's own password. */
export const account: Endpoint[] = [login, me, session, extend, chooseLanguage, logout, updatePassword];
