import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { evaluateHours } from '../../network/health/evaluate-hours.ts';
import { sendDigests } from '../../network/digests/send-digests.ts';

const MONDAY = '2026-03-09T12:00:00Z';

afterEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const mails = (to: string) =>
  testApi().query<{ subject: string; body: string }>(
    'select subject, body from outbox where recipient = $1 order by id',
    [to],
  );
async function forget(email: string) {
  await request('POST /user/forgot', { body: { email } });
  await testApi().runJobs();
  return (await mails(email)).at(-1);
}
const chooses = (language: 'en' | 'es') => request('PUT /user/language', { body: { language } }, 'user');

test('who has not chosen a language is written to in both, English first', async () => {
  expect((await forget('admin@example.org'))?.subject).toMatch(/password.* \/ .*contraseña/);
});

test('who has chosen one in the app is written to in it, whoever has an e-mail sent', async () => {
  await chooses('es');
  const mail = await forget('user@example.org');
  expect(mail?.subject).toMatch(/contraseña/);
  expect(mail?.subject).not.toContain(' / ');
  expect(mail?.body).not.toContain(' password');
  expect(mail?.body).toMatch(/\n\nhttp\S+recover-password\S+$/);
  await chooses('en');
  expect((await forget('user@example.org'))?.subject).not.toMatch(/contraseña/);
  // nobody else's
  expect((await forget('admin@example.org'))?.subject).toContain(' / ');
});

test('digests are in it unless their dialog says otherwise', async () => {
  await evaluateHours({ db: testApi().db, now: () => new Date('2026-03-02T18:00:00Z') });
  await evaluateHours({ db: testApi().db, now: () => new Date(MONDAY) });
  await chooses('es');
  await request('PUT /user/language', { body: { language: 'es' } }, 'admin');
  await request('PUT /user/digest', { body: { wanted: 'weekly', language: 'en' } }, 'admin');
  expect((await request('GET /user/digest', {}, 'user')).reply.language).toBeNull();
  await sendDigests({
    db: testApi().db,
    queue: testApi().queue,
    now: () => new Date(MONDAY),
    origin: 'https://counts.example',
  });
  expect((await mails('user@example.org')).at(-1)?.subject).toMatch(/^\d+ contador(es)? sin datos/);
  expect((await mails('admin@example.org')).at(-1)?.subject).toMatch(/^\d+ counters? silent, [^/]*$/);
});

test('only a language that the app speaks is kept', async () => {
  expect((await request('PUT /user/language', { body: { language: 'fr' } } as never, 'user')).status).toBe(
    422,
  );
});
