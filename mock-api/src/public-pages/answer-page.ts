import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { exportDay } from 'shared-domain';
import { isKnown } from '../platform/http/asked.rules.ts';
import { ApiProblem } from '../platform/http/api-problem.ts';
import { networkOf } from '../platform/http/client-address.ts';
import type { Deps } from '../platform/http/context.ts';
import { outageOf } from '../platform/http/outage.rules.ts';
import type { Env } from '../platform/http/request-frame.ts';
import { ASSETS } from './assets.ts';
import { coded, codingFor } from './coded.ts';
import type { Html } from './html.ts';
import { headersOf, KEPT_BRIEFLY, KEPT_SHORTLY, VARY, type Kind } from './page-headers.ts';
import { chosenLanguage, oneOf, THEMES, type Reader } from './reader.ts';
import { awayPage, tooManyPage } from './refused.page.ts';

/** So many pages an address may ask for in a minute; an answer that the reader has already is none. */
const PAGES = 60;
const WINDOW_S = 60;

/** What is answered: what it is made of, which tells whether it has changed, and how it is drawn. */
export type Answer = {
  status: 200 | 404 | 410;
  told: unknown;
  draw: () => Html | string | Promise<Html>;
  type?: 'text/html' | 'text/plain' | 'application/xml';
  /** The sites in whose pages it may stand; none for any. */
  sites?: readonly string[];
};

type Parts = Pick<Deps, 'limiter' | 'now' | 'settings'>;

function readerOf(c: Context<Env>, { settings, now }: Parts): Reader {
  const { pathname, searchParams } = new URL(c.req.url);
  const chosen = chosenLanguage(searchParams);
  return {
    language: chosen ?? c.get('language'),
    chosen,
    theme: oneOf(THEMES, searchParams.get('theme')),
    site: settings.publicUrl(),
    path: pathname,
    asked: searchParams,
    today: exportDay(now()),
  };
}

/** Another one for whatever else the page would show: data, language, theme, day of the citation, and how it is drawn. */
function etagOf(reader: Reader, answer: Answer, { settings }: Parts, coding: string | null): string {
  const { language, theme, today, site, path } = reader;
  const drawn = [settings.codeVersion, ASSETS.pageStyle.path, ASSETS.embedStyle.path];
  const asked = reader.asked.toString();
  const made = JSON.stringify([answer.told, language, theme, today, site, path, asked, drawn]);
  return `"${createHash('sha256').update(made).digest('base64url').slice(0, 24)}${coding ?? ''}"`;
}

/** Counts a page of this address; the seconds to wait where it has had too many. */
async function tooManyOf(c: Context<Env>, { limiter }: Parts): Promise<number | null> {
  const network = networkOf(c.env?.address ?? '');
  // a host that does not know addresses would count all the world as one
  if (!network) return null;
  try {
    await limiter.count('public-page', network, PAGES, WINDOW_S);
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 429) throw error;
    return Number(error.detail.headers?.['retry-after'] ?? WINDOW_S);
  }
}

/**
 * Answers with a page that anybody may see and keep. Who brings what an earlier answer was marked with is told that it still
 * holds, and that isn't counted; everything else is.
 */
export async function answerPage(
  c: Context<Env>,
  parts: Parts,
  kind: Kind,
  read: (reader: Reader) => Promise<Answer>,
): Promise<Response> {
  const reader = readerOf(c, parts);
  try {
    const known = c.req.header('if-none-match') ?? null;
    const early = known === null ? await tooManyOf(c, parts) : null;
    if (early !== null) return await tooMany(c, reader, kind, early);
    const answer = await read(reader);
    const coding = codingFor(c.req.header('accept-encoding') ?? null);
    const etag = etagOf(reader, answer, parts, coding);
    const isKept = kind !== 'shared';
    if (isKept && answer.status === 200 && isKnown(known, etag)) {
      const headers = { ...headersOf(kind, answer.sites), 'cache-control': KEPT_SHORTLY, vary: VARY, etag };
      return new Response(null, { status: 304, headers });
    }
    const late = known === null ? null : await tooManyOf(c, parts);
    if (late !== null) return await tooMany(c, reader, kind, late);
    return await sent(c, reader, kind, {
      status: answer.status,
      type: answer.type,
      sites: answer.sites,
      text: String(await answer.draw()),
      headers: !isKept
        ? { 'cache-control': 'no-store' }
        : answer.status === 200
          ? { 'cache-control': KEPT_SHORTLY, etag }
          : { 'cache-control': KEPT_BRIEFLY },
    });
  } catch (error) {
    if (!outageOf(error)) throw error;
    const text = String(await awayPage(reader));
    const headers = { 'cache-control': 'no-store', 'retry-after': '5' };
    return sent(c, reader, kind, { status: 503, text, headers });
  }
}

const tooMany = async (c: Context<Env>, reader: Reader, kind: Kind, seconds: number) =>
  sent(c, reader, kind, {
    status: 429,
    text: String(await tooManyPage(reader, seconds)),
    headers: { 'cache-control': 'no-store', 'retry-after': String(seconds) },
  });

type Sent = {
  status: number;
  text: string;
  type?: Answer['type'];
  sites?: Answer['sites'];
  headers: Record<string, string>;
};

async function sent(
  c: Context<Env>,
  { language }: Reader,
  kind: Kind,
  { status, text, type = 'text/html', sites, headers }: Sent,
): Promise<Response> {
  const coding = codingFor(c.req.header('accept-encoding') ?? null);
  const body = await coded(text, coding);
  return new Response(c.req.method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...headersOf(kind, sites),
      ...headers,
      'content-type': `${type}; charset=utf-8`,
      'content-language': language,
      'content-length': String(body.byteLength),
      ...(coding ? { 'content-encoding': coding } : {}),
      vary: VARY,
    },
  });
}
