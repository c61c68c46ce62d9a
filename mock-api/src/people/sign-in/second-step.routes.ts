import type { FactorMethod, Login, SecondStep, User } from 'shared-domain';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { insertAudit } from '../audit/insert-audit.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { hashToken, newToken } from '../../platform/http/token.ts';
import { startSession } from '../account/start-session.ts';
import { beginTotp, finishPasskey, finishTotp, noteWrong, shownFactor } from '../second-factor/factors.ts';
import { needsFactor } from '../account/needs-factor.rules.ts';
import { askPasskeyOptions, MAX_BYTES, newPasskeyOptions } from '../second-factor/passkeys.ts';
import * as sql from '../second-factor/second-factor.sql.ts';
import * as steps from '../second-factor/sign-in-step.sql.ts';
import { tellPerson } from '../second-factor/tell.ts';
import { texts } from '../second-factor/texts.ts';

/** How long the second step may take; setting a factor up takes longer. */
const STEP_S = 5 * 60;
const SETUP_S = 15 * 60;
const MOST_TRIES = 5;

type Call = Ctx<unknown, 'public'>;

/**
 * What follows on the right password: the session, or the refusal that says what else is asked for. Every sign-in
 * passes here. The half-done sign-in is no session: no other call knows its token.
 */
export async function afterPassword(call: Call, user: User): Promise<Login> {
  const { db, now, settings, settle } = call;
  const methods = await sql.selectMethods(db, user.id);
  const needed = needsFactor(settings.secondFactor, user);
  if (methods.length === 0 && !needed) return startSession(call, user, { secondFactor: false });
  const seconds = methods.length === 0 ? SETUP_S : STEP_S;
  const step = newToken();
  const expires = new Date(now().getTime() + seconds * 1000);
  await steps.insertStep(db, { tokenHash: hashToken(step), userId: user.id, now: now(), expires });
  // kept although the call is refused
  await settle();
  const secondStep: SecondStep = { step, methods, expires_in: seconds };
  throw new ApiProblem(403, methods.length === 0 ? texts.setUpFirst : texts.secondStep, { secondStep });
}

/** The half-done sign-in; refused where it is over. A try counts at once, whatever comes of it. */
async function stepOf(call: Call, step: string, tries: 0 | 1): Promise<steps.Step> {
  const found = await steps.useStep(call.db, hashToken(step), { now: call.now(), tries, most: MOST_TRIES });
  await call.settle();
  if (!found) throw new ApiProblem(410, texts.signInAgain);
  return found;
}

/** The session in the place of the half-done sign-in, of which only one call gets it. */
async function enter(call: Call, user: User, step: string, method: FactorMethod): Promise<Login> {
  if (!(await steps.endStep(call.db, hashToken(step)))) throw new ApiProblem(410, texts.signInAgain);
  await steps.forgetFailures(call.db, user.id);
  const login = await startSession(call, user, { secondFactor: true });
  await insertAudit(call.db, {
    at: call.now(),
    user,
    action: method === 'recovery' ? 'second-factor.recovery' : 'second-factor.used',
    detail: { method, left: await sql.countRecoveryCodes(call.db, user.id) },
  });
  if (method === 'recovery') await tellPerson(call, user, 'recovery');
  return login;
}

const second = endpoint('POST /sign-in/second', {
  maxBytes: MAX_BYTES,
  handle: async (ctx) => {
    const { db, input, limiter, address, settle } = ctx;
    const { step, ...proof } = input.body;
    const { user, challenge } = await stepOf(ctx, step, 1);
    const attempt = await limiter.begin({ kind: 'second-factor', account: user.email, address });
    // a challenge is signed once
    await steps.setStepChallenge(db, hashToken(step), null);
    await settle();
    const shown = await shownFactor(ctx, user, proof, challenge);
    if ('wrong' in shown) {
      await noteWrong(ctx, user, shown.field);
      await settle();
      throw new ApiProblem(422, shown.wrong, { errors: { [shown.field]: [shown.wrong] } });
    }
    const login = await enter(ctx, user, step, shown.method);
    await settle();
    await attempt.succeeded();
    return login;
  },
});

const passkeyOptions = endpoint('POST /sign-in/passkey', {
  handle: async (ctx) => {
    const { step } = ctx.input.body;
    const { user } = await stepOf(ctx, step, 0);
    const keys = await sql.selectPasskeys(ctx.db, user.id);
    const { options, challenge } = await askPasskeyOptions(ctx, keys, false);
    await steps.setStepChallenge(ctx.db, hashToken(step), challenge);
    return options;
  },
});

/** A half-done sign-in of an account that has no factor yet: one that has is not to be given another this way. */
async function setupOf(call: Call, step: string, tries: 0 | 1): Promise<steps.Step> {
  const found = await stepOf(call, step, tries);
  if ((await sql.selectMethods(call.db, found.user.id)).length > 0)
    throw new ApiProblem(409, texts.hasFactor);
  return found;
}

const setupTotp = endpoint('POST /sign-in/setup/totp', {
  handle: async (ctx) => beginTotp(ctx, (await setupOf(ctx, ctx.input.body.step, 0)).user),
});

const confirmTotp = endpoint('POST /sign-in/setup/totp/confirm', {
  handle: async (ctx) => {
    const { step, code } = ctx.input.body;
    const { user } = await setupOf(ctx, step, 1);
    const recovery_codes = await finishTotp(ctx, user, code);
    return { ...(await enter(ctx, user, step, 'totp')), recovery_codes };
  },
});

const setupPasskey = endpoint('POST /sign-in/setup/passkey', {
  handle: async (ctx) => {
    const { step } = ctx.input.body;
    const { user } = await setupOf(ctx, step, 0);
    const { options, challenge } = await newPasskeyOptions(ctx, user, []);
    await steps.setStepChallenge(ctx.db, hashToken(step), challenge);
    return options;
  },
});

const confirmPasskey = endpoint('POST /sign-in/setup/passkey/confirm', {
  maxBytes: MAX_BYTES,
  handle: async (ctx) => {
    const { step, name, passkey } = ctx.input.body;
    const { user, challenge } = await setupOf(ctx, step, 1);
    const recovery_codes = await finishPasskey(ctx, user, { name, passkey, challenge });
    return { ...(await enter(ctx, user, step, 'passkey')), recovery_codes };
  },
});

/** The second step of a sign-in. */
export const secondStep: Endpoint[] = [
  second,
  passkeyOptions,
  setupTotp,
  confirmTotp,
  setupPasskey,
  confirmPasskey,
];
