import { paths } from 'shared-domain';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { checkHuman, type HumanRefusal } from '../account/human-check.routes.ts';
import { tellWaiting } from '../notifications/tell-waiting.ts';
import { takeHumanCheck } from '../account/human-check.sql.ts';
import { texts as accountTexts } from '../account/texts.ts';
import { countWaiting } from '../notifications/notifications.sql.ts';
import { insertRegistration, selectDeciders } from './registrations.sql.ts';
import { texts } from './texts.ts';

/** Uses up the answer to the human check, or refuses the registration. */
async function demandHuman(ctx: Ctx<unknown, 'public'>, token: string): Promise<void> {
  const refuse = ({ text }: HumanRefusal) => new ApiProblem(422, text, { errors: { token: [text] } });
  const checked = await checkHuman(ctx, token);
  if ('refusal' in checked) throw refuse(checked.refusal);
  if (await takeHumanCheck(ctx.db, checked.name)) return;
  throw refuse({ text: accountTexts.tokenInvalid, codes: [] });
}

/** Asking for an account (A9): a super admin approves or rejects. */
export const register: Endpoint = endpoint('POST /user/register', {
  handle: async (ctx) => {
    const { db, now, audit, mail, settings, limiter, address, live } = ctx;
    const { firstName, lastName, email, tel, organization, token } = ctx.input.body;
    await limiter.begin({ kind: 'register', account: email, address });
    await demandHuman(ctx, token);
    const name = `${firstName} ${lastName}`;
    const id = await insertRegistration(db, { name, email, tel, organization, at: now() });
    if (id === null) return { success: true as const };
    await audit('registration.add', { registration_id: id, name, email });
    const queue = settings.publicUrl() + paths.registrations.href();
    const who = [name, email, tel, organization].join('\n');
    const waiting = await countWaiting(db);
    for (const { id: decider, email: to } of await selectDeciders(db)) {
      await tellWaiting(db, decider, { name, organization, waiting, at: now() });
      db.afterCommit(() => live.wake(decider));
      await mail({
        to,
        subject: texts.noticeSubject,
        body: texts.notice,
        below: `${who}\n\n${queue}`,
      });
    }
    return { success: true as const };
  },
});
