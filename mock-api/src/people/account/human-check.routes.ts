import { ensureSecret } from '../../platform/db/secrets.sql.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Text } from '../../platform/text/language.ts';
import { newChallenge, recaptchaName, verifyOwn, verifyRecaptcha, type Verified } from './human-check.ts';
import { insertHumanCheck, selectHumanCheck } from './human-check.sql.ts';
import { texts } from './texts.ts';

const SECRET = 'human-check-secret';

type Call = Pick<Ctx<unknown, 'public'>, 'db' | 'settle' | 'settings'>;

/** Why a check is not passed; `codes` are Google's. */
export type HumanRefusal = { text: Text; codes: string[] };

/** Looks at the answer to a human check, of either kind; the same answer may be shown again until it is used. */
export async function checkHuman(
  call: Call,
  token: string,
): Promise<{ name: string } | { refusal: HumanRefusal }> {
  if (token === '') return { refusal: { text: texts.notARobot, codes: [] } };
  const verified = await verify(call, token);
  if ('codes' in verified) return { refusal: refusalOf(verified.codes) };
  const known = await selectHumanCheck(call.db, verified.name);
  if (known?.used) return { refusal: refusalOf([]) };
  if (!known) await insertHumanCheck(call.db, verified);
  return { name: verified.name };
}

async function verify({ db, settle, settings }: Call, token: string): Promise<Verified> {
  const { recaptcha } = settings.humanCheck;
  if (!recaptcha) return verifyOwn(token, await ensureSecret(db, SECRET));
  const name = recaptchaName(token);
  // Google answers about a token once: what it said is remembered
  if (await selectHumanCheck(db, name)) return { name, expires: new Date() };
  await settle();
  return verifyRecaptcha(token, recaptcha);
}

function refusalOf(codes: string[]): HumanRefusal {
  if (codes.length === 0) return { text: texts.tokenInvalid, codes };
  return { codes, text: texts.codes({ codes: codes.join(', ') }) };
}

/** The human check of the registration form: our own, or Google's where it is set up (X3). */
export const humanCheck: Endpoint[] = [
  endpoint('GET /human-check', {
    handle: ({
      settings: {
        humanCheck: { recaptcha },
      },
    }) => ({
      kind: recaptcha ? ('recaptcha' as const) : ('self' as const),
      site_key: recaptcha?.siteKey ?? null,
    }),
  }),
  endpoint('GET /human-check/challenge', {
    handle: async ({ db, settings, limiter, address }) => {
      await limiter.begin({ kind: 'human-check', address });
      return { ...(await newChallenge(await ensureSecret(db, SECRET), settings.humanCheck.work)) };
    },
  }),
  endpoint('POST /recaptcha', {
    handle: async (ctx) => {
      await ctx.limiter.begin({ kind: 'human-check-answer', address: ctx.address });
      const checked = await checkHuman(ctx, ctx.input.body.token);
      if (!('refusal' in checked)) return { success: true };
      const { text, codes } = checked.refusal;
      const error = { message: text[ctx.language] };
      return codes.length > 0 ? { success: false, error, 'error-codes': codes } : { success: false, error };
    },
  }),
];
