import type { Finding } from 'shared-domain';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { lookThrough as runOver } from './find-oddities.job.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { lockCountStation } from '../../stations/records/count-station.sql.ts';
import { AU } from '../../testing/stored-counts.ts';
import { findingList, findingOf, lookThrough } from '../../testing/found-at.ts';
import { requestFindings } from './request-findings.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => jest.restoreAllMocks());

const dismiss = ({ id }: Finding) =>
  request('POST /findings/dismiss', { body: { flowid_txdot: AU, ids: [id], reason: 'Known' } }, 'user');
const reopen = ({ id }: Finding) =>
  request('POST /findings/reopen', { body: { flowid_txdot: AU, ids: [id] } }, 'user');
const askForRun = () => request('POST /findings/run', { body: { flowid_txdot: AU } }, 'user');

/** Does the run that was asked for; what is given happens when it has thought, before it writes. */
async function runWhile(meanwhile: () => Promise<unknown>): Promise<void> {
  const { db, queue } = testApi();
  const now = () => testApi().now();
  const [run] = await testApi().query<{ id: number }>('select id from finding_runs');
  let waited = false;
  const watched: Database = {
    ...db,
    query: (sql, params) => db.query(sql, params),
    transaction: async <T>(work: (tx: Transaction) => Promise<T>) => {
      if (!waited) await meanwhile();
      waited = true;
      return db.transaction(work);
    },
  };
  await runOver(run?.id ?? 0, { db: watched, now, queue });
  await testApi().runJobs();
  expect((await findingList()).run).toMatchObject({ status: 'done' });
}

/** Has a day of a flow counted what the day before it was: another odd day, which lies against that one. */
const repeatDay = (flow: number, day: string) =>
  testApi().query(
    `update counts c set count = o.count from counts o
     where c.flow_id = $1 and c.ts >= $2::date and c.ts < $2::date + 1
       and o.station_id = c.station_id and o.flow_id = c.flow_id and o.ts = c.ts - interval '1 day'`,
    [flow, day],
  );
/** Takes the values of a stretch of a flow. */
const loseAll = (flow: number, from: string, until: string) =>
  testApi().query(
    'update counts set count = null where flow_id = $1 and ts >= $2::timestamp and ts < $3::timestamp',
    [flow, from, until],
  );

/** Findings of a flow whose ranges share a moment: the same thing, told twice. */
function toldTwice(data: readonly Finding[]): string[] {
  return data.flatMap((one, at) =>
    data
      .slice(at + 1)
      .filter(({ flow_id, from, until }) => flow_id === one.flow_id && from < one.until && one.from < until)
      .map((other) => `${one.rule} ${one.from} and ${other.rule} ${other.from}`),
  );
}

describe('while the rules run', () => {
  test('what is dismissed is not found again as a part of a greater case', async () => {
    await lookThrough();
    const day = await findingOf('day-high');
    await loseAll(day.flow_id, '2026-01-22 20:00', '2026-01-24 00:00');
    await askForRun();
    await runWhile(async () => expect((await dismiss(day)).status).toBe(200));
    const { data } = await findingList();
    expect(data.find(({ id }) => id === day.id)).toMatchObject({ state: 'dismissed', reason: 'Known' });
    const open = data.filter(({ flow_id, state }) => flow_id === day.flow_id && state === 'open');
    const gap = open.find(({ rule }) => rule === 'gap');
    expect(gap).toMatchObject({
      from: '2026-01-22 20:00:00',
      until: expect.stringMatching(/^2026-01-24/) as string,
    });
    expect(open.flatMap(({ fired }) => fired.map(({ rule }) => rule))).not.toContain('day-high');
  });

  test('what is opened again stays, open', async () => {
    await lookThrough();
    const day = await findingOf('day-high');
    await dismiss(day);
    await askForRun();
    await runWhile(async () => expect((await reopen(day)).status).toBe(200));
    expect(await findingOf('day-high')).toMatchObject({ state: 'open', from: day.from, until: day.until });
  });

  test('a decision that is taken back by undo is open again, once', async () => {
    await lookThrough();
    const day = await findingOf('day-high');
    const { edit } = (await dismiss(day)).reply;
    await askForRun();
    await runWhile(() => request('POST /counts/undo', { body: { flowid_txdot: AU, edit: edit.id } }, 'user'));
    expect(await findingOf('day-high')).toMatchObject({ state: 'open', from: day.from });
  });

  test('a run that is asked for in the same moment sees what has changed since', async () => {
    const { db, queue } = testApi();
    await lookThrough();
    const { flow_id } = await findingOf('day-high');
    await askForRun();
    await runWhile(async () => {
      await loseAll(flow_id, '2026-02-10 00:00', '2026-02-11 00:00');
      await db.transaction(async (tx) => {
        const { id: stationId } = await lockCountStation(tx, AU, 'en');
        await requestFindings(tx, (name, data) => queue.enqueue(tx, name, data), {
          stationId,
          at: testApi().now(),
        });
      });
    });
    const { data } = await findingList('open');
    expect(data.filter((one) => one.flow_id === flow_id && one.from.startsWith('2026-02-10'))).toHaveLength(
      1,
    );
  });
});

describe('while the list is read', () => {
  /** The list, with something that happens after so many of its statements. */
  async function listWhile(statements: number, meanwhile: () => Promise<unknown>) {
    const { longReads } = testApi().db;
    const [read, together] = [longReads.transaction.bind(longReads), longReads.together.bind(longReads)];
    let done = 0;
    const after = async <T>(answer: T): Promise<T> => {
      done += 1;
      if (done === statements) await meanwhile();
      return answer;
    };
    jest
      .spyOn(longReads, 'transaction')
      .mockImplementation(async (work, options) => after(await read(work, options)));
    jest.spyOn(longReads, 'together').mockImplementation(async (...asked) => after(await together(...asked)));
    return findingList('open');
  }

  test.each([1, 2])('a decision after %i of its statements shows as a whole or not at all', async (after) => {
    await lookThrough();
    const day = await findingOf('day-high');
    let decided = false;
    const { data, total, open } = await listWhile(after, async () => {
      decided = (await dismiss(day)).status === 200;
    });
    expect(decided).toBe(true);
    expect([total, open.strong + open.review + open.hint]).toEqual([data.length, data.length]);
  });

  test.each([1, 2])('a run that ends after %i of its statements shows nothing twice', async (after) => {
    await lookThrough();
    const { flow_id } = await findingOf('day-high');
    await repeatDay(flow_id, '2026-01-23');
    await askForRun();
    let runs = 0;
    const { data, total } = await listWhile(after, async () => {
      runs += await testApi().runJobs();
    });
    expect(runs).toBeGreaterThan(0);
    expect(total).toBe(data.length);
    expect(toldTwice(data)).toEqual([]);
  });
});
