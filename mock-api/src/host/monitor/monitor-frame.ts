import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { findCaller } from '../../people/account/caller.ts';
import type { Caller, Deps } from '../../platform/http/context.ts';
import { countUnknownToken } from '../../platform/http/counted-calls.ts';
import type { Noted } from '../../platform/http/refused.rules.ts';
import type { Env } from '../../platform/http/request-frame.ts';
import { texts as coreTexts } from '../../platform/http/texts.ts';
import { bearerToken } from '../../platform/http/token.ts';
import type { Text } from '../../platform/text/language.ts';
import { viewOf, type MonitorView } from './monitor-view.ts';
import { layout, type Html } from './monitor.parts.ts';
import { texts } from './texts.ts';

/** The page runs no script and shows nothing from elsewhere. */
const policy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Answers with a page. */
function page(c: Context<Env>, nonce: string, content: Html, status: 200 | 401 | 403 | 409 | 422) {
  c.header('content-security-policy', policy(nonce));
  return c.html(content, status);
}

/** A refusal as a page, where no app shows one. */
export function refused(
  c: Context<Env>,
  status: 401 | 403 | 409 | 422,
  text: Text,
  { language }: MonitorView,
) {
  const nonce = randomBytes(16).toString('base64');
  const content = html`<p>${text[language]}</p>`;
  return page(c, nonce, layout(language, nonce, texts.title[language], content), status);
}

/** Who may look: people with `monitors` (A10); else the status and sentence of the refusal. */
export async function admit(
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

/** Shows a page to whoever may look at it. */
export async function showPage(
  deps: Deps,
  c: Context<Env>,
  draw: (view: MonitorView, nonce: string, caller: Caller) => Promise<Html>,
): Promise<Response> {
  const token = bearerToken(c.req.raw) ?? c.req.query('token') ?? '';
  const view = viewOf((name) => c.req.query(name), token, c.get('language'));
  const admitted = await admit(deps, c, token);
  if ('status' in admitted) return refused(c, admitted.status, admitted.text, view);
  const nonce = randomBytes(16).toString('base64');
  return page(c, nonce, await draw(view, nonce, admitted.caller), 200);
}
