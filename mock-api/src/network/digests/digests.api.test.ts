import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { evaluateHours } from '../health/evaluate-hours.ts';
import { sendDigests } from './send-digests.ts';

const ORIGIN = 'https://counts.example';
const MONDAY = '2026-03-09T12:00:00Z';
const NEXT_MONDAY = '2026-03-16T12:00:00Z';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const evaluate = (at: string) => evaluateHours({ db: testApi().db, now: () => new Date(at) });
const send = (at: string) =>
  sendDigests({ db: testApi().db, queue: testApi().queue, now: () => new Date(at), origin: ORIGIN });
/** The permanent counters have been silent since March 2, and the watch has looked until a moment. */
async function watchedUntil(at: string) {
  await evaluate('2026-03-02T18:00:00Z');
  await evaluate(at);
}
type MailRow = { recipient: string; subject: string; body: string; headers: Record<string, string> | null };
const mails = (to?: string) =>
  testApi().query<MailRow>(
    `select recipient, subject, body, headers from outbox
     where headers is not null and ($1::text is null or recipient = $1) order by id`,
    [to ?? null],
  );
const own = async (as: Persona = 'user') => (await request('GET /user/digest', {}, as)).reply;
const choose = (body: { wanted: 'weekly' | 'off'; language: 'en' | 'es' | null }, as: Persona = 'user') =>
  request('PUT /user/digest', { body }, as);

test('on Monday at seven everybody is told once what their own agency has not heard', async () => {
  await choose({ wanted: 'weekly', language: 'en' });
  await choose({ wanted: 'weekly', language: 'es' }, 'houston');
  await watchedUntil(MONDAY);
  // the week before began before the watch did
  expect(await send('2026-03-09T11:59:00Z')).toBe(0);
  expect(await send(MONDAY)).toBeGreaterThan(2);
  const [mine, another] = await mails('user@example.org');
  expect(another).toBeUndefined();
  expect(mine?.subject).toMatch(/^\d+ counters? silent, 1 upload overdue – City of Austin, week of March 9$/);
  expect(mine?.body).toContain('\n- AU0001 ');
  expect(mine?.body).not.toMatch(/\bHO\d{4}/);
  const [houston] = await mails('houston@example.org');
  expect(houston?.subject).toContain('City of Houston, semana del 9 de marzo');
  expect(houston?.body).not.toMatch(/\bAU\d{4}/);
  // who has not said a language is written to in both
  const [admin] = await mails('admin@example.org');
  expect(admin?.subject).toMatch(/ counters? silent, .* \/ .* contador(es)? sin datos, /);
  expect(await send('2026-03-09T18:00:00Z')).toBe(0);
  expect(await send('2026-03-15T23:00:00Z')).toBe(0);
  expect(await mails('user@example.org')).toHaveLength(1);
});

test('a line says the last count, and no rhythm that is not learned; who is silent for long is counted', async () => {
  await choose({ wanted: 'weekly', language: 'en' });
  await watchedUntil(MONDAY);
  await send(MONDAY);
  const [first] = await mails('user@example.org');
  expect(first?.body).toMatch(/\n- AU0001 [^:\n]*: since \w+ \d+(, \d{4})?, last count \w+ \d+(, \d{4})?\n/);
  expect(first?.body).not.toContain('usually every');
  await evaluate('2026-04-27T12:00:00Z');
  await send('2026-04-06T12:00:00Z');
  const [, later] = await mails('user@example.org');
  expect(later?.body).toMatch(/\n\d+ counters have been silent for longer than four weeks: https:/);
});

test('the next week says what is new alone, and of what lasts that it does', async () => {
  await choose({ wanted: 'weekly', language: 'en' });
  await watchedUntil(MONDAY);
  await send(MONDAY);
  await evaluate(NEXT_MONDAY);
  await send(NEXT_MONDAY);
  const [, second, third] = await mails('user@example.org');
  expect(third).toBeUndefined();
  expect(second?.body).toMatch(/^Still silent\n- AU0001 /);
  expect(second?.body).not.toMatch(/^Counters without data$/m);
  // at four weeks the last time; then nothing is told of it any more
  await evaluate('2026-04-06T12:00:00Z');
  for (const at of ['2026-03-23T12:00:00Z', '2026-03-30T12:00:00Z', '2026-04-06T12:00:00Z']) await send(at);
  const before = (await mails('user@example.org')).length;
  await evaluate('2026-04-27T12:00:00Z');
  await send('2026-04-13T12:00:00Z');
  await send('2026-04-20T12:00:00Z');
  await send('2026-04-27T12:00:00Z');
  const silent = (await mails('user@example.org'))
    .slice(before)
    .filter(({ body }) => /(silent|data)\n- AU0001/.test(body));
  expect(silent).toEqual([]);
});

test('it says whom to answer to, what it is about, and nothing that machines should answer', async () => {
  await choose({ wanted: 'weekly', language: 'en' });
  await watchedUntil(MONDAY);
  await send(MONDAY);
  const [mine] = await mails('user@example.org');
  expect(mine?.headers).toMatchObject({
    'Reply-To': 'admin@example.org',
    'List-Id': '<digest.counts.example>',
    'Auto-Submitted': 'auto-generated',
    Precedence: 'bulk',
  });
  // nobody is told to answer to themselves
  const [admin] = await mails('admin@example.org');
  expect(admin?.headers?.['Reply-To']).toBeUndefined();
  const [kept] = await testApi().query<{ html: string; dedupe_key: string; id: string }>(
    `select o.html, o.dedupe_key, u.id from outbox o join users u on u.email = o.recipient
     where recipient = 'user@example.org' and headers is not null`,
  );
  expect(kept?.dedupe_key).toBe(`digest:${kept?.id}:2026-W11`);
  expect(kept?.html).toContain('href="https://counts.example/stations/AU0001"');
  expect(kept?.html).toContain(mine?.headers?.['List-Unsubscribe']?.slice(1, -1));
});

test('the page of one that was sent says what has become of each line since, in the language of the app', async () => {
  await choose({ wanted: 'weekly', language: 'es' });
  await watchedUntil(MONDAY);
  await send(MONDAY);
  const line = async (language: 'en' | 'es' = 'en') => {
    const { sent } = (await request('GET /user/digest', {}, 'user', { 'accept-language': language })).reply;
    return /- AU0001 .*/.exec(sent[0]?.body ?? '')?.[0];
  };
  expect(await line()).toMatch(/: since March 2, .*; since then: no data yet$/);
  await testApi().query(
    `update outages set recovered_at = '2026-03-10T18:00:00Z', missing = '[[0, 120]]'
     where station_id = (select id from stations where station_id_tmg = 'AU0001')`,
  );
  expect(await line()).toMatch(/; since then: data again since March 10, 2 hours are missing$/);
  expect(await line('es')).toMatch(
    /; desde entonces: vuelve a haber datos desde el 10 de marzo, faltan 2 horas$/,
  );
  // what was sent stays what it was
  const [kept] = await testApi().query<{ body: string }>(
    'select body from digests where subject is not null',
  );
  expect(kept?.body).not.toMatch(/since then|desde entonces/);
});

test('though its week were forgotten, nobody gets it twice', async () => {
  await watchedUntil(MONDAY);
  await send(MONDAY);
  await testApi().query('delete from digests');
  await testApi().query('delete from digest_told');
  await send(MONDAY);
  expect(await mails('user@example.org')).toHaveLength(1);
});

test('a counter that needs somebody is told once, one that was seen to and needs somebody anew again', async () => {
  await choose({ wanted: 'weekly', language: 'en' });
  const visited = (day: string, outcome: string) =>
    testApi().query(
      `insert into station_visits (station_id, visited_on, reason, outcome, done, user_name, created_at)
       select id, $1, 'round', $2, 'Looked', 'Uma', now() from stations where station_id_tmg = 'AU0002'`,
      [day, outcome],
    );
  await visited('2026-03-05', 'needs maintenance');
  await watchedUntil(MONDAY);
  await send(MONDAY);
  await evaluate(NEXT_MONDAY);
  await send(NEXT_MONDAY);
  await visited('2026-03-17', 'solved');
  await visited('2026-03-18', 'needs maintenance');
  await evaluate('2026-03-23T12:00:00Z');
  await send('2026-03-23T12:00:00Z');
  const said = (await mails('user@example.org')).map(
    ({ body }) => /need maintenance\n- AU0002 .*: says the visit of (March \d+)/.exec(body)?.[1],
  );
  expect(said).toEqual(['March 5', undefined, 'March 18']);
});

test('what waits for review stands by how many counts it is about', async () => {
  await choose({ wanted: 'weekly', language: 'en' });
  await testApi().query(`delete from findings`);
  await testApi().query(`update stations set days_count = null`);
  const found = (station: string, affected: number) =>
    testApi().query(
      `insert into findings (station_id, flow_id, rule, severity, from_ts, until_ts, intervals, rows, value, threshold, evidence,
         suspect_ids, state, rules, parts, affected)
       select s.id, min(f.id), 'gap', 'review', '2026-02-01', '2026-02-02', 1, 1, 1, 1, '{}', '{}', 'open', '{gap}', '[]', $2
       from stations s join flows f on f.station_id = s.id where s.station_id_tmg = $1 group by s.id`,
      [station, affected],
    );
  await found('AU0001', 40);
  await found('AU0004', 900);
  await testApi().query(`update stations set days_count = 3 where station_id_tmg in ('AU0001', 'AU0002')`);
  await watchedUntil(MONDAY);
  await send(MONDAY);
  const [mine] = await mails('user@example.org');
  const section = /most counts first\n((?:- .*\n.*\n)+)/.exec(mine?.body ?? '')?.[1] ?? '';
  expect(section.match(/^- AU\d{4}|: .*$/gm)?.join('')).toBe(
    '- AU0004: 900 counts in findings- AU0001: 3 days to review, 40 counts in findings- AU0002: 3 days to review',
  );
});

test('a station that was moved before Monday is its new agency’s news alone', async () => {
  await choose({ wanted: 'weekly', language: 'en' });
  await choose({ wanted: 'weekly', language: 'en' }, 'houston');
  await watchedUntil(MONDAY);
  await testApi().query(
    `update stations set agency_id = (select agency_id from users where email = 'houston@example.org')
     where station_id_tmg = 'AU0001'`,
  );
  await send(MONDAY);
  const [[mine], [theirs]] = [await mails('user@example.org'), await mails('houston@example.org')];
  expect(JSON.stringify(mine)).not.toContain('AU0001');
  expect(theirs?.body).toContain('\n- AU0001 ');
});

test('several processes at the same moment send one', async () => {
  await watchedUntil(MONDAY);
  await Promise.all([send(MONDAY), send(MONDAY), send(MONDAY)]);
  expect(await mails('user@example.org')).toHaveLength(1);
});

test('of a week that nobody watched nothing is told', async () => {
  await evaluate('2026-03-11T12:00:00Z');
  expect(await send('2026-03-11T12:00:00Z')).toBe(0);
});

test('who wants none gets none, and reads in the app what it would be', async () => {
  await choose({ wanted: 'off', language: 'es' });
  await watchedUntil(MONDAY);
  await send(MONDAY);
  expect(await mails('user@example.org')).toEqual([]);
  const cameAt = (at: string) => testApi().query('update outage_news set at = $1', [at]);
  // the app's clock stands a week before
  const now = testApi().now().toISOString();
  await cameAt(now);
  const { wanted, language, preview, sent } = await own();
  expect([wanted, language, sent]).toEqual(['off', 'es', []]);
  // in the language of the app, whatever that of the e-mail is
  expect(preview?.subject).toContain('counters silent');
  await cameAt('2026-03-08T00:00:00Z');
  await choose({ wanted: 'weekly', language: 'en' });
  await send(MONDAY);
  await cameAt(now);
  const after = await own();
  expect(after.sent).toMatchObject([{ week: '2026-W11' }]);
  // what was sent is no news any more
  expect(after.preview).toBeNull();
});

test('the link of a mail ends them without signing in, however often, and an unknown one says the same', async () => {
  await watchedUntil(MONDAY);
  await send(MONDAY);
  const [mail] = await mails('user@example.org');
  const address = /<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  expect(mail?.body).toContain(address);
  expect(address.length).toBeLessThan(70);
  const visit = (method: 'GET' | 'POST', url = address) =>
    testApi().fetch(
      new Request(url, {
        method,
        ...(method === 'POST' && {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
      }),
    );
  const asked = await visit('GET');
  expect(await asked.text()).toContain('Do you want no more e-mails of this kind about the network?');
  expect((await own()).wanted).toBe('weekly');
  await request(
    'PUT /user/digest',
    { body: { wanted: 'weekly', language: null, at_once: ['silent'] } },
    'user',
  );
  for (const url of [address, address, `${ORIGIN}/api/unsubscribe/${'x'.repeat(43)}`]) {
    const response = await visit('POST', url);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await response.text()).toContain('You will get no more e-mails of this kind about the network.');
  }
  // what is told at once is another list
  expect(await own()).toMatchObject({ wanted: 'off', at_once: ['silent'] });
  expect((await own('admin')).wanted).toBe('weekly');
  await evaluate(NEXT_MONDAY);
  await send(NEXT_MONDAY);
  expect(await mails('user@example.org')).toHaveLength(1);
});

test('a person who has gone is sent nothing, and neither are those of a closed agency', async () => {
  await watchedUntil(MONDAY);
  await testApi().query(
    `update agencies set closed_at = '2026-03-01T00:00:00Z' where name = 'City of Houston'`,
  );
  await testApi().query(`delete from users where email = 'user@example.org'`);
  await send(MONDAY);
  expect(await mails('user@example.org')).toEqual([]);
  expect(await mails('houston@example.org')).toEqual([]);
  expect((await mails()).length).toBeGreaterThan(0);
});
