import { randomUUID } from 'node:crypto';
import { minutesOfText, wallMinutesAt } from 'shared-domain';
import { Hono } from 'hono';
import type { StationPlan } from '../seed/station-plan.ts';
import { conditionSchema, refusalUnder, requestsOfDay, rowsUnder, type Condition } from './conditions.ts';
import { newSites } from './new-sites.ts';
import { requestLimit } from './request-limit.ts';
import { simulatedSites, virtualSite, type SimulatedSite, type SiteRecord } from './simulated-sites.ts';
import { dataRows, rememberedCounts, type Asked } from './site-counts.ts';
import { createTroubles, tooMany, troubleSchema, type Troubles } from './troubles.ts';

/** The simulator's only account. */
export const SIMULATOR_ACCOUNT = { clientId: 'count-exchange', clientSecret: 'simulated' };

/** What a simulated platform is made with. */
export type SimulatorOptions = {
  /** The stations whose counters it holds; counters that nobody has registered yet come on top. */
  plans: StationPlan[];
  /** The last day that the stations' counts were seeded with, as days since 1970-01-01. */
  plannedDay: number;
  now: () => Date;
  /** Requests in a minute. */
  perMinute?: number;
  /** Seconds that a token lasts. */
  tokenSeconds?: number;
};

const STEPS: Record<string, number> = { '15m': 15, hour: 60 };
const DAY = 24 * 60;
const MOST_DAYS = 100;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

/**
 * The vendor's API v1, as far as the exchange uses it, over made-up counters. `POST /simulator/trouble` makes it fail,
 * `DELETE /simulator/trouble` ends that; `PUT /simulator/conditions` says what goes on at its counters (`conditions.ts`).
 */
export function createSimulator(options: SimulatorOptions): Hono {
  const { plans, plannedDay, now, perMinute = 100, tokenSeconds = 3600 } = options;
  const troubles = createTroubles();
  const limited = requestLimit(perMinute, () => now().getTime());
  const tokens = createTokens(tokenSeconds * 1000, () => now().getTime());
  const going: Going = { conditions: [] };
  const day = requestsOfDay(now);
  const app = new Hono();
  mountSwitch(app, troubles, going);
  mountSignIn(app, troubles, { tokens, tokenSeconds });
  app.use('/api/1.0/*', async (c, next) => {
    const trouble = troubles.answer(c.req.path, false);
    if (trouble) return trouble;
    const token = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    if (!tokens.knows(token)) return c.json({ error: 'invalid_token' }, 401);
    const wait = limited();
    if (wait > 0) return tooMany(wait);
    const refused = refusalUnder(going.conditions, { now: now(), today: day.spent() });
    if (refused)
      return refused.status === 429 ? tooMany(refused.seconds) : c.text('Service Unavailable', 503);
    day.spend();
    await next();
    return undefined;
  });
  mountData(app, simulatedSites([...plans, ...newSites], plannedDay), { plannedDay, now, going });
  return app;
}

/** What goes on at the counters and the platform, until it is said otherwise. */
type Going = { conditions: Condition[] };

function mountSwitch(app: Hono, troubles: Troubles, going: Going): void {
  app.put('/simulator/conditions', async (c) => {
    const conditions = conditionSchema.array().safeParse(await c.req.json().catch(() => null));
    if (!conditions.success) return c.json({ error: conditions.error.message }, 400);
    going.conditions = conditions.data;
    return c.json(conditions.data);
  });
  app.post('/simulator/trouble', async (c) => {
    const trouble = troubleSchema.safeParse(await c.req.json().catch(() => null));
    if (!trouble.success) return c.json({ error: trouble.error.message }, 400);
    troubles.set(trouble.data);
    return c.json(trouble.data);
  });
  app.delete('/simulator/trouble', (c) => {
    troubles.end();
    return c.json({ ended: true });
  });
}

type Tokens = { issue: () => string; knows: (token: string) => boolean };

function createTokens(lasts: number, clock: () => number): Tokens {
  const until = new Map<string, number>();
  return {
    issue: () => {
      const token = randomUUID();
      until.set(token, clock() + lasts);
      return token;
    },
    knows: (token) => (until.get(token) ?? 0) > clock(),
  };
}

function mountSignIn(
  app: Hono,
  troubles: Troubles,
  { tokens, tokenSeconds }: { tokens: Tokens; tokenSeconds: number },
): void {
  const { clientId, clientSecret } = SIMULATOR_ACCOUNT;
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  app.post('/token', async (c) => {
    const trouble = troubles.answer(c.req.path, true);
    if (trouble) return trouble;
    const body = await c.req.parseBody();
    const known = c.req.header('authorization') === basic && body.grant_type === 'client_credentials';
    if (!known) return c.json({ error: 'invalid_client' }, 401);
    return c.json({ access_token: tokens.issue(), token_type: 'Bearer', expires_in: tokenSeconds });
  });
}

function mountData(
  app: Hono,
  sites: SimulatedSite[],
  { plannedDay, now, going }: Pick<SimulatorOptions, 'plannedDay' | 'now'> & { going: Going },
): void {
  const counts = rememberedCounts(plannedDay);
  app.get('/api/1.0/site', (c) =>
    c.json([...sites.map(({ record }) => recordUnder(record, going.conditions)), virtualSite]),
  );
  app.get('/api/1.0/site/:id', (c) => {
    const site = sites.find(({ id }) => String(id) === c.req.param('id'));
    return site ? c.json(recordUnder(site.record, going.conditions)) : c.json({ error: 'Not Found' }, 404);
  });
  app.get('/api/1.0/data/site/:id', (c) => {
    const asked = askedOf(sites, c.req.param('id'), c.req.query(), now());
    if (!asked || isGone(c.req.param('id'), going.conditions)) return c.json({ error: 'Not Found' }, 404);
    if ('wrong' in asked) return c.json({ error: asked.wrong }, 400);
    const today = Math.floor(wallMinutesAt(now(), 'America/Chicago') / DAY);
    const rows = dataRows(asked.site, counts(asked.site, today), asked);
    const ids = [String(asked.site.id), c.req.param('id')];
    return c.json(rowsUnder(rows, going.conditions, { ids, now: now() }));
  });
}

const isGone = (id: string, conditions: readonly Condition[]): boolean =>
  conditions.some((one) => one.is === 'gone' && one.channel === id);

/** A site without the channels that are gone, under the name that it has by now. */
function recordUnder(record: SiteRecord, conditions: readonly Condition[]): SiteRecord {
  const renamed = conditions.find((one) => one.is === 'renamed' && one.site === String(record.id));
  return {
    ...record,
    name: renamed?.is === 'renamed' ? renamed.name : record.name,
    channels: record.channels.filter(({ id }) => !isGone(String(id), conditions)),
  };
}

type Answerable = Asked & { site: SimulatedSite };

function askedOf(
  sites: SimulatedSite[],
  id: string,
  query: Record<string, string>,
  now: Date,
): Answerable | { wrong: string } | null {
  const site = sites.find(({ record }) => [record, ...record.channels].some((one) => String(one.id) === id));
  if (!site) return null;
  const step = STEPS[query.step ?? 'hour'];
  if (step === undefined) return { wrong: 'step' };
  const [begin, end] = [query.begin ?? '', query.end ?? ''].map((text) =>
    TIME.test(text) ? minutesOfText(text) : null,
  );
  if (typeof begin !== 'number' || typeof end !== 'number' || end <= begin) return { wrong: 'begin, end' };
  if (end - begin > MOST_DAYS * DAY) return { wrong: `more than ${MOST_DAYS} days` };
  const place = site.record.channels.findIndex((channel) => String(channel.id) === id);
  const present = wallMinutesAt(now, 'America/Chicago') - site.record.interval;
  return { site, place: place < 0 ? null : place, begin, end: Math.min(end, present), step };
}
