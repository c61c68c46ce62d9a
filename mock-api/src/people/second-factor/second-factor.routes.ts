import { asOwner } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { deleteSessionsOf } from '../account/session.sql.ts';
import { demandPassword } from '../account/own-password.ts';
import { selectUser } from '../users/users.sql.ts';
import { beginTotp, finishPasskey, finishTotp, isPasskey, makeRecoveryCodes } from './factors.ts';
import { needsFactor } from '../account/needs-factor.rules.ts';
import { askPasskeyOptions, MAX_BYTES, newPasskeyOptions } from './passkeys.ts';
import * as proof from './proof.sql.ts';
import * as sql from './second-factor.sql.ts';
import { tellPerson } from './tell.ts';
import { texts } from './texts.ts';

const PROOF_MS = 10 * 60_000;
const CHALLENGE_MS = 5 * 60_000;
// secrets, codes and sessions are the owner's alone
const own = { runsAs: 'owner', maxBytes: MAX_BYTES } as const;

/** Refused unless password or passkey were shown again in this session a moment ago: an open page is not enough. */
async function assertProved({ db, caller, now }: Ctx<unknown>): Promise<void> {
  const { proved_at } = await proof.selectProof(db, caller.tokenHash);
  if (proved_at === null || now().getTime() - Date.parse(proved_at) > PROOF_MS)
    throw new ApiProblem(403, texts.proveFirst);
}

/** What the session's passkey was asked to sign; it is asked once. */
async function takeChallenge({ db, caller, now }: Ctx<unknown>): Promise<string | null> {
  const { challenge, challenge_until } = await proof.selectProof(db, caller.tokenHash);
  await proof.setSessionChallenge(db, caller.tokenHash, null, now());
  return challenge_until !== null && Date.parse(challenge_until) > now().getTime() ? challenge : null;
}

const keepChallenge = ({ db, caller, now }: Ctx<unknown>, challenge: string) =>
  proof.setSessionChallenge(db, caller.tokenHash, challenge, new Date(now().getTime() + CHALLENGE_MS));

const read = endpoint('GET /user/second-factor', {
  ...own,
  handle: async ({ db, caller, settings }) => {
    const totp = await sql.selectTotp(db, caller.user.id);
    const passkeys = await sql.selectPasskeys(db, caller.user.id);
    return {
      required: needsFactor(settings.secondFactor, caller.user),
      totp: totp?.confirmed_at ? { since: totp.confirmed_at } : null,
      passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        created_at,
        last_used_at,
      })),
      recovery_codes: await sql.countRecoveryCodes(db, caller.user.id),
    };
  },
});

const prove = endpoint('POST /user/prove', {
  ...own,
  handle: async (ctx) => {
    const { db, caller, input, limiter, address, settle, now } = ctx;
    const { password, passkey } = input.body;
    if (passkey) {
      const attempt = await limiter.begin({ kind: 'password', account: caller.user.email, address });
      const challenge = await takeChallenge(ctx);
      // a challenge is signed once, whatever comes of it
      await settle();
      if (!(await isPasskey(ctx, caller.user, passkey, { challenge, verify: true })))
        throw new ApiProblem(422, texts.wrongPasskey, { errors: { passkey: [texts.wrongPasskey] } });
      await settle();
      await attempt.succeeded();
    } else {
      await demandPassword(ctx, password ?? '', { field: 'password', text: texts.wrongPassword });
    }
    await proof.setProved(db, caller.tokenHash, now());
    return { success: true as const };
  },
});

const provePasskey = endpoint('POST /user/prove/passkey', {
  ...own,
  handle: async (ctx) => {
    const keys = await sql.selectPasskeys(ctx.db, ctx.caller.user.id);
    const { options, challenge } = await askPasskeyOptions(ctx, keys, true);
    await keepChallenge(ctx, challenge);
    return options;
  },
});

const newTotp = endpoint('POST /user/second-factor/totp', {
  ...own,
  handle: async (ctx) => {
    await assertProved(ctx);
    return beginTotp(ctx, ctx.caller.user);
  },
});

const confirmTotp = endpoint('POST /user/second-factor/totp/confirm', {
  ...own,
  handle: async (ctx) => {
    await assertProved(ctx);
    // counters have a connection of their own to wait for
    await ctx.settle();
    const attempt = await ctx.limiter.begin({
      kind: 'second-factor',
      account: ctx.caller.user.email,
      address: ctx.address,
    });
    const recovery_codes = await finishTotp(ctx, ctx.caller.user, ctx.input.body.code);
    await proof.setSecondFactor(ctx.db, ctx.caller.tokenHash);
    await ctx.settle();
    await attempt.succeeded();
    return { recovery_codes };
  },
});

const newPasskey = endpoint('POST /user/second-factor/passkeys', {
  ...own,
  handle: async (ctx) => {
    await assertProved(ctx);
    const keys = await sql.selectPasskeys(ctx.db, ctx.caller.user.id);
    const { options, challenge } = await newPasskeyOptions(ctx, ctx.caller.user, keys);
    await keepChallenge(ctx, challenge);
    return options;
  },
});

const confirmPasskey = endpoint('POST /user/second-factor/passkeys/confirm', {
  ...own,
  handle: async (ctx) => {
    await assertProved(ctx);
    const challenge = await takeChallenge(ctx);
    const recovery_codes = await finishPasskey(ctx, ctx.caller.user, { ...ctx.input.body, challenge });
    await proof.setSecondFactor(ctx.db, ctx.caller.tokenHash);
    return { recovery_codes };
  },
});

/** After a factor was removed: refused where it was the last of somebody who needs one; codes go with the last. */
async function wasRemoved(ctx: Ctx<unknown>, detail: { method: string; name?: string }): Promise<void> {
  const { db, caller, settings, audit } = ctx;
  if ((await sql.selectMethods(db, caller.user.id)).length === 0) {
    if (needsFactor(settings.secondFactor, caller.user)) throw new ApiProblem(409, texts.lastFactor);
    await sql.replaceRecoveryCodes(db, caller.user.id, []);
  }
  await audit('second-factor.remove', detail);
  await tellPerson(ctx, caller.user, 'removed');
}

const removeTotp = endpoint('DELETE /user/second-factor/totp', {
  ...own,
  handle: async (ctx) => {
    await assertProved(ctx);
    if (!(await sql.deleteTotp(ctx.db, ctx.caller.user.id))) throw new ApiProblem(404, texts.noFactor);
    await wasRemoved(ctx, { method: 'totp' });
    return { success: true as const };
  },
});

const removePasskey = endpoint('DELETE /user/second-factor/passkeys/:id', {
  ...own,
  handle: async (ctx) => {
    await assertProved(ctx);
    const name = found(await sql.deletePasskey(ctx.db, ctx.caller.user.id, Number(ctx.input.params.id)));
    await wasRemoved(ctx, { method: 'passkey', name });
    return { success: true as const };
  },
});

const newCodes = endpoint('POST /user/second-factor/recovery-codes', {
  ...own,
  handle: async (ctx) => {
    await assertProved(ctx);
    const { db, caller, audit } = ctx;
    if ((await sql.selectMethods(db, caller.user.id)).length === 0) throw new ApiProblem(409, texts.noFactor);
    const recovery_codes = await makeRecoveryCodes(ctx, caller.user);
    await audit('second-factor.codes');
    return { recovery_codes };
  },
});

const reset = endpoint('POST /users/:userId/second-factor/reset', {
  handle: async (ctx) => {
    const { db, caller, input, audit, live } = ctx;
    const user = found(await selectUser(db, Number(input.params.userId)));
    if (user.id === caller.user.id) throw new ApiProblem(409, texts.notYourOwn);
    const { reason } = input.body;
    await asOwner(db, async (tx) => {
      if (!(await sql.deleteFactors(tx, user.id))) throw new ApiProblem(409, texts.noFactor);
      await deleteSessionsOf(tx, user.id, null);
    });
    const { id: user_id, name, email, agency_id: agency } = user;
    await audit('second-factor.reset', { user_id, name, email, reason }, { agency });
    await tellPerson(ctx, user, 'reset', reason);
    db.afterCommit(() => live.wake(user.id));
    return { success: true as const };
  },
});

/** One's own second factors, and another person's taken away. */
export const secondFactor: Endpoint[] = [
  read,
  prove,
  provePasskey,
  newTotp,
  confirmTotp,
  newPasskey,
  confirmPasskey,
  removeTotp,
  removePasskey,
  newCodes,
  reset,
];
