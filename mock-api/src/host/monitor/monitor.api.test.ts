import { forgetSignIns, request, signIn, testApi, type Persona } from '../../testing/index.ts';
import { queueNames } from './texts.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const address = 'http://count-exchange.test/horizon';
async function look(as: Persona, headers: Record<string, string> = {}) {
  const response = await testApi().fetch(new Request(`${address}?token=${await signIn(as)}`, { headers }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}
async function retry(as: Persona, fields: Record<string, string>) {
  const body = new URLSearchParams({ token: await signIn(as), ...fields });
  return testApi().fetch(new Request(`${address}/retry`, { method: 'POST', body }));
}

/** A mail that the mail server has refused in every try. */
async function failedMail(subject = 'Hello'): Promise<{ id: string }> {
  const [mail] = await testApi().query<{ id: number }>(
    `insert into outbox (recipient, subject, body, created_at) values ('uma@example.org', $1, 'Text', now()) returning id`,
    [subject],
  );
  await testApi().db.transaction((tx) => testApi().queue.enqueue(tx, 'deliver-mail', { id: mail?.id ?? 0 }));
  await testApi().runJobs(() => Promise.reject(new Error('no such host')));
  const [job] = await testApi().query<{ id: string }>(`select id from jobs.job where state = 'failed'`);
  return { id: job?.id ?? '' };
}

test('shows queues, failed jobs and the outbox, in the reader’s language', async () => {
  await failedMail('<script>alert(1)</script>');
  const { status, headers, text } = await look('super');
  expect(status).toBe(200);
  expect(text).toContain('deliver-mail');
  expect(text).toContain('no such host');
  expect(text).toContain('uma@example.org');
  expect(text).toContain('&lt;script&gt;');
  expect(text).not.toContain('<script');
  expect(headers.get('content-security-policy')).toContain(`default-src 'none'`);
  expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'no-store']);
  expect((await look('super', { 'accept-language': 'es' })).text).toContain('Bandeja de salida');
});

test('is in the language of the app and by the reader’s clock, and stays so', async () => {
  const { id } = await failedMail();
  await testApi().query(`update jobs.job set created_on = '2026-03-02T18:30:00Z'`);
  const view = new URLSearchParams({ token: await signIn('super'), language: 'es', zone: 'America/Chicago' });
  const response = await testApi().fetch(
    new Request(`${address}?${view}`, { headers: { 'accept-language': 'en' } }),
  );
  const text = await response.text();
  expect(text).toContain('<html lang="es">');
  expect(text).toContain('2 mar 2026, 12:30:00');
  expect(text).toContain('America/Chicago');
  expect(text).toMatch(/Correo\s+<code>deliver-mail<\/code>/);
  expect(text).toContain('>fallido</td>');
  expect(text).toContain('<input type="hidden" name="zone" value="America/Chicago" />');
  const body = new URLSearchParams({ ...Object.fromEntries(view), queue: 'deliver-mail', id });
  const retried = await testApi().fetch(new Request(`${address}/retry`, { method: 'POST', body }));
  expect(retried.headers.get('location')).toBe(`/horizon?${view}`);
});

test.each(['Mars/Olympus', '', '<script>'])(
  'a zone %j is none: times are in UTC and say so',
  async (zone) => {
    await failedMail();
    await testApi().query(`update jobs.job set created_on = '2026-03-02T18:30:00Z'`);
    const view = new URLSearchParams({ token: await signIn('super'), zone });
    const text = await (await testApi().fetch(new Request(`${address}?${view}`))).text();
    expect(text).toMatch(/Mar 2, 2026, 6:30:00\sPM/);
    expect(text).toContain('Times are those of UTC.');
  },
);

test('jobs are one list: failed ones first, then those that wait', async () => {
  await failedMail();
  await testApi().db.transaction((tx) => testApi().queue.enqueue(tx, 'find-oddities', { id: 1 }));
  const { text } = await look('super');
  expect(text.match(/<h2>/g)).toHaveLength(3);
  expect(text.indexOf('>failed</td>')).toBeLessThan(text.indexOf('>waiting</td>'));
});

test('on a phone each cell of a row says what it is, and none is pushed aside', async () => {
  await failedMail();
  const { text } = await look('super');
  const tables = text.match(/<table[^>]*>/g) ?? [];
  expect(tables).toHaveLength(3);
  expect(tables.filter((table) => !table.includes('class="cards'))).toEqual([]);
  for (const head of ['Running', 'Failed', 'Retries', 'Created', 'Sent'])
    expect(text).toContain(`<td data-head="${head}"`);
});

test('every queue has a name in words', async () => {
  const queues = await testApi().query<{ name: string }>(
    `select name from jobs.queue where name not like '%-failed'`,
  );
  expect(queues.map(({ name }) => name).toSorted()).toEqual(Object.keys(queueNames).toSorted());
  expect((await look('super')).text).toMatch(/E-mail, after it failed\s+<code>deliver-mail-failed<\/code>/);
});

test.each(['admin', 'user'] as const)('is not %s’s to see', async (as) => {
  await failedMail();
  const { status, text } = await look(as);
  expect(status).toBe(403);
  expect(text).not.toContain('deliver-mail');
});

test('is nobody’s to see without a session', async () => {
  const { status } = await testApi().fetch(new Request(`${address}?token=forged`));
  expect(status).toBe(401);
});

test('shows the outbox to super admins alone', async () => {
  await testApi().query('update users set monitors = true where id = 2');
  await failedMail();
  const { status, text } = await look('admin');
  expect(status).toBe(200);
  expect(text).not.toContain('uma@example.org');
});

test('a failed e-mail is tried again', async () => {
  const { id } = await failedMail();
  const response = await retry('super', { queue: 'deliver-mail', id });
  expect(response.status).toBe(303);
  const sent: string[] = [];
  await testApi().runJobs(({ to }) => Promise.resolve(void sent.push(to)));
  expect(sent).toEqual(['uma@example.org']);
});

test('a certification that was given up is certified when it is tried again', async () => {
  await request('POST /counts/certify', { body: { flowid_txdot: 'AU0001', reason: 'Known' } }, 'user');
  // a certification that the database cannot write
  await testApi().db.exec('alter table certifications add constraint stuck check (counts = 0) not valid');
  await testApi().runJobs();
  await testApi().db.exec('alter table certifications drop constraint stuck');
  const [job] = await testApi().query<{ id: string }>(
    `select id from jobs.job where name = 'certify' and state = 'failed'`,
  );
  expect((await retry('super', { queue: 'certify', id: job?.id ?? '' })).status).toBe(303);
  await testApi().runJobs();
  const [done] = await testApi().query('select status from certifications order by id desc limit 1');
  expect(done).toEqual({ status: 'done' });
});

test.each([
  ['an unknown job', { queue: 'deliver-mail', id: '7e0f6f5c-4d1e-4c55-8f5e-5a4cbe1fbb11' }, 409],
  ['an unknown queue', { queue: 'nothing', id: '7e0f6f5c-4d1e-4c55-8f5e-5a4cbe1fbb11' }, 409],
  ['what is no job', { queue: 'deliver-mail', id: "' or 1=1" }, 422],
])('retrying %s is refused', async (_, fields, expected) => {
  expect((await retry('super', fields)).status).toBe(expected);
});

test('retrying is not for people without monitors', async () => {
  const { id } = await failedMail();
  expect((await retry('admin', { queue: 'deliver-mail', id })).status).toBe(403);
  expect(await testApi().query(`select 1 from jobs.job where state = 'failed'`)).toHaveLength(1);
});
