import type { AtOnce } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { evaluateHours, judgeArrivals } from '../health/evaluate-hours.ts';
import { sendAtOnce } from './send-at-once.ts';
import { sendDigests } from './send-digests.ts';

// the permanent counters fall silent on Thursday, March 5, at noon in Austin
const FELL = '2026-03-05T18:00:00Z';
const TOLD = '2026-03-05T18:30:00Z';
const MONDAY = '2026-03-09T12:00:00Z';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await evaluate('2026-03-02T18:00:00Z');
});

const evaluate = (at: string) => evaluateHours({ db: testApi().db, now: () => new Date(at) });
const deps = (at: string) => ({
  db: testApi().db,
  queue: testApi().queue,
  now: () => new Date(at),
  origin: 'https://counts.example',
});
const tell = (at: string) => sendAtOnce(deps(at));
const mails = (to: string) =>
  testApi().query<{ subject: string; body: string }>(
    'select subject, body from outbox where recipient = $1 and headers is not null order by id',
    [to],
  );
const choose = (at_once: AtOnce[], more: object = {}, as: Persona = 'user') =>
  request('PUT /user/digest', { body: { wanted: 'weekly', language: 'en', at_once, ...more } }, as);
const mute = (stationId: string, until: string, as: Persona = 'user') =>
  request('PUT /user/digest/muted/:stationId', { params: { stationId }, body: { until } }, as);

test('who chose so is told within the hour, by day, once, and the digest does not say it again', async () => {
  await choose(['silent']);
  await evaluate(FELL);
  // some have been silent for longer
  await testApi().query('delete from outage_news where at < $1', [FELL]);
  // it gathers for half an hour
  expect(await tell('2026-03-05T18:29:00Z')).toBe(0);
  expect(await tell(TOLD)).toBe(1);
  expect(await tell('2026-03-05T19:30:00Z')).toBe(0);
  const [mail, another] = await mails('user@example.org');
  expect(another).toBeUndefined();
  expect(mail?.subject).toMatch(/^\d+ counters silent – City of Austin$/);
  expect(mail?.body).toContain('\n- AU0001 ');
  expect(mail?.body).toContain('You get this at once because you chose so for City of Austin.');
  expect(await mails('admin@example.org')).toEqual([]);
  await evaluate(MONDAY);
  await sendDigests(deps(MONDAY));
  const [, digest] = await mails('user@example.org');
  expect(digest?.body ?? '').not.toContain('Counters without data\n');
  expect((await mails('admin@example.org'))[0]?.body).toContain('Counters without data\n');
});

/** Counts of all flows of a station come, up to the day before. */
const arrive = (at: string, station: string) =>
  testApi().query(
    `insert into arrivals (station_id, flow_id, arrived_at, from_ts, through_ts, filled)
     select f.station_id, f.id, $1::timestamptz, $1::timestamptz::date - 4, $1::timestamptz::date, false
     from flows f join stations s on s.id = f.station_id where s.station_id_tmg = $2`,
    [at, station],
  );
const judge = (at: string) => judgeArrivals({ db: testApi().db, now: () => new Date(at) });

test('what was told at once is shown in the app, with what has become of it', async () => {
  await choose(['silent']);
  await evaluate(FELL);
  await tell(TOLD);
  const { sent, told_at_once } = (await request('GET /user/digest', {}, 'user')).reply;
  expect(sent).toEqual([]);
  expect(told_at_once).toMatchObject([
    { sent_at: '2026-03-05T18:30:00Z', subject: expect.stringContaining('silent') },
  ]);
  expect(told_at_once?.[0]?.body).toMatch(/- AU0001 .*; since then: no data yet\n/);
});

test('a counter whose counts came meanwhile is not told silent at once', async () => {
  await choose(['silent']);
  await evaluate(FELL);
  await arrive('2026-03-05T18:20:00Z', 'AU0001');
  await judge('2026-03-05T18:21:00Z');
  expect(await tell(TOLD)).toBe(1);
  const [mail] = await mails('user@example.org');
  expect(mail?.body).toContain('- AU0004 ');
  expect(mail?.body).not.toContain('AU0001');
});

test('nor is it by a digest that leaves within the hour', async () => {
  await evaluate(MONDAY);
  await arrive('2026-03-09T12:20:00Z', 'AU0001');
  await judge('2026-03-09T12:25:00Z');
  await sendDigests(deps('2026-03-09T12:25:00Z'));
  const [digest] = await mails('user@example.org');
  expect(digest?.body).toMatch(/AU0004 [^:\n]*: since/);
  expect(digest?.body).not.toMatch(/AU0001 [^:\n]*: since/);
});

test('several processes at the same moment tell it once', async () => {
  await choose(['silent']);
  await evaluate(FELL);
  await Promise.all([tell(TOLD), tell(TOLD), tell(TOLD)]);
  expect(await mails('user@example.org')).toHaveLength(1);
});

test('evenings and weekends are quiet, unless a person wants to know at any time', async () => {
  await choose(['silent']);
  await choose(['silent'], { any_time: true }, 'admin');
  await evaluate(FELL);
  const evening = '2026-03-06T01:30:00Z';
  expect(await tell(evening)).toBe(1);
  expect(await mails('admin@example.org')).toHaveLength(1);
  expect(await tell('2026-03-06T12:59:00Z')).toBe(0);
  expect(await tell('2026-03-06T13:00:00Z')).toBe(1);
});

test('what was before the choice is left to the digest, and so is what was not chosen', async () => {
  await choose(['recovered']);
  await evaluate(FELL);
  expect(await tell(TOLD)).toBe(0);
  await testApi().query(`update outage_news set at = '2026-03-02T11:00:00Z'`);
  await choose(['recovered', 'silent']);
  expect(await tell(TOLD)).toBe(0);
});

test('who has named stations is told at once of these alone, and the digest tells of the others', async () => {
  await choose(['silent', 'failed'], { at_once_stations: ['AU0004'] });
  const own = async () => (await request('GET /user/digest', {}, 'user')).reply.at_once_stations;
  expect(await own()).toEqual(['AU0004']);
  await evaluate(FELL);
  expect(await tell(TOLD)).toBe(1);
  const [mail] = await mails('user@example.org');
  expect(mail?.subject).toMatch(/^Silent: /);
  expect(mail?.body).toContain('- AU0004 ');
  expect(mail?.body).not.toContain('- AU0001 ');
  // what is left out of a choice stays
  await choose(['silent']);
  expect(await own()).toEqual(['AU0004']);
  await evaluate(MONDAY);
  await sendDigests(deps(MONDAY));
  expect((await mails('user@example.org')).at(-1)?.body).toContain('- AU0001 ');
  await choose(['silent'], { at_once_stations: [] });
  expect(await own()).toEqual([]);
});

test.each<[string, Persona, string[]]>([
  ['another agency’s', 'user', ['HO0001']],
  ['one’s own and another agency’s', 'user', ['AU0004', 'HO0001']],
  ['none at all', 'user', ['ZZ0001']],
  ['another agency’s, by who sees all', 'super', ['AU0004']],
])('stations that are %s are refused, for left out they would be all', async (_, as, at_once_stations) => {
  const body = { wanted: 'weekly' as const, language: null, at_once: ['silent' as const], at_once_stations };
  const { status, problem } = await request('PUT /user/digest', { body }, as);
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['at_once_stations']]);
  expect((await request('GET /user/digest', {}, as)).reply.at_once).toEqual([]);
});

test('who has named a station that has gone to another agency is told at once of none of those that stayed', async () => {
  await choose(['silent'], { at_once_stations: ['AU0004'] });
  await testApi().query(
    `update stations set agency_id = (select agency_id from users where email = 'houston@example.org') where station_id_tmg = 'AU0004'`,
  );
  await evaluate(FELL);
  expect(await tell(TOLD)).toBe(0);
  expect((await request('GET /user/digest', {}, 'user')).reply).toMatchObject({
    at_once: [],
    at_once_stations: [],
  });
});

test('a muted station is not told of until its day is over, and the others are', async () => {
  await choose(['silent']);
  expect((await mute('AU0001', '2026-03-09')).status).toBe(200);
  expect((await mute('HO0001', '2026-03-09')).status).toBe(404);
  const { muted } = (await request('GET /user/digest', {}, 'user')).reply;
  expect(muted).toMatchObject([{ station_id_tmg: 'AU0001', until: '2026-03-09' }]);
  await evaluate(FELL);
  await tell(TOLD);
  await evaluate(MONDAY);
  await sendDigests(deps(MONDAY));
  const said = JSON.stringify(await mails('user@example.org'));
  expect(said).toContain('AU0004 ');
  expect(said).not.toContain('- AU0001 ');
  await request('DELETE /user/digest/muted/:stationId', { params: { stationId: 'AU0001' } }, 'user');
  expect((await request('GET /user/digest', {}, 'user')).reply.muted).toEqual([]);
});

test('after five of a day the rest waits for the next', async () => {
  await choose(['silent']);
  await evaluate(FELL);
  await testApi().query(
    `insert into digest_notices (user_id, built_at, subject, failed_imports)
     select u.id, '2026-03-05T15:00:00Z'::timestamptz + make_interval(mins => n), 'Silent', '{}'
     from users u, generate_series(1, 5) n where u.email = 'user@example.org'`,
  );
  expect(await tell(TOLD)).toBe(0);
  expect(await tell('2026-03-06T14:00:00Z')).toBe(1);
});

test('an import that failed is told once, and not again by the digest', async () => {
  await choose(['failed']);
  await testApi().query(
    `insert into imports (station_id, user_id, requested_by, file_name, vendor_code, request, status, created_at, finished_at)
     select id, 2, 'Ada', 'counts.csv', '0', '{}', 'failed', '2026-03-05T17:00:00Z', '2026-03-05T17:01:00Z'
     from stations where station_id_tmg = 'AU0002'`,
  );
  expect(await tell('2026-03-05T17:30:00Z')).toBe(0);
  expect(await tell(TOLD)).toBe(1);
  expect(await tell('2026-03-05T19:00:00Z')).toBe(0);
  const [mail] = await mails('user@example.org');
  expect(mail?.subject).toMatch(/^Import failed: /);
  expect(mail?.body).toContain('https://counts.example/import-history?station=AU0002');
  await evaluate(MONDAY);
  await sendDigests(deps(MONDAY));
  const [, digest] = await mails('user@example.org');
  expect(digest?.body).not.toContain('Imports that failed');
});

test('who wants one a month gets that of its first Monday', async () => {
  await choose([], { wanted: 'monthly' });
  await evaluate(MONDAY);
  await sendDigests(deps(MONDAY));
  expect(await mails('user@example.org')).toEqual([]);
  await evaluate('2026-04-06T12:00:00Z');
  await sendDigests(deps('2026-04-06T12:00:00Z'));
  const [mail] = await mails('user@example.org');
  expect(mail?.body).toContain('You get this on the first Monday of each month');
  expect(mail?.body).toContain('\n- AU0001 ');
});

test('the link of an e-mail ends those at once alone, one from before ends both, and a choice without them leaves them', async () => {
  await choose(['silent']);
  await evaluate(FELL);
  await tell(TOLD);
  const [mail] = await mails('user@example.org');
  const link = /https:\S+\/u\/\S+/.exec(mail?.body ?? '')?.[0] ?? '';
  await request('PUT /user/digest', { body: { wanted: 'monthly', language: 'es' } }, 'user');
  expect((await request('GET /user/digest', {}, 'user')).reply.at_once).toEqual(['silent']);
  const visit = (url: string) =>
    testApi().fetch(
      new Request(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
    );
  const wished = async () => {
    const { wanted, at_once } = (await request('GET /user/digest', {}, 'user')).reply;
    return [wanted, at_once];
  };
  await visit(link);
  expect(await wished()).toEqual(['monthly', []]);
  await choose(['silent']);
  // as those that are in mailboxes since before
  await testApi().query('update unsubscribe_links set list = null');
  await visit(link.replace('/u/', '/api/unsubscribe/'));
  expect(await wished()).toEqual(['off', []]);
});
