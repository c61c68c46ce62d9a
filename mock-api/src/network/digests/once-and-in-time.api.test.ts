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

test('who chooses them on a Wednesday is written to on the next Monday', async () => {
  await choose('off');
  await send(MONDAY);
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
