import path from 'node:path';
import { KillableServer } from '../testing/killable-server.ts';
import { askDatabase } from '../testing/ask-database.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../testing/on-postgres.ts';
import { PASSWORD, type Persona } from '../testing/index.ts';
import { completeStation, csvOf } from '../testing/walk/walk.bodies.ts';

jest.setTimeout(300_000);

/** Two processes answer people; nobody works before one is started for it. */
const [one, two, worker, helper] = [1, 2, 3, 4].map(() => new KillableServer()) as [
  KillableServer,
  KillableServer,
  KillableServer,
  KillableServer,
];
const postgres = postgresOfFile();
let env: Record<string, string> = {};

/** Both over one database and one folder. */
const start = (server: KillableServer, ROLE: string) =>
  server.start(path.join(server.root, 'data'), { env: { ...env, ROLE } });

beforeAll(async () => {
  if (onPostgres === test.skip) return;
  env = {
    DATABASE_URL: await newDatabase(postgres(), 'known'),
    FILES_URL: path.join(one.root, 'shared'),
    EXPORTS_PER_AGENCY: '1',
  };
  one.prepare({ DATABASE_URL: env.DATABASE_URL ?? '' });
  await Promise.all([start(one, 'api'), start(two, 'api')]);
});
afterAll(async () => {
  await Promise.all([one, two, worker, helper].map((server) => server.remove()));
});

/** What a call to one of them was answered with. */
const statusOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: Error) => error.message,
  );

onPostgres('tries to sign in are counted together, also those of one moment', async () => {
  const tries = (server: KillableServer) =>
    fetch(`${server.url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'guessed@example.org', password: 'guessed-password' }),
    }).then(({ status }) => status);
  const at = Array.from({ length: 14 }, (_, n) => (n % 2 ? one : two));
  const answers = await Promise.all(at.map(tries));
  expect(answers.filter((status) => status === 429)).toHaveLength(4);
  expect([await tries(one), await tries(two)]).toEqual([429, 429]);
});

/** The statuses of so many calls at once, half of them at each. */
const atBoth = (times: number, call: (server: KillableServer) => Promise<Response>): Promise<number[]> =>
  Promise.all(Array.from({ length: times }, async (_, n) => (await call(n % 2 ? one : two)).status));

const registration = {
  firstName: 'Ann',
  lastName: 'Smith',
  email: 'ann@example.org',
  tel: '512-555-0100',
  organization: 'City of Austin',
  agree: true,
  token: 'no-answer',
};
const byLink = { token: 'x'.repeat(43), password: PASSWORD, password_confirmation: PASSWORD };
const email = 'forgetful@example.org';

/** What is counted besides signing in: how often it may be asked, and by whom where that is no stranger. */
const COUNTED: { what: string; most: number; at: string; body?: object; who?: Persona }[] = [
  { what: 'links to set a password', most: 5, at: '/user/forgot', body: { email } },
  { what: 'tries of such a link', most: 10, at: '/password/reset', body: { email, ...byLink } },
  { what: 'registrations', most: 10, at: '/user/register', body: registration },
  { what: 'invitations of a person', most: 5, at: '/users/3/invite', who: 'super' },
  { what: 'what a person may do so often', most: 100, at: '/user/prove/passkey', who: 'houston' },
];

onPostgres.each(COUNTED)('$what are counted together', async ({ most, at, body = {}, who }) => {
  const authorization = who && { authorization: `Bearer ${await one.token(who)}` };
  const call = (server: KillableServer) =>
    fetch(`${server.url}/api${at}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization },
      body: JSON.stringify(body),
    });
  const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length;
  expect(refused(await atBoth(most + 4, call))).toBe(4);
  // and nobody has room left where the other has none
  expect(await atBoth(2, call)).toEqual([429, 429]);
});

onPostgres('tokens that are nobody’s are counted together', async () => {
  const guess = (server: KillableServer) =>
    fetch(`${server.url}/horizon?token=${'x'.repeat(43)}`, { redirect: 'manual' });
  const answers = await atBoth(204, guess);
  expect(answers.filter((status) => status === 429)).toHaveLength(4);
});

onPostgres('a session that ends at one is over at the other, which has just served it', async () => {
  const ends = [
    (token: string) => one.as(token).call('POST /user/logout', { body: {} }),
    async (token: string) => {
      const { id } = await one.as(token).call('POST /user/me', { body: {} });
      await (
        await one.signIn('super')
      ).call('DELETE /users/:userId/sessions', { params: { userId: String(id) } });
    },
  ];
  for (const end of ends) {
    const token = await one.token('houston');
    const there = two.as(token);
    const list = () => statusOf(there.call('GET /stations', { query: {} }));
    expect([await list(), await list()]).toEqual(['answered', 'answered']);
    await end(token);
    expect(await list()).toContain('Please sign in.');
  }
});

onPostgres('what is sent again to another process, or to both at once, is stored once', async () => {
  const token = await one.token('admin');
  const body = { ...completeStation, request_key: 'form-of-two-processes-000001' };
  const create = (server: KillableServer) => server.as(token).call('POST /next-draft-stations', { body });
  const created = await Promise.all([create(one), create(two), create(one), create(two)]);
  created.push(await create(two));
  expect(new Set(created.map(({ data }) => data.id)).size).toBe(1);
});

onPostgres('an agency’s room is one, and who waits at one hears of what was done elsewhere', async () => {
  const token = await one.token('user');
  const body = { ...csvOf('AU0001'), countData: false, stationMetadata: true };
  const order = (server: KillableServer) =>
    statusOf(server.as(token).call('POST /export/prepare-csv', { body }));
  const listening = new AbortController();
  const stream = await fetch(`${one.url}/api/notifications/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: listening.signal,
  });
  const answers = await Promise.all([order(two), order(one), order(two)]);
  expect(answers.filter((answer) => answer === 'answered')).toHaveLength(1);
  expect(answers.filter((answer) => answer.includes('all the room that they have (1 file, '))).toHaveLength(
    2,
  );

  await start(worker, 'worker');
  let told = '';
  for await (const piece of stream.body ?? []) {
    told += Buffer.from(piece as Uint8Array).toString();
    if (told.includes('"kind":"export"')) break;
  }
  listening.abort();
  expect(told).toContain('event: notification');
});

onPostgres(
  'an import that is asked for at both at once is one, and one of two that work does it',
  async () => {
    await start(helper, 'worker');
    const token = await one.token('user');
    const form = new FormData();
    form.append('file', new Blob(['Date,NB\n2024-01-01 00:00:00,1\n2024-01-01 01:00:00,2\n']), 'two.csv');
    const { file } = await one.as(token).call('POST /counts/upload', { body: form });
    const station = { params: { stationId: 'AU0009' } };
    const { channels } = await two.as(token).call('GET /stations/:stationId', station);
    const body = {
      file,
      vendor: '0',
      station: 'AU0009',
      channels: [{ id: channels[0]?.id ?? 0, header: 'NB' }],
      interval: 60,
    };
    const ask = (server: KillableServer) => statusOf(server.as(token).call('POST /counts/import', { body }));
    const answers = await Promise.all([one, two, one, two, one, two].map(ask));
    expect(answers.filter((answer) => answer === 'answered')).toHaveLength(1);
    // a worker may be done with it before the last of them has asked
    const refusal = /being imported|changing the same record|is not there any more/;
    expect(answers.filter((answer) => refusal.test(answer))).toHaveLength(5);

    const told = async () =>
      (await two.as(token).call('GET /notifications')).data.filter(({ kind }) => kind === 'import');
    while ((await told()).length === 0) await new Promise((go) => setTimeout(go, 50));
    const jobs = `select state::text, retry_count from jobs.job where name = 'import-counts'`;
    while ((await askDatabase<{ state: string }>(env.DATABASE_URL ?? '', jobs))[0]?.state !== 'completed');
    expect(await askDatabase(env.DATABASE_URL ?? '', jobs)).toEqual([{ state: 'completed', retry_count: 0 }]);
    expect((await told()).map(({ ok }) => ok)).toEqual([true]);
    const { total } = await one
      .as(token)
      .call('GET /counts', { query: { flowid_txdot: 'AU0009', limit: 1 } });
    expect(total).toBe(2);
  },
);
