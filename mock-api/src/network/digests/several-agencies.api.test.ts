import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { evaluateHours } from '../health/evaluate-hours.ts';
import { sendDigests } from './send-digests.ts';

// network.md, 3.3: super admins hear of their own agency, of others by choice: one mail, with sections by agency

const MONDAY = '2026-03-09T12:00:00Z';
const AUSTIN = 3;
const HOUSTON = 4;

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const evaluate = (at: string) => evaluateHours({ db: testApi().db, now: () => new Date(at) });
const send = (at: string) =>
  sendDigests({
    db: testApi().db,
    queue: testApi().queue,
    now: () => new Date(at),
    origin: 'https://counts.example',
  });
const mails = (to = 'super@example.org') =>
  testApi().query<{ subject: string; body: string }>(
    'select subject, body from outbox where headers is not null and recipient = $1 order by id',
    [to],
  );
const choose = (others: number[] | undefined, as: Persona = 'super') =>
  request('PUT /user/digest', { body: { wanted: 'weekly', language: 'en', others } }, as);
const own = async (as: Persona = 'super') => (await request('GET /user/digest', {}, as)).reply;
const chosen = async () => ((await own()).others ?? []).filter((one) => one.chosen).map(({ id }) => id);
/** The permanent counters have been silent since March 2, and the watch has looked until Monday. */
async function watched() {
  await evaluate('2026-03-02T18:00:00Z');
  await evaluate(MONDAY);
}

test('a super admin is told of the agencies that they have chosen, each under its name, in one mail', async () => {
  await choose([AUSTIN, HOUSTON]);
  await choose(undefined, 'user');
  await watched();
  await send(MONDAY);
  const [mail, another] = await mails();
  expect(another).toBeUndefined();
  expect(mail?.subject).toMatch(/^\d+ counters silent, .* – \d agencies, week of March 9$/);
  const [austin = '', houston = ''] = (mail?.body ?? '').split('City of Houston\n=');
  expect(austin).toMatch(/City of Austin\n=[^]*\n- AU0001 /);
  expect(austin).not.toMatch(/\bHO\d{4}/);
  expect(houston).toMatch(/\n- HO\d{4} /);
  expect(houston).not.toMatch(/\bAU\d{4}/);
  expect((await own()).sent[0]?.body).toContain('City of Houston\n=');
  // the same as the agency's own people read
  const [mine] = await mails('user@example.org');
  const lines = (body = '') => body.split('\n').filter((one) => /^- AU\d{4} .*since /.test(one));
  expect(lines(mail?.body)).toEqual(lines(mine?.body));
});

test('nothing of it is told twice, and one that is chosen no more is not told of', async () => {
  await choose([AUSTIN]);
  await watched();
  await send(MONDAY);
  await evaluate('2026-03-16T12:00:00Z');
  await send('2026-03-16T12:00:00Z');
  const [first, second] = await mails();
  expect(first?.body).toMatch(/Counters without data\n[^]*- AU0001 /);
  expect(second?.body).toMatch(/Still silent\n[^]*- AU0001 /);
  expect(second?.body).not.toContain('Counters without data');
  await choose([]);
  await evaluate('2026-03-23T12:00:00Z');
  await send('2026-03-23T12:00:00Z');
  for (const { body } of (await mails()).slice(2)) expect(body).not.toMatch(/\bAU\d{4}/);
});

test('only as long as the person is a super admin and the agency is open', async () => {
  await choose([AUSTIN, HOUSTON]);
  await testApi().query('update agencies set closed_at = now() where id = $1', [HOUSTON]);
  expect(await chosen()).toEqual([AUSTIN]);
  // there is always one
  await testApi().query(`update users set super_admin = true where email = 'admin@example.org'`);
  await testApi().query(`update users set super_admin = false where email = 'super@example.org'`);
  await watched();
  await send(MONDAY);
  for (const { body } of await mails()) expect(body).not.toMatch(/\b(AU|HO)\d{4}/);
});

test('what is left out stays, and an empty choice ends it', async () => {
  await choose([HOUSTON, AUSTIN]);
  await choose(undefined);
  expect(await chosen()).toEqual([AUSTIN, HOUSTON]);
  await choose([]);
  expect(await chosen()).toEqual([]);
});

test.each<[string, number[], Persona, number, string]>([
  ['an ordinary person', [HOUSTON], 'user', 403, 'Only super admins are told of other agencies.'],
  ['an admin', [HOUSTON], 'admin', 403, 'Only super admins are told of other agencies.'],
  ['an agency that is not there', [999], 'super', 422, 'There is no such agency.'],
  [
    'more than one mail holds',
    Array.from({ length: 21 }, (_, at) => at),
    'super',
    422,
    'Choose 20 agencies at most.',
  ],
])('is refused, and nothing changes: %s', async (_, others, as, expected, sentence) => {
  const { status, problem } = await choose(others, as);
  expect([status, problem.message]).toEqual([expected, sentence]);
  expect(await chosen()).toEqual([]);
});

test('who is no super admin is offered none', async () => {
  expect(await own('admin')).not.toHaveProperty('others');
});
