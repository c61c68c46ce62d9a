import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { evaluateHours } from '../health/evaluate-hours.ts';
import { sendAtOnce } from './send-at-once.ts';
import { sendDigests } from './send-digests.ts';

const MONDAY = '2026-03-09T12:00:00Z';
const NEXT_MONDAY = '2026-03-16T12:00:00Z';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await testApi().query(
    `insert into digest_choices (user_id, wanted, language, changed_at) select id, 'weekly', 'en', now() from users`,
  );
  // no counter is watched here, and nothing waits
  await testApi().query(`update flows set count_method_code = '1'`);
  await testApi().query('delete from deployments');
  await evaluateHours({ db: testApi().db, now: () => new Date('2026-03-02T18:00:00Z') });
});

const deps = (at: string) => ({
  db: testApi().db,
  queue: testApi().queue,
  now: () => new Date(at),
  origin: 'https://counts.example',
});
const mails = (to: string) =>
  testApi().query<{ subject: string; body: string }>(
    'select subject, body from outbox where recipient = $1 and headers is not null order by id',
    [to],
  );
const fails = (since: string, until: string | null = null) =>
  testApi().query(
    `insert into import_failures (agency_id, since, until, why)
     values (3, $1, $2, '{"en":"It does not answer.","es":"No responde."}'::jsonb)`,
    [since, until],
  );
const chooseAtOnce = (as: Persona) =>
  request(
    'PUT /user/digest',
    { body: { wanted: 'weekly', language: 'en', at_once: ['failed'], any_time: true } },
    as,
  );

test('admins are told once that no counts could be fetched for a day, and once that they arrive again', async () => {
  await fails('2026-03-06T09:30:00Z');
  await sendDigests(deps(MONDAY));
  const [first] = await mails('admin@example.org');
  expect(first?.subject).toBe('Counts from Eco-Visio are not arriving – City of Austin');
  expect(first?.body).toContain(
    'Import failing\n- Eco-Visio: no counts could be fetched since March 6; no station is called silent because of it\n  https://counts.example/automatic-import',
  );
  // it is their admins' to see to, and nobody else's agency
  for (const other of ['user@example.org', 'houston@example.org'])
    expect((await mails(other)).filter(({ body }) => body.includes('Import failing'))).toEqual([]);
  await testApi().query(`update import_failures set until = '2026-03-12T09:30:00Z'`);
  await sendDigests(deps(NEXT_MONDAY));
  const [, second] = await mails('admin@example.org');
  expect(second?.subject).toBe('Counts from Eco-Visio arrive again – City of Austin');
  expect(second?.body).toContain(
    'Import works again\n- Eco-Visio: counts arrive again; none could be fetched from March 6 on',
  );
  await sendDigests(deps('2026-03-23T12:00:00Z'));
  expect((await mails('admin@example.org')).filter(({ body }) => body.includes('Import'))).toHaveLength(2);
});

test.each([
  ['that lasts for less than a day', '2026-03-08T18:00:00Z', null],
  ['that was over within a day', '2026-03-05T09:30:00Z', '2026-03-05T20:00:00Z'],
])('a failure %s is no news', async (_, since, until) => {
  await fails(since, until);
  await sendDigests(deps(MONDAY));
  expect((await mails('admin@example.org')).filter(({ body }) => body.includes('Eco-Visio:'))).toEqual([]);
});

test('an admin who chose so hears of it a day after it began, and no digest says it again', async () => {
  await chooseAtOnce('admin');
  await testApi().query(`update digest_choices set at_once_since = '2026-03-02T12:00:00Z'`);
  await fails('2026-03-06T09:30:00Z');
  expect(await sendAtOnce(deps('2026-03-07T09:00:00Z'))).toBe(0);
  expect(await sendAtOnce(deps('2026-03-07T10:30:00Z'))).toBe(1);
  expect(await sendAtOnce(deps('2026-03-07T12:30:00Z'))).toBe(0);
  expect((await mails('admin@example.org'))[0]?.subject).toBe(
    'Counts from Eco-Visio are not arriving – City of Austin',
  );
  await sendDigests(deps(MONDAY));
  expect(
    (await mails('admin@example.org')).filter(({ body }) => body.includes('Import failing')),
  ).toHaveLength(1);
});

test('the digest says which sites have channels that are new, once', async () => {
  const found = `insert into vendor_ids (eco_id, agency_id, site_id, site_name, name, found_at) values
    ('9001', 3, '9000', 'Barton Creek', 'Barton Creek Bike IN', '2026-03-05T10:00:00Z'),
    ('9002', 3, '9000', 'Barton Creek', 'Barton Creek Bike OUT', '2026-03-05T10:00:00Z'),
    ('9100', 4, '9100', 'Elsewhere', 'Elsewhere', '2026-03-05T10:00:00Z')`;
  await testApi().query(found);
  await sendDigests(deps(MONDAY));
  const [mail] = await mails('user@example.org');
  expect(mail?.body).toContain(
    'New at Eco-Visio\n- Barton Creek: 2 new channels; none is fetched until somebody adds it to a station',
  );
  expect(mail?.body).not.toContain('Elsewhere');
  await sendDigests(deps(NEXT_MONDAY));
  expect(
    (await mails('user@example.org')).filter(({ body }) => body.includes('New at Eco-Visio')),
  ).toHaveLength(1);
});
