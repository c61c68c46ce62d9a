import type { AskingTransaction } from '../../testing/asking.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { lockCountStation } from '../../stations/records/count-station.sql.ts';
import { AU } from '../../testing/stored-counts.ts';
import { findingList } from '../../testing/found-at.ts';
import { requestFindings } from './request-findings.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

/** Whether somebody waits for a lock; a database that lets one transaction after the other through never knows. */
async function isAwaited(tx: AskingTransaction): Promise<boolean> {
  const [row] = await tx.query<{ waiting: boolean }>(
    `select exists (select 1 from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database()) as waiting`,
  );
  return row?.waiting ?? false;
}

test('a run that ends while its station is being reopened waits for that and is followed by the next', async () => {
  const api = testApi();
  const at = new Date('2026-03-02T12:00:01Z');
  await request('POST /findings/run', { body: { flowid_txdot: AU } }, 'user');
  let jobs: Promise<number> | undefined;
  await api.db.transaction(async (tx) => {
    const { id: stationId } = await lockCountStation(tx, AU, 'en');
    jobs = api.runJobs();
    for (let looks = 0; looks < 500 && !(await isAwaited(tx)); looks += 1);
    await requestFindings(tx, (name, data) => api.queue.enqueue(tx, name, data), { stationId, at });
  });
  await jobs;
  await api.runJobs();
  expect((await findingList()).run).toMatchObject({ status: 'done', requested_at: '2026-03-02T12:00:01Z' });
});
