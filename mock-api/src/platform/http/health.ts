import type { Hono, MiddlewareHandler } from 'hono';
import { ApiProblem } from './api-problem.ts';
import type { Deps } from './context.ts';
import type { Text } from '../text/language.ts';
import { outageOf } from './outage.rules.ts';
import type { Env } from './request-frame.ts';
import { texts } from './texts.ts';

/** So long a database may take to answer; an embedded one does long work on the same connection. */
const PATIENCE_MS = { embedded: 15_000, postgres: 3000 };
/** Less than this free, and the disk is as good as full: the database needs room to write even to make room. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/**
 * Whether the process lives, and whether it can serve. A supervisor restarts what does not live; a balancer sends
 * nobody to what is not ready, and reads why.
 */
export function mountHealth(app: Hono<Env>, deps: Deps): void {
  app.get('/api/live', (c) => c.json({ ok: true }));
  for (const path of ['/api/ready', '/api/health']) {
    app.get(path, async (c) => {
      const language = c.get('language');
      const reasons = (await outages(deps)).map((text) => text[language]);
      if (reasons.length === 0) return c.json({ ok: true });
      const message = reasons.join(' ');
      return c.json({ ok: false, reasons, error: message, message }, 503, { 'retry-after': '5' });
    });
  }
}

/** What comes once the server stops is not begun any more; whoever sent it may send it elsewhere, or later. */
export function refuseWhileEnding({ health }: Pick<Deps, 'health'>): MiddlewareHandler<Env> {
  return async (_, next) => {
    if (health?.takesCalls() === false)
      throw new ApiProblem(503, texts.ending, { headers: { 'retry-after': '5' } });
    await next();
  };
}

/** Everything that keeps this server from answering calls right now. */
async function outages({ db, health }: Pick<Deps, 'db' | 'health'>): Promise<Text[]> {
  const [database, free] = await Promise.all([
    databaseOutage(db),
    // where the system can't say, writing will
    health?.freeBytes().catch(() => null),
  ]);
  return [
    ...(health?.isEnding() ? [texts.ending] : []),
    ...(database ? [database] : []),
    ...(typeof free === 'number' && free < LEAST_FREE_BYTES ? [texts.diskFull] : []),
  ];
}

async function databaseOutage(db: Deps['db']): Promise<Text | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Text>((resolve) => {
    timer = setTimeout(() => resolve(texts.databaseAway), PATIENCE_MS[db.kind]);
  });
  const answered = db.query('select 1').then(
    () => null,
    (error: unknown) => outageOf(error) ?? texts.databaseAway,
  );
  const outage = await Promise.race([answered, tooLate]);
  clearTimeout(timer);
  return outage;
}
