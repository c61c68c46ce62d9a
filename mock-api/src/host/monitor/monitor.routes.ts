import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { z } from 'zod';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { insertAudit } from '../../people/audit/insert-audit.ts';
import { findCaller } from '../../people/account/caller.ts';
import { countUnknownToken } from '../../platform/http/counted-calls.ts';
import type { Caller, Deps } from '../../platform/http/context.ts';
import type { Text } from '../../platform/text/language.ts';
import type { Noted } from '../../platform/http/refused.rules.ts';
import { requestFrame, type Env } from '../../platform/http/request-frame.ts';
import { texts as coreTexts } from '../../platform/http/texts.ts';
import { bearerToken } from '../../platform/http/token.ts';
import { reopenMail } from '../../platform/mail/outbox.sql.ts';
import { addressOf, viewOf, type MonitorView } from './monitor-view.ts';
import { layout, monitorPage } from './monitor.page.ts';
import { countOpenMails, selectJobs, selectOutbox, selectQueues } from './monitor.sql.ts';
import { texts } from './texts.ts';

/** The page runs no script and shows nothing from elsewhere. */
const policy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const sendAgainBody = z.object({ mail: z.coerce.number().int().min(1).max(2_147_483_647) });
const retryBody = z.object({ queue: z.string().max(50), id: z.uuid() });

function page(
  c: Context<Env>,
  nonce: string,
  content: ReturnType<typeof html>,
  status: 200 | 401 | 403 | 409 | 422,
) {
  c.header('content-security-policy', policy(nonce));
  return c.html(content, status);
}

function refused(c: Context<Env>, status: 401 | 403 | 409 | 422, text: Text, { language }: MonitorView) {
  const nonce = randomBytes(16).toString('base64');
  const content = html`<p>${text[language]}</p>`;
  return page(c, nonce, layout(language, nonce, texts.title[language], content), status);
}

/** Who may look: people with `monitors` (A10); else the status and sentence of the refusal. */
async function admit(
  deps: Deps,
  c: Context<Env>,
  token: string | null,
): Promise<{ caller: Caller } | { status: 401 | 403; text: Text }> {
  const caller = await findCaller(deps, token);
  Object.assign(c.get('noted'), {
    token: Boolean(token),
    user: caller?.user.id,
    agency: caller?.user.agency_id,
    needs: 'monitors',
  } satisfies Noted);
  if (!caller) {
    if (token) await countUnknownToken(deps.limiter, 'monitor', c.env?.address ?? '');
    return { status: 401, text: coreTexts.signIn };
  }
  return caller.user.monitors === 1 ? { caller } : { status: 403, text: coreTexts.forbidden };
}

async function show(deps: Deps, c: Context<Env>) {
  const token = bearerToken(c.req.raw) ?? c.req.query('token') ?? '';
  const view = viewOf((name) => c.req.query(name), token, c.get('language'));
  const admitted = await admit(deps, c, token);
  if ('status' in admitted) return refused(c, admitted.status, admitted.text, view);
  const nonce = randomBytes(16).toString('base64');
  const content = monitorPage({
    view,
    nonce,
    queues: await selectQueues(deps.db),
    jobs: await selectJobs(deps.db),
    mails: admitted.caller.user.super_admin === 1 ? await selectOutbox(deps.db) : null,
    openMails: await countOpenMails(deps.db),
    retryable: deps.jobs.map(({ queue }) => queue),
  });
  return page(c, nonce, content, 200);
}

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
  app.get('/horizon', (c) => show(deps, c));
  app.post('/horizon/retry', bodyLimit({ maxSize: 10_000, onError }), (c) => retry(deps, c));
  app.post('/horizon/send-again', bodyLimit({ maxSize: 10_000, onError }), (c) => sendAgain(deps, c));
}
