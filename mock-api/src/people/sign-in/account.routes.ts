import { isEmail } from 'shared-domain';
import { z } from 'zod';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { said } from 'shared-domain/texts';
import { success, userSchema } from '../../platform/http/schemas.ts';
import { deleteSession, deleteSessionsOf, keepSession, selectMoments } from '../account/session.sql.ts';
import { endOfSession, keptUntil } from '../account/session-end.rules.ts';
import { afterPassword } from './second-step.routes.ts';
import { selectAccount, updatePasswordHash } from '../account/account.sql.ts';
import { deviceToken, forgetDevices, knownDevice } from '../account/device.ts';
import { deleteEmailChange } from '../account/email-change.sql.ts';
import { noteFailedSignIn } from '../account/failed-sign-in.sql.ts';
import { newPassword, newPasswordHash, PASSWORD_MAX } from '../account/new-password.ts';
import { demandPassword } from '../account/own-password.ts';
import { isPassword } from '../account/password.ts';
import { deletePasswordTokens } from '../account/password-reset.sql.ts';
import { texts } from '../account/texts.ts';

const login = endpoint('POST /user/login', {
  summary:
    'Signs in: a token for the calls that follow, and who it is for; 403 with `second_step` where more is asked for',
  body: z.object({ email: z.string().trim().max(320), password: z.string().max(PASSWORD_MAX) }),
  reply: z.strictObject({ access_token: z.string(), user: userSchema, expires_in: z.int() }),
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
  summary: 'Who the token is for',
  body: z.object({}),
  reply: userSchema,
  handle: ({ caller }) => caller.user,
});

const sessionTime = z.strictObject({ expires_in: z.int(), can_stay: z.boolean() });

async function timeLeft({ db, caller, now, settings }: Ctx<unknown>) {
  const { ends, canStay } = endOfSession(found(await selectMoments(db, caller.tokenHash)), settings);
  return { expires_in: Math.max(0, Math.floor((ends - now().getTime()) / 1000)), can_stay: canStay };
}

const session = endpoint('GET /user/session', {
  summary:
    'How many seconds the session still lasts unless it is used, and whether keeping it would move its end',
  // sessions are the owner's alone
  runsAs: 'owner',
  byItself: true,
  reply: sessionTime,
  handle: timeLeft,
});

const extend = endpoint('POST /user/extend', {
  summary:
    'Keeps the session: the same token lasts its full time again from now, but no longer than to its last end',
  // sessions are the owner's alone
  runsAs: 'owner',
  body: z.object({}),
  reply: sessionTime,
  handle: async (ctx) => {
    const { db, caller, now, settings } = ctx;
    const { created } = found(await selectMoments(db, caller.tokenHash));
    const until = new Date(keptUntil(now().getTime(), created, settings));
    await keepSession(db, caller.tokenHash, { now: now(), until });
    return timeLeft(ctx);
  },
});

const logout = endpoint('POST /user/logout', {
  summary: 'Ends the session; its token is worth nothing afterwards',
  // sessions are the owner's alone
  runsAs: 'owner',
  body: z.object({}),
  reply: success,
  handle: async ({ db, caller, live, audit }) => {
    await deleteSession(db, caller.tokenHash);
    await audit('session.sign-out');
    db.afterCommit(() => live.wake(caller.user.id));
    return { success: true as const };
  },
});

const updatePassword = endpoint('POST /password/update', {
  summary: "Changes the caller's password and ends all of their other sessions",
  // password hashes and sessions are the owner's alone
  runsAs: 'owner',
  body: z
    .object({
      old: z.string().max(PASSWORD_MAX),
      password: newPassword(texts.passwordTooShort),
      password_confirmation: z.string(),
    })
    .refine((body) => body.password === body.password_confirmation, {
      error: said(texts.passwordsDiffer),
      path: ['password_confirmation'],
    }),
  reply: success,
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
export const account: Endpoint[] = [login, me, session, extend, logout, updatePassword];
