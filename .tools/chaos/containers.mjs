// Two containers over one data folder: processes are counted anew in each, so that both servers are number 1.
import { spawnSync } from 'node:child_process';
import { KillableServer } from '../../mock-api/src/testing/killable-server.ts';

const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];

export async function run() {
  if (spawnSync(CONTAINER[0], [...CONTAINER.slice(1), 'true']).status !== 0)
    return { skipped: 'this account may not count processes anew (pid namespaces)' };
  const [first, second] = [new KillableServer(), new KillableServer()];
  const faults = [];
  const expect = (holds, what) => holds || faults.push({ kind: 'lost', what });
  const start = (server, folder) =>
    server.start(folder, { by: CONTAINER }).then(
      () => '',
      (error) => error.message,
    );
  try {
    const folder = first.folder('shared');
    expect((await start(first, folder)) === '', 'the first container does not start');
    const refusal = await start(second, folder);
    expect(
      refusal.includes('is in use by another Count Exchange'),
      `the second container is not refused: ${refusal}`,
    );
    const user = await first.signIn('user');
    const counts = () => user.call('GET /counts', { query: { flowid_txdot: 'AU0001' } });
    const { total } = await counts();
    await first.kill();
    expect(
      (await start(second, folder)) === '',
      'the second container does not start once the first is killed',
    );
    const after = await (
      await second.signIn('user')
    ).call('GET /counts', { query: { flowid_txdot: 'AU0001' } });
    expect(after.total === total, `${after.total} counts of ${total}`);
    return { cycles: 1, faults };
  } finally {
    await second.remove();
    await first.remove();
  }
}
