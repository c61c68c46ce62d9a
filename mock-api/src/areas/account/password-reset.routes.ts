import { z } from 'zod';
import { insertAudit } from '../../http/audit.sql.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { said } from '../../http/language.ts';
import type { LoginLimiter } from '../../http/login-limiter.ts';
import { success } from '../../http/schemas.ts';
import { deleteSessionsOf } from '../../http/session.sql.ts';
import { hashToken } from '../../http/token.ts';
import { emailAddress } from '../users/users.payload.ts';
import { updatePasswordHash } from './account.sql.ts';
import { hashPassword } from './password.ts';
import { insertPasswordRequest, selectLinkOwner, takePasswordTokens } from './password-reset.sql.ts';
import { texts } from './texts.ts';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 1000;

/** Slows down and then refuses the calls that need no account, per what they are about and per address (A9). */
export async function limitPublic(
  { loginLimiter, address, now }: { loginLimiter: LoginLimiter; address: string; now: () => Date },
  about: string,
): Promise<void> {
  const delay = loginLimiter.begin(about, address, now());
  if (delay === 'refuse') {
    throw new ApiProblem(429, texts.tooManyRequests, { headers: { 'retry-after': '900' } });
  }
  if (delay > 0) await loginLimiter.wait(delay);
}

const forgot = endpoint('POST /user/forgot', {
  access: 'public',
  summary: 'Mails a link to set a new password; answers the same whether the address has an account or not',
  body: z.object({ email: emailAddress }),
  reply: success,
  handle: async (ctx) => {
    const { db, input, settings, now, enqueue } = ctx;
    await limitPublic(ctx, `forgot ${input.body.email}`);
    // whether there is such an account is looked up by a job, so that this takes the same time either way
    const request = { email: input.body.email, origin: settings.publicUrl(), at: now() };
    await enqueue('forgot-password', { id: await insertPasswordRequest(db, request) });
    return { success: true as const };
  },
});

const reset = endpoint('POST /password/reset', {
  access: 'public',
  summary: 'Sets a password by an e-mailed link, once, and ends all sessions of the account',
  body: z
    .object({
      token: z.string().max(200),
      email: z.string().trim().max(320),
      password: z.string().min(PASSWORD_MIN, said(texts.invalidPassword)).max(PASSWORD_MAX),
      password_confirmation: z.string().max(PASSWORD_MAX),
    })
    .refine((body) => body.password === body.password_confirmation, {
      error: said(texts.passwordsDiffer),
      path: ['password_confirmation'],
    }),
  reply: success,
  handle: async (ctx) => {
    const { db, input, settle, now, loginLimiter, address, live } = ctx;
    const { email, password, token } = input.body;
    await limitPublic(ctx, `reset ${email}`);
    const tokenHash = hashToken(token);
    const user = await selectLinkOwner(db, { tokenHash, email, now: now() });
    if (!user) throw new ApiProblem(422, texts.linkInvalid);
    await settle();
    const hash = await hashPassword(password);
    if (!(await takePasswordTokens(db, user.id, tokenHash))) throw new ApiProblem(422, texts.linkInvalid);
    await updatePasswordHash(db, user.id, hash);
    await deleteSessionsOf(db, user.id, null);
    await insertAudit(db, { at: now(), user, action: 'password.reset', detail: { user_id: user.id } });
    loginLimiter.succeeded(`reset ${email}`, address);
    db.afterCommit(() => live.wake(user.id));
    return { success: true as const };
  },
});

/** Getting a password, or a new one, by e-mail. */
export const passwordReset: Endpoint[] = [forgot, reset];
