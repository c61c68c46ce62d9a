import type { Context } from 'hono';
import { exportDay } from 'shared-domain';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import type { Deps } from '../../platform/http/context.ts';
import type { Env } from '../../platform/http/request-frame.ts';
import { REFUSED } from './open-answers.ts';
import { texts } from './texts.ts';

/** What the answers of everybody's data are made with. */
export type OpenDeps = Pick<Deps, 'db' | 'files' | 'limiter' | 'settings'>;
export type OpenContext = Context<Env>;

/** Files of an address within a minute; parts of files, by which programs read a large one. */
const MOST = { files: 20, parts: 300 } as const;
const MINUTE_S = 60;
/** A lost file is seen within ten minutes. */
const SWEPT_S = 600;

/** The refusal of what is not out. */
export const notOut = () => new ApiProblem(404, texts.notOut, { headers: REFUSED });

/** The refusal of what was out and is no more. */
export const withdrawn = ({ at, contact }: { at: string; contact: string }) =>
  new ApiProblem(410, texts.withdrawn({ day: at && exportDay(new Date(at)), contact }), { headers: REFUSED });

/** The refusal of a file that was lost. */
export const beingMade = () =>
  new ApiProblem(503, texts.beingMade, {
    headers: { ...REFUSED, 'cache-control': 'no-store', 'retry-after': String(SWEPT_S) },
  });

/** A whole number of an address; what no row can have is nowhere. */
export function numberOf(text: string | undefined): number {
  const number = /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;
  if (number === null) throw notOut();
  return number;
}

/** The number of a version as an address has it: 'v3'. */
export const versionOf = (text: string | undefined): number => numberOf(text?.replace(/^v/, ''));

/** Counts one fetch of an address; refuses where it has had its share of the minute. */
export async function countFetch(
  c: OpenContext,
  { limiter }: Pick<OpenDeps, 'limiter'>,
  kind: keyof typeof MOST,
): Promise<void> {
  const network = networkOf(c.env?.address ?? '');
  // a host that does not know addresses would count all the world as one
  if (!network) return;
  try {
    await limiter.count(`open-${kind}`, network, MOST[kind], MINUTE_S);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const headers = {
      ...error.detail.headers,
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    };
    throw new ApiProblem(429, error.text, { headers });
  }
}

/** Counts what is fetched; who asks whether what it has still holds is counted only where it does not. */
export async function counted(c: OpenContext, deps: OpenDeps, answer: Response): Promise<Response> {
  if (answer.status === 304 || c.req.method === 'HEAD') return answer;
  try {
    await countFetch(c, deps, answer.status === 206 ? 'parts' : 'files');
  } catch (error) {
    await answer.body?.cancel();
    throw error;
  }
  return answer;
}
