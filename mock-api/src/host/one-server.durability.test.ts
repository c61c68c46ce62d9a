import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { KillableServer } from '../testing/killable-server.ts';

jest.setTimeout(240_000);

/** As a container does: processes are counted anew, so that each server is number 1 in its own. */
const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const canContain = spawnSync('unshare', [...CONTAINER.slice(1), 'true']).status === 0;
/** Where the system doesn't let a process count anew (it takes rights on Linux), these are listed as skipped. */
const contained = canContain ? test : test.skip;

const server = new KillableServer();
const other = new KillableServer();
afterEach(async () => {
  await server.kill();
  await other.kill();
});
afterAll(() => server.remove());

contained.each([
  ['two containers', CONTAINER, CONTAINER, 1],
  ['a container beside a server', [], CONTAINER, null],
  ['a server beside a container', CONTAINER, [], 1],
])('%s: one opens the folder, the other is told who has it', async (_, first, second, holder) => {
  const folder = server.folder(`shared-${first.length}-${second.length}`);
  await server.start(folder, { by: first });
  await expect(other.start(folder, { by: second })).rejects.toThrow(
    new RegExp(
      `The data folder ${folder} is in use by another Count Exchange \\(process ${holder ?? server.pid} on ${hostname()}, since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC\\)`,
    ),
  );
  // the one that has it goes on, whole
  const client = await server.signIn('user');
  expect((await client.call('GET /counts', { query: { flowid_txdot: 'AU0001' } })).data).not.toEqual([]);
});

contained('kill -9 of the one lets the other start at once', async () => {
  const folder = server.folder('killed');
  await server.start(folder, { by: CONTAINER });
  await server.kill();
  await other.start(folder, { by: CONTAINER });
  await other.signIn('user');
});

test('of two that start at the same moment, one serves', async () => {
  const folder = server.folder('both');
  const results = await Promise.allSettled([server.start(folder), other.start(folder)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('what an earlier release left behind stops no start', async () => {
  const folder = server.folder('earlier');
  writeFileSync(path.join(folder, 'count-exchange.lock'), String(process.pid));
  await server.start(folder);
});
