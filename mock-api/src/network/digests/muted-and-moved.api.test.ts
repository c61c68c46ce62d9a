import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { evaluateHours } from '../health/evaluate-hours.ts';
import { sendAtOnce } from './send-at-once.ts';
import { sendDigests } from './send-digests.ts';

// the permanent counters fall silent on Thursday, March 5, at noon in Austin
const MONDAYS = ['2026-03-09T12:00:00Z', '2026-03-16T12:00:00Z', '2026-03-23T12:00:00Z'] as const;
const STATION = 'AU0001';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  for (const as of ['user', 'houston'] as const)
    await request('PUT /user/digest', { body: { wanted: 'weekly', language: 'en' } }, as);
  await evaluate('2026-03-02T18:00:00Z');
});

const evaluate = (at: string) => evaluateHours({ db: testApi().db, now: () => new Date(at) });
const deps = (at: string) => ({
  db: testApi().db,
  queue: testApi().queue,
  now: () => new Date(at),
  origin: 'https://counts.example',
});
/** The digest of a Monday as somebody reads it. */
async function digestOf(at: string, to = 'user@example.org'): Promise<string> {
  const before = await testApi().query('select id from outbox where recipient = $1', [to]);
  await evaluate(at);
  await sendDigests(deps(at));
  const after = await testApi().query<{ body: string }>(
    'select body from outbox where recipient = $1 order by id',
    [to],
  );
  return after
    .slice(before.length)
    .map(({ body }) => body)
    .join('\n');
}
const SINCE = /AU0001 [^:\n]*: since/;

const outage = async () => {
  const params = { stationId: STATION };
  const { outages } = (await request('GET /stations/:stationId/health', { params }, 'user')).reply;
  return outages[0];
};
async function mute(until: string | null, reason: string | null = 'Parts are ordered', as: Persona = 'user') {
  const { id = 0, version = 1 } = (await outage()) ?? {};
  const params = { stationId: STATION, outageId: String(id) };
  return request(
    'PUT /stations/:stationId/outages/:outageId/mute',
    { params, body: { until, reason, version } },
    as,
  );
}

describe('a muted outage', () => {
  test('is told by no e-mail up to its day, whoever muted it, and after it as new', async () => {
    await request(
      'PUT /user/digest',
      { body: { wanted: 'weekly', language: 'en', at_once: ['silent'] } },
      'admin',
    );
    await evaluate('2026-03-05T18:00:00Z');
    const { reply } = await mute('2026-03-20');
    expect(reply.muted).toEqual({ until: '2026-03-20', by: 'Uma Castillo', reason: 'Parts are ordered' });
    await sendAtOnce(deps('2026-03-05T18:40:00Z'));
    const [atOnce] = await testApi().query<{ body: string }>(
      `select body from outbox where recipient = 'admin@example.org'`,
    );
    expect(atOnce?.body).toContain('AU0004 ');
    expect(atOnce?.body).not.toMatch(SINCE);
    expect(await digestOf(MONDAYS[0])).not.toMatch(SINCE);
    expect(await digestOf(MONDAYS[1])).not.toMatch(SINCE);
    // it lasts, and was never told
    expect(await digestOf(MONDAYS[2])).toMatch(/^Counters without data\n- AU0001 [^:\n]*: since/m);
  });

  test('is told of again once somebody says so', async () => {
    await evaluate('2026-03-05T18:00:00Z');
    await mute('2026-03-20');
    expect((await mute(null, null)).reply.muted).toBeNull();
    expect(await digestOf(MONDAYS[0])).toMatch(SINCE);
  });

  test.each<[string, string, string | null, number, string]>([
    ['a day that is over', '2020-01-01', 'Parts', 422, 'until'],
    ['longer than a year', '2036-01-01', 'Parts', 422, 'until'],
    ['no reason', '2026-03-20', null, 422, 'reason'],
  ])('is refused: %s', async (_what, until, reason, status, field) => {
    await evaluate('2026-03-05T18:00:00Z');
    const refused = await mute(until, reason);
    expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([status, [field]]);
    expect((await outage())?.muted).toBeNull();
  });

  test('is refused over a version that is stale, and to another agency as if it were not there', async () => {
    await evaluate('2026-03-05T18:00:00Z');
    expect((await mute('2026-03-20', 'Parts', 'houston')).status).toBe(404);
    const { id = 0, version = 1 } = (await outage()) ?? {};
    await mute('2026-03-20');
    const params = { stationId: STATION, outageId: String(id) };
    const stale = await request(
      'PUT /stations/:stationId/outages/:outageId/mute',
      { params, body: { until: null, reason: null, version } },
      'user',
    );
    expect([stale.status, stale.problem.current]).toMatchObject([409, { muted: { until: '2026-03-20' } }]);
  });
});

describe('a silent station that goes to another agency', () => {
  const move = (at: string) =>
    testApi()
      .query(
        `with moved as (update stations set agency_id = (select agency_id from users where email = 'houston@example.org')
         where station_id_tmg = $1 returning id) select id from moved`,
        [STATION],
      )
      .then(() => testApi().query('update station_moves set moved_at = $1', [at]));

  test('is told to those who had heard of it as moved, once, and to the new agency as silent', async () => {
    expect(await digestOf(MONDAYS[0])).toMatch(SINCE);
    await move('2026-03-12T12:00:00Z');
    await evaluate(MONDAYS[1]);
    const theirs = await digestOf(MONDAYS[1], 'houston@example.org');
    expect(theirs).toMatch(/^Counters without data\n(- .*\n.*\n)*- AU0001 [^:\n]*: since March 2/m);
    const [, mine] = await testApi().query<{ body: string }>(
      `select body from outbox where recipient = 'user@example.org' order by id`,
    );
    expect(mine?.body).toMatch(/AU0001 [^:\n]*: went to another agency while it was silent/);
    // what is there now is not theirs to see
    expect(mine?.body).not.toContain('/stations/AU0001');
    const later = await digestOf(MONDAYS[2]);
    expect(later).not.toContain('AU0001');
  });

  test('is no news to those who had not heard of it', async () => {
    await evaluate('2026-03-05T18:00:00Z');
    await move('2026-03-06T12:00:00Z');
    expect(await digestOf(MONDAYS[0])).not.toContain('AU0001');
  });
});
