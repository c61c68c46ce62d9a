import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { ApiProblem, NoRecord, problemReply } from './api-problem.ts';
import type { Deps } from './context.ts';
import { isOutOfScope } from '../db/out-of-scope.rules.ts';
import { languageOf, type Language, type Text } from '../text/language.ts';
import { outageOf } from './outage.rules.ts';
import { refusedBecause, type Noted } from './refused.rules.ts';
import { redacted } from './token.ts';
import { texts } from './texts.ts';

/** What the host hands in with a request, and what the frame finds out about it. */
export type Env = {
  Bindings: { address?: string; secure?: boolean } | undefined;
  Variables: { language: Language; noted: Noted };
};

/** PostgreSQL's refusals of a value that no column can hold: numbers too large, malformed text, a zero byte. */
const IMPOSSIBLE_VALUES = new Set(['22003', '22P02', '22021', '22007', '22008', '22P05']);

/** Words that the subjects have for refusals of every call. */
export type FrameRefusals = {
  /** For a record that is not there, or hidden. */
  noRecord: Text;
  /** For what the database refuses by a code of its own, with the status. */
  byCode: Record<string, [status: 409, text: Text]>;
};

/** The reply to whatever a call threw. */
export const refusal =
  (refusals: FrameRefusals) =>
  (error: Error, c: Context<Env>): Response =>
    problemReply(problemOf(error, refusals), c.get('language') ?? 'en');

function problemOf(error: unknown, refusals: FrameRefusals): ApiProblem {
  if (error instanceof NoRecord) return new ApiProblem(404, refusals.noRecord);
  if (error instanceof ApiProblem) return error;
  const { code = '' } = error as { code?: string };
  const refused = refusals.byCode[code];
  if (refused) return new ApiProblem(...refused);
  if (IMPOSSIBLE_VALUES.has(code)) return new ApiProblem(422, texts.impossibleValue);
  if (isOutOfScope(error)) return new ApiProblem(403, texts.forbidden);
  const outage = outageOf(error);
  if (outage) return new ApiProblem(503, outage, { headers: { 'retry-after': '5' } });
  return new ApiProblem(500, texts.failed);
}

/** Nothing of a reply is a page: where a browser shows one all the same it loads nothing, and no page frames it. */
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Around every call: language, refusals in one form, headers that keep tokens and data out of caches, the log line. */
export function requestFrame(deps: Deps): MiddlewareHandler<Env> {
  return async (c, next) => {
    const started = performance.now();
    const id = randomUUID();
    const language = languageOf(c.req.header('accept-language'));
    const noted: Noted = {};
    c.set('language', language);
    c.set('noted', noted);
    await next();
    // a row outside of the scope is refused, and yet a fault: a check of the application should have come before
    if (c.error && !(c.error instanceof ApiProblem) && (c.res.status >= 500 || isOutOfScope(c.error)))
      deps.log?.({ request: id, error: c.error.stack });
    // a picture says for how long its own reader may keep it
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
    c.res.headers.set('referrer-policy', 'no-referrer');
    c.res.headers.set('x-content-type-options', 'nosniff');
    if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', NO_PAGE);
    c.res.headers.set('x-request-id', id);
    const { call, user, agency } = noted;
    const ms = performance.now() - started;
    deps.measure?.({ call, status: c.res.status, ms });
    const errors = c.error instanceof ApiProblem ? c.error.detail.errors : undefined;
    deps.log?.({
      request: id,
      method: c.req.method,
      path: redacted(new URL(c.req.url)),
      call,
      user,
      agency,
      status: c.res.status,
      ...refusedBecause(c.res.status, noted, errors),
      ms: Math.round(ms),
    });
  };
}
