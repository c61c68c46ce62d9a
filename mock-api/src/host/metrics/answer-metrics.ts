import { createHash, timingSafeEqual } from 'node:crypto';
import { bearerToken } from '../../platform/http/token.ts';
import type { Metrics } from './metrics.ts';

const hash = (text: string) => createHash('sha256').update(text).digest();
const plain = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Tells what was measured to who has the token of the settings, and to nobody else. */
export async function answerMetrics(request: Request, metrics: Metrics, token: string): Promise<Response> {
  if (request.method !== 'GET')
    return new Response(null, { status: 405, headers: { ...plain, allow: 'GET' } });
  const shown = bearerToken(request);
  if (shown === null || !timingSafeEqual(hash(shown), hash(token)))
    return new Response('METRICS_TOKEN is asked for, as a bearer token.\n', {
      status: 401,
      headers: { ...plain, 'www-authenticate': 'Bearer' },
    });
  return new Response(await metrics.text(), { headers: { ...plain, 'content-type': metrics.contentType } });
}
