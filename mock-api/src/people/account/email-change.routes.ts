import { insertAudit } from '../audit/insert-audit.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { hashToken } from '../../platform/http/token.ts';
import { refuseTaken } from '../../platform/http/unique.ts';
import { mailOld } from './email-change.ts';
import { takeEmailChange, updateEmail } from './email-change.sql.ts';
import { deletePasswordTokens } from './password-reset.sql.ts';
import { texts } from './texts.ts';

const confirm = endpoint('POST /user/confirm-email', {
  handle: async (ctx) => {
    const { db, input, now, limiter, address } = ctx;
    await limiter.begin({ kind: 'email', address });
    const change = await takeEmailChange(db, hashToken(input.body.token), now());
    if (!change) throw new ApiProblem(422, texts.confirmationInvalid);
    const { user_id, email, old, name, agency_id } = change;
    const taken = { field: 'email', text: texts.emailTaken };
    await refuseTaken(updateEmail(db, user_id, email), taken);
    // a link to set the password that went to the old address ends with it
    await deletePasswordTokens(db, user_id);
    const user = { id: user_id, name, agency_id };
    const detail = { user_id, name, before: old, after: email };
    await insertAudit(db, { at: now(), user, action: 'user.email', detail });
    await mailOld(ctx, { id: user_id, email: old }, texts.emailChangedMail);
    return { success: true as const, email };
  },
});

/** Changing the e-mail address of an account (A13). */
export const emailChange: Endpoint[] = [confirm];
