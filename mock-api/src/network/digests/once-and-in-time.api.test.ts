import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { evaluateHours } from '../health/evaluate-hours.ts';
import { sendDigests } from './send-digests.ts';

const MONDAY = '2026-03-09T12:00:00Z';
const WEDNESDAY = '2026-03-11T15:00:00Z';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await evaluateHours({ db: testApi().db, now: () => new Date('2026-03-02T18:00:00Z') });
  await evaluateHours({ db: testApi().db, now: () => new Date(WEDNESDAY) });
});

const send = (at: string, queue = testApi().queue) =>
  sendDigests({ db: testApi().db, queue, now: () => new Date(at), origin: 'https://counts.example' });
const to = async (recipient: string) =>
  (await testApi().outbox()).filter((mail) => mail.recipient === recipient).length;
const choose = (wanted: 'weekly' | 'off') =>
  request('PUT /user/digest', { body: { wanted, language: 'en' } }, 'user');

test('who comes on a Wednesday is written to on the next Monday', async () => {
  await send(MONDAY);
  await testApi().query(
    `insert into users (name, email, agency_id, admin, super_admin, password_hash, created_at)
     select 'Nora', 'nora@example.org', agency_id, false, false, password_hash, $1 from users where email = 'user@example.org'`,
    [WEDNESDAY],
  );
  await send(WEDNESDAY);
  expect(await to('nora@example.org')).toBe(0);
});

test('a digest of a Monday on which nobody looked leaves with the next look of its week, once, and not at night', async () => {
  await testApi().query(`update users set created_at = '2026-01-05'`);
  // nine o’clock in the evening
  await send('2026-03-10T02:00:00Z');
  expect(await to('user@example.org')).toBe(0);
  await send(WEDNESDAY);
  expect(await to('user@example.org')).toBe(1);
  await send('2026-03-12T15:00:00Z');
  expect(await to('user@example.org')).toBe(1);
  const [kept] = await testApi().query<{ week: string; news: boolean }>(
    `select week, subject is not null as news from digests d join users u on u.id = d.user_id where email = 'user@example.org'`,
  );
  expect(kept).toEqual({ week: '2026-W11', news: true });
});

test('one a month that nobody made in its week leaves in the next, and after a month without any no news is lost', async () => {
  await testApi().query(`update users set created_at = '2026-01-05'`);
  await testApi().query(
    `insert into digest_choices (user_id, wanted, language, changed_at)
     select id, 'monthly', 'en', '2026-01-05' from users where email = 'user@example.org'`,
  );
  // the first Monday is the sixth
  await send('2026-04-14T15:00:00Z');
  expect(await to('user@example.org')).toBe(1);
  await send('2026-04-20T15:00:00Z');
  expect(await to('user@example.org')).toBe(1);
  await testApi().query(
    `with fell as (insert into outages (station_id, kind, start_at, due_at, silent_at, usual_minutes, threshold_minutes, stage_minutes, missing, confirming)
       select id, 'silent', '2026-04-16T18:00:00Z', '2026-04-17', '2026-04-18', 1440, 2160, 0, '[]', '[]'
       from stations where station_id_tmg = 'AU0001' returning id, station_id)
     insert into outage_news (station_id, outage_id, at, what) select station_id, id, '2026-04-18', 'silent' from fell`,
  );
  // nobody looked in May
  await send('2026-06-01T12:00:00Z');
  const last = (await testApi().outbox()).findLast(({ recipient }) => recipient === 'user@example.org');
  expect(last?.body).toMatch(/- AU0001 [^:\n]*: since April 16/);
});

test('who chooses them on a Wednesday is written to on the next Monday', async () => {
  await choose('off');
  await send(MONDAY);
  testApi().at(WEDNESDAY);
  forgetSignIns();
  await choose('weekly');
  await send(WEDNESDAY);
  expect(await to('user@example.org')).toBe(0);
});

test('a digest that can not be written keeps nobody else’s', async () => {
  let tries = 0;
  const { queue: real } = testApi();
  const enqueue: typeof real.enqueue = (...given) =>
    tries++ === 0 ? Promise.reject(new Error('refused')) : real.enqueue(...given);
  const queue = { ...real, enqueue };
  await send(MONDAY, queue).catch(() => 0);
  const mails = (await testApi().outbox()).length;
  expect(mails).toBeGreaterThan(0);
});

test('after a year without, the news of that year is none', async () => {
  await send(MONDAY);
  await choose('off');
  await testApi().query(`insert into outage_news (station_id, outage_id, at, what)
    select station_id, id, '2026-06-01T00:00:00Z', 'still' from outages`);
  await testApi().query('delete from digest_told');
  await choose('weekly');
  await send('2027-03-08T13:00:00Z');
  const last = (await testApi().outbox()).findLast(({ recipient }) => recipient === 'user@example.org');
  expect(last?.body ?? '').not.toMatch(/^Counters without data$|^Still silent$/m);
});

test('who ended them while others were written to gets none', async () => {
  const db = testApi().db;
  const transaction: typeof db.transaction = async (...given) => {
    await testApi()
      .query(`insert into digest_choices (user_id, wanted, changed_at) select id, 'off', now() from users
      where email = 'user@example.org' on conflict (user_id) do update set wanted = 'off'`);
    return db.transaction(...given);
  };
  const slow = new Proxy(db, {
    get: (of, name) => (name === 'transaction' ? transaction : of[name as never]),
  });
  await sendDigests({
    db: slow,
    queue: testApi().queue,
    now: () => new Date(MONDAY),
    origin: 'https://counts.example',
  });
  expect(await to('user@example.org')).toBe(0);
});
