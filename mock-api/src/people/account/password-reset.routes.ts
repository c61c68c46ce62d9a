import { insertAudit } from '../audit/insert-audit.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { deleteSessionsOf } from './session.sql.ts';
import { hashToken } from '../../platform/http/token.ts';
import { updatePasswordHash } from './account.sql.ts';
import { forgetDevices } from './device.ts';
import { deleteEmailChange } from './email-change.sql.ts';
import { newPasswordHash } from './new-password.ts';
import { insertPasswordRequest, selectLinkOwner, takePasswordTokens } from './password-reset.sql.ts';
import { texts } from './texts.ts';

const forgot = endpoint('POST /user/forgot', {
  handle: async (ctx) => {
    const { db, input, settings, now, enqueue, limiter, address } = ctx;
    await limiter.begin({ kind: 'forgot', account: input.body.email, address });
    // whether there is such an account is looked up by a job, so that this takes the same time either way
    const request = { email: input.body.email, origin: settings.publicUrl(), at: now() };
    await enqueue('forgot-password', { id: await insertPasswordRequest(db, request) });
    return { success: true as const };
  },
});

const reset = endpoint('POST /password/reset', {
  handle: async (ctx) => {
    const { db, input, settle, now, limiter, address, live, settings } = ctx;
    const { email, password, token } = input.body;
    const attempt = await limiter.begin({ kind: 'reset', account: email, address });
    const tokenHash = hashToken(token);
    const user = await selectLinkOwner(db, { tokenHash, email, now: now() });
    if (!user) throw new ApiProblem(422, texts.linkInvalid);
    await settle();
    const hash = await newPasswordHash(password, user, settings.passwordCost);
    await attempt.succeeded();
    await limiter.forget({ kind: 'sign-in', account: email, address });
    if (!(await takePasswordTokens(db, user.id, tokenHash))) throw new ApiProblem(422, texts.linkInvalid);
    await updatePasswordHash(db, user.id, hash);
    await deleteSessionsOf(db, user.id, null);
    await forgetDevices(db, user.id);
    await deleteEmailChange(db, user.id);
    await insertAudit(db, { at: now(), user, action: 'password.reset', detail: { user_id: user.id } });
    db.afterCommit(() => live.wake(user.id));
    return { success: true as const };
  },
});

/** Getting a password, or a new one, by e-mail. */
export const passwordReset: Endpoint[] = [forgot, reset];
