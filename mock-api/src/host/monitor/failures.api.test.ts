import { aFailure } from '../../testing/a-failure.ts';
import { forgetSignIns, request, signIn, testApi, type Persona } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

async function look(as: Persona, asked: Record<string, string> = {}) {
  const view = new URLSearchParams({ token: await signIn(as), ...asked });
  const response = await testApi().fetch(new Request(`http://count-exchange.test/horizon/failures?${view}`));
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const fail = (change: Partial<typeof aFailure> = {}) =>
  request('POST /failures', { body: { ...aFailure, ...change } });

test.each(['1A2B3C4D', ' 1a2b3c4d ', 'Reference: 1A2B3C4D.', '(1A2B3C4D)'])(
  'a failure is found by the reference that a person quotes: %j',
  async (reference) => {
    await fail();
    await fail({ reference: '00000002', part: 'mfe-admin', message: 'other' });
    const { status, text } = await look('super', { reference });
    expect(status).toBe(200);
    expect(text).toContain('<h2>TypeError: review is not a function</h2>');
    for (const word of ['mfe-qc', '1.5.0', '0.9.0', '/validate-counts/:stationId', '1A2B3C4D'])
      expect(text).toContain(`<dd>${word}</dd>`);
    expect(text).toContain('review (/remotes/mfe-qc/1.5.0/review.1a2b3c4d.js:1:2345)');
    expect(text).not.toContain('TypeError: other');
  },
);

test('all failures are one list, those seen last first, of one part where it is chosen', async () => {
  await fail();
  await fail({ reference: '00000002', part: 'mfe-admin', message: 'other' });
  await testApi().query(
    `update failures set last_seen = last_seen - interval '1 hour' where part = 'mfe-admin'`,
  );
  const all = (await look('super')).text;
  expect(all.indexOf('TypeError: review')).toBeGreaterThan(0);
  expect(all.indexOf('TypeError: review')).toBeLessThan(all.indexOf('TypeError: other'));
  expect(all).not.toContain('<h3>');
  const { text } = await look('super', { part: 'mfe-admin' });
  expect(text).not.toContain('TypeError: review');
  expect(text).toContain('<option value="mfe-admin" selected>');
  const [row] = await testApi().query<{ id: number }>(`select id from failures where part = 'mfe-qc'`);
  expect((await look('super', { failure: String(row?.id) })).text).toContain('<h3>Where</h3>');
});

test('a reference that nobody knows is told as such, in the reader’s language', async () => {
  expect((await look('super', { reference: 'FFFFFFFF' })).text).toContain(
    'No failure has the reference FFFFFFFF.',
  );
  const { text } = await look('super', { reference: '<script>', language: 'es' });
  expect(text).toContain('Ningún fallo tiene la referencia &lt;script&gt;.');
  expect(text).not.toContain('<script');
});

test.each<Record<string, string>>([
  { failure: '999999999' },
  { failure: "' or 1=1" },
  { part: "' or 1=1" },
  { reference: 'x'.repeat(5000) },
])('what can’t be meant asks for nothing: %#', async (asked) => {
  expect((await look('super', asked)).status).toBe(200);
});

test('tells which versions run, and which trials were stopped and why', async () => {
  await request('POST /versions-in-use', { body: { tab: aFailure.tab, parts: { shell: '0.9.0' } } });
  await testApi().query(
    `insert into stopped_trials values ('mfe-qc', '1.6.0', '1.5.0', now(), 20, 3, 200, 1)`,
  );
  const { text } = await look('super', { language: 'es' });
  expect(text).toMatch(
    /<th scope="row">shell<\/th>\s*<td[^>]*>0\.9\.0<\/td>\s*<td[^>]*class="number">1<\/td>/,
  );
  expect(text).toContain('1.6.0 falló en 3 de 20 sesiones; 1.5.0, en 1 de 200.');
});

test.each(['admin', 'user'] as const)('is not %s’s to see', async (as) => {
  await fail();
  const { status, text } = await look(as);
  expect(status).toBe(403);
  expect(text).not.toContain('TypeError');
});

test('runs no script, is kept nowhere, and leads back to the queues', async () => {
  const { headers, text } = await look('super');
  expect(headers.get('content-security-policy')).toContain(`default-src 'none'`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).toMatch(/<a href="\/horizon\?token=[^"]*"\s*>Queues and jobs<\/a/);
  expect(text).toMatch(/aria-current="page"\s*>Failures and versions<\/a/);
});
