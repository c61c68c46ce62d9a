import { spawnSync } from 'node:child_process';
import { KillableServer, QUICK } from '../testing/killable-server.ts';

jest.setTimeout(240_000);

const server = new KillableServer();
afterEach(() => server.kill());
afterAll(() => server.remove());

/** Runs the command as an operator does. */
function makeAdmin(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...QUICK, 'mock-api/src/host/make-admin.ts', ...args],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATABASE_URL: '',
        COUNT_EXCHANGE_DATA: folder,
        PUBLIC_URL: 'https://counts.example.gov',
      },
    },
  );
  return { status, stdout, stderr };
}

test('on the embedded database it works while the server is stopped, and says so while it runs', async () => {
  const folder = server.folder('make-admin');
  await server.start(folder);
  const refused = makeAdmin(folder, '--email', 'user@example.org');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('is in use by another Count Exchange');
  expect(refused.stderr).toContain(
    'Stop the server, run this command again, and start it. Nothing was changed.',
  );
  await server.kill();

  const done = makeAdmin(folder, '--email', 'user@example.org');
  expect([done.status, done.stderr]).toEqual([0, '']);
  expect(done.stdout).toMatch(
    /https:\/\/counts\.example\.gov\/recover-password\?token=[\w-]{43}&email=user%40example\.org/,
  );
  await server.start(folder);
  const client = await server.signIn('user');
  expect(await client.call('POST /user/me', { body: {} })).toMatchObject({ super_admin: 1 });
});

test('a folder without data is refused, and stays without', () => {
  const { status, stderr } = makeAdmin('/tmp/count-exchange-nothing-here', '--email', 'user@example.org');
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is no data in')]);
});
