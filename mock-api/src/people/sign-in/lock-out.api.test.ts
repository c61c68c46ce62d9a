import { PASSWORD, personas, request, requestOf, testApi } from '../../testing/index.ts';
import { createLimiter, slowness, sweepTries } from '../../platform/http/limiter.ts';

beforeEach(() => testApi().reset());

const HERE = '192.0.2.1';
type From = { address?: string; cookie?: string; language?: string; secure?: boolean };

async function login(email: string, password: string, from: From = {}) {
  const { address = HERE, cookie, language, secure } = from;
  const headers = { ...(cookie ? { cookie } : {}), ...(language ? { 'accept-language': language } : {}) };
  const call = requestOf('POST /user/login', { body: { email, password } }, undefined, headers);
  const response = await testApi().fetch(call, { address, secure });
  const body = (await response.json()) as { message: string };
  return { status: response.status, headers: response.headers, message: body.message };
}

async function fail(times: number, from: From = {}, email: string = personas.user) {
  for (let time = 0; time < times; time += 1) await login(email, 'wrong', from);
}

/** The cookie of a device that has signed in. */
async function deviceOf(email: string, cookie?: string): Promise<string> {
  const { headers } = await login(email, PASSWORD, { cookie });
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function resetPassword(email: string, password: string) {
  await request('POST /user/forgot', { body: { email } });
  await testApi().runJobs();
  const body = (await testApi().outbox()).at(-1)?.body ?? '';
  const token = /token=([\w-]+)/.exec(body)?.[1] ?? '';
  return request('POST /password/reset', {
    body: { token, email, password, password_confirmation: password },
  });
}

describe('failed sign-ins', () => {
  test.each([
    [
      'en',
      'Too many failed sign-ins. Please try again in 15 minutes, or on a device that you have signed in with before.',
    ],
    [
      'es',
      'Demasiados intentos fallidos. Inténtelo de nuevo en 15 minutos, o desde un dispositivo en el que ya haya iniciado sesión.',
    ],
  ])('of one account from one address are refused after ten (%s)', async (language, sentence) => {
    await fail(10);
    const refused = await login('USER@example.org', PASSWORD, { language });
    expect([refused.status, refused.message]).toEqual([429, sentence]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(890);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  });

  test('never lock the account: from elsewhere its person signs in', async () => {
    await fail(15);
    expect((await login(personas.user, PASSWORD, { address: '198.51.100.7' })).status).toBe(200);
  });

  test('of one account stop no other account of the same address', async () => {
    await fail(10);
    expect((await login(personas.houston, PASSWORD)).status).toBe(200);
  });

  test('over many accounts are refused by address', async () => {
    const limiter = createLimiter(testApi().db, () => Promise.resolve());
    for (let time = 0; time < 100; time += 1)
      await limiter.begin({ kind: 'sign-in', account: `user${time}@example.org`, address: HERE });
    expect((await login(personas.houston, PASSWORD)).status).toBe(429);
    expect((await login(personas.houston, PASSWORD, { address: '198.51.100.7' })).status).toBe(200);
  });

  test('from one IPv6 network count together', async () => {
    for (let time = 0; time < 10; time += 1) await fail(1, { address: `2001:db8:1:2::${time + 1}` });
    expect((await login(personas.user, PASSWORD, { address: '2001:db8:1:2:ffff::1' })).status).toBe(429);
    expect((await login(personas.user, PASSWORD, { address: '2001:db8:1:3::1' })).status).toBe(200);
  });

  test.each([personas.user, 'nobody@example.org'])('count alike for %s', async (email) => {
    await fail(10, {}, email);
    expect((await login(email, 'wrong')).status).toBe(429);
  });

  test('are forgotten when the person signs in', async () => {
    await fail(9);
    expect((await login(personas.user, PASSWORD)).status).toBe(200);
    await fail(9);
    expect((await login(personas.user, PASSWORD)).status).toBe(200);
  });

  test('are forgotten when the password is set by a link', async () => {
    await fail(10);
    expect((await resetPassword(personas.user, 'bluebonnets in May')).status).toBe(200);
    expect((await login(personas.user, 'bluebonnets in May')).status).toBe(200);
  });

  test('made at once gain nothing', async () => {
    const tries = await Promise.all(Array.from({ length: 30 }, () => login(personas.user, 'wrong')));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
  });

  test('of a whole office that signs in do not add up', async () => {
    const limiter = createLimiter(testApi().db, () => Promise.resolve());
    for (let time = 0; time < 120; time += 1) {
      const what = { kind: 'sign-in', account: `user${time % 3}@example.org`, address: HERE } as const;
      await (await limiter.begin(what)).succeeded();
    }
    expect((await login(personas.user, PASSWORD)).status).toBe(200);
  });
});

describe('a device that signed in before', () => {
  test('is not stopped while others try its account from the same address', async () => {
    const cookie = await deviceOf(personas.user);
    await fail(15);
    expect((await login(personas.user, PASSWORD)).status).toBe(429);
    expect((await login(personas.user, PASSWORD, { cookie })).status).toBe(200);
  });

  test('is known by a cookie that no script reads, sent where it is encrypted alone', async () => {
    const open = (await login(personas.user, PASSWORD)).headers.get('set-cookie');
    expect(open).toMatch(
      /^count-exchange-device=[\w-]{43}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    const secure = (await login(personas.user, PASSWORD, { secure: true })).headers.get('set-cookie');
    expect(secure).toMatch(
      /^__Host-count-exchange-device=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    );
    await fail(15);
    const cookie = secure?.split(';')[0];
    expect((await login(personas.user, PASSWORD, { cookie })).status).toBe(200);
    const rows = await testApi().query<{ device_hash: string }>('select device_hash from devices');
    expect(JSON.stringify(rows)).not.toContain(/device=([\w-]{43})/.exec(open ?? '')?.[1]);
  });

  test('is none for another account, nor with a cookie of one’s own making', async () => {
    const cookie = await deviceOf(personas.houston);
    await fail(10);
    const made = `count-exchange-device=${'x'.repeat(43)}`;
    for (const other of [cookie, made, 'count-exchange-device=', 'other=1'])
      expect((await login(personas.user, PASSWORD, { cookie: other })).status).toBe(429);
  });

  test('gets a cookie of the server’s making in place of one it brings', async () => {
    const brought = `count-exchange-device=${'x'.repeat(43)}`;
    expect(await deviceOf(personas.user, brought)).not.toBe(brought);
    const cookie = await deviceOf(personas.user);
    // a shared computer knows both accounts by one cookie
    expect(await deviceOf(personas.houston, cookie)).toBe(cookie);
  });

  test('has a limit of its own', async () => {
    const cookie = await deviceOf(personas.user);
    await fail(20, { cookie });
    expect((await login(personas.user, PASSWORD, { cookie })).status).toBe(429);
  });

  test('alone stays known when the password is changed there', async () => {
    const [here, elsewhere] = [await deviceOf(personas.user), await deviceOf(personas.user)];
    const { reply } = await request('POST /user/login', {
      body: { email: personas.user, password: PASSWORD },
    });
    const [old, password] = [PASSWORD, 'bluebonnets in May'];
    const body = { old, password, password_confirmation: password };
    await testApi().fetch(requestOf('POST /password/update', { body }, reply.access_token, { cookie: here }));
    await fail(10);
    expect((await login(personas.user, password, { cookie: elsewhere })).status).toBe(429);
    expect((await login(personas.user, password, { cookie: here })).status).toBe(200);
  });

  test('is forgotten when the password is set by a link', async () => {
    const cookie = await deviceOf(personas.user);
    await resetPassword(personas.user, 'bluebonnets in May');
    await fail(10);
    expect((await login(personas.user, 'bluebonnets in May', { cookie })).status).toBe(429);
  });
});

describe('each kind of call', () => {
  test('100 anonymous calls for a new password stop no sign-in', async () => {
    let refused;
    for (let time = 0; time < 100; time += 1)
      refused = await request('POST /user/forgot', { body: { email: `user${time}@example.org` } });
    expect([refused?.status, refused?.problem.message]).toEqual([
      429,
      'Too many requests. Please try again in 15 minutes.',
    ]);
    expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await login(personas.user, PASSWORD)).status).toBe(200);
  });

  const token = 'x'.repeat(43);
  const passwords = { password: 'bluebonnets', password_confirmation: 'bluebonnets' };
  test.each([
    ['POST /password/reset', { email: personas.user, token, ...passwords }],
    ['POST /recaptcha', { token: 'forged' }],
  ] as const)('%s has a counter of its own', async (key, body) => {
    let status = 0;
    for (let time = 0; time < 301 && status !== 429; time += 1) ({ status } = await request(key, { body }));
    expect(status).toBe(429);
    expect((await login(personas.user, PASSWORD)).status).toBe(200);
    expect((await request('POST /user/forgot', { body: { email: personas.user } })).status).toBe(200);
    expect((await request('GET /human-check/challenge', {})).status).toBe(200);
  });
});

describe('the counters', () => {
  test.each([
    [0, 0],
    [2, 0],
    [3, 500],
    [4, 1000],
    [7, 8000],
    [500, 8000],
  ])('slow down by account: after %i failures %i milliseconds', (failures, expected) => {
    expect(slowness(failures)).toBe(expected);
  });

  test('slow an account down wherever the failures came from, and never refuse it', async () => {
    const waits: number[] = [];
    const limiter = createLimiter(testApi().db, async (ms) => void waits.push(ms));
    for (let time = 0; time < 60; time += 1)
      await limiter.begin({ kind: 'sign-in', account: personas.user, address: `198.51.100.${time}` });
    expect(waits.slice(0, 3)).toEqual([500, 1000, 2000]);
    expect(waits.at(-1)).toBe(8000);
  });

  test('hold across processes', async () => {
    const what = { kind: 'second-factor', account: personas.user, address: '' } as const;
    const wait = async () => undefined;
    const [one, two] = [createLimiter(testApi().db, wait), createLimiter(testApi().db, wait)];
    for (let time = 0; time < 10; time += 1) await (time % 2 ? one : two).begin(what);
    await expect(one.begin(what)).rejects.toMatchObject({ status: 429 });
    await expect(two.begin(what)).rejects.toMatchObject({ status: 429 });
  });

  test('name no e-mail address, are nobody’s rows, and are swept', async () => {
    await fail(3);
    const rows = await testApi().query('select * from tries');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('example.org');
    const scope = { agency: 1, everything: true, user: 1 };
    for (const table of ['tries', 'devices']) {
      const read = testApi().db.transaction((tx) => tx.query(`select * from ${table}`), { scope });
      await expect(read).rejects.toThrow('permission denied');
    }
    await testApi().query('update tries set expire = 1');
    await sweepTries(testApi().db);
    expect(await testApi().query('select * from tries')).toEqual([]);
  });
});
