import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { insertAudit } from '../../people/audit/insert-audit.ts';
import type { Deps } from '../../platform/http/context.ts';
import { requestFrame, type Env } from '../../platform/http/request-frame.ts';
import { texts as coreTexts } from '../../platform/http/texts.ts';
import { reopenMail } from '../../platform/mail/outbox.sql.ts';
import { mountFailures } from './failures.routes.ts';
import { admit, refused, showPage } from './monitor-frame.ts';
import { addressOf, MONITOR, viewOf } from './monitor-view.ts';
import { monitorPage } from './monitor.page.ts';
import { countOpenMails, selectJobs, selectOutbox, selectQueues } from './monitor.sql.ts';
import { texts } from './texts.ts';

const sendAgainBody = z.object({ mail: z.coerce.number().int().min(1).max(2_147_483_647) });
const retryBody = z.object({ queue: z.string().max(50), id: z.uuid() });

const show = (deps: Deps, c: Context<Env>) =>
  showPage(deps, c, async (view, nonce, { user }) =>
    monitorPage({
      view,
      nonce,
      queues: await selectQueues(deps.db),
      jobs: await selectJobs(deps.db),
      mails: user.super_admin === 1 ? await selectOutbox(deps.db) : null,
      openMails: await countOpenMails(deps.db),
      retryable: deps.jobs.map(({ queue }) => queue),
    }),
  );

async function retry(deps: Deps, c: Context<Env>) {
  const form = await c.req.parseBody();
  const token = typeof form.token === 'string' ? form.token : '';
  const view = viewOf((name) => form[name], token, c.get('language'));
  const admitted = await admit(deps, c, token);
  if ('status' in admitted) return refused(c, admitted.status, admitted.text, view);
  const sent = retryBody.safeParse(form);
  if (!sent.success) return refused(c, 422, coreTexts.impossibleValue, view);
  const { queue, id } = sent.data;
  if (!(await deps.queue.retry(deps.jobs, { queue, id }, deps)))
    return refused(c, 409, texts.notRetried, view);
  return c.redirect(addressOf(view), 303);
}

/** Sends an e-mail that was given up or that nobody is sure of, because a super admin says so. */
async function sendAgain(deps: Deps, c: Context<Env>) {
  const form = await c.req.parseBody();
  const token = typeof form.token === 'string' ? form.token : '';
  const view = viewOf((name) => form[name], token, c.get('language'));
  const admitted = await admit(deps, c, token);
  if ('status' in admitted) return refused(c, admitted.status, admitted.text, view);
  const { user } = admitted.caller;
  if (user.super_admin !== 1) return refused(c, 403, coreTexts.forbidden, view);
  const sent = sendAgainBody.safeParse(form);
  if (!sent.success) return refused(c, 422, coreTexts.impossibleValue, view);
  const id = sent.data.mail;
  const isReopened = await deps.db.transaction(async (tx) => {
    if (!(await reopenMail(tx, id))) return false;
    await deps.queue.enqueue(tx, 'deliver-mail', { id });
    await insertAudit(tx, { at: deps.now(), user, action: 'mail.sent-again', detail: { mail_id: id } });
    return true;
  });
  if (!isReopened) return refused(c, 409, texts.notSentAgain, view);
  return c.redirect(addressOf(view), 303);
}

/** The monitoring page (A10), rendered here so that it works when the app does not. */
export function mountMonitor(app: Hono<Env>, deps: Deps): void {
  const onError = () => {
    throw new ApiProblem(413, coreTexts.bodyTooLarge);
  };
  app.use('/horizon/*', requestFrame(deps));
  app.get(MONITOR, (c) => show(deps, c));
  mountFailures(app, deps);
  app.post('/horizon/retry', bodyLimit({ maxSize: 10_000, onError }), (c) => retry(deps, c));
  app.post('/horizon/send-again', bodyLimit({ maxSize: 10_000, onError }), (c) => sendAgain(deps, c));
}
