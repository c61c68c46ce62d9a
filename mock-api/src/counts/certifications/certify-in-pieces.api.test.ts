import type { ApiKey } from 'shared-domain';
import type { Database } from '../../platform/db/database.ts';
import { forgetSignIns, request, requestOf, signIn, testApi } from '../../testing/index.ts';
import { certifyJob } from './certify.job.ts';

jest.setTimeout(240_000);

const STATION = 'AU0001';
const YEAR = 2019;
const query = { flowid_txdot: STATION };

let stationId = 0;

/** A year at 15 minutes of every flow of the station, none of it certified. */
beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes)
     select f.station_id, t, f.id, (extract(epoch from t)::bigint / 900 * f.id % 23)::int, 15
     from flows f join stations s on s.id = f.station_id and s.station_id_tmg = $1,
       generate_series(timestamp '${YEAR}-01-01', timestamp '${YEAR}-12-31 23:45', '15 minutes') t`,
    [STATION],
  );
  const [station] = await testApi().query<{ id: number }>(
    'select id from stations where station_id_tmg = $1',
    [STATION],
  );
  stationId = station?.id ?? 0;
  await signIn('houston');
  // what the rules find is no part of what is looked at here
  await request('POST /findings/run', { body: query }, 'super');
  await testApi().runJobs();
});

const send = async (key: ApiKey, input: object, persona: 'super' | 'houston') =>
  testApi().fetch(requestOf(key, input, await signIn(persona)));

const certify = (filters: object = {}) =>
  request('POST /counts/certify', { body: { ...query, filters, reason: 'Known' } }, 'super');

const runningId = async () => {
  const [row] = await testApi().query<{ id: number }>(
    `select id from certifications where status = 'running'`,
  );
  return row?.id ?? 0;
};

/** Everything in which a certification could show, as its readers tell it. */
async function seen(): Promise<object> {
  const read = async (key: ApiKey, input: object) => {
    const response = await send(key, input, 'super');
    return [response.status, await response.json()];
  };
  const page = {
    ...query,
    page: 1,
    limit: 200,
    is_paginate: false,
    is_previous: false,
    last_date: '',
    last_id: 0,
  };
  const filters = JSON.stringify({ minDate: `${YEAR}-01-01`, maxDate: `${YEAR}-12-31` });
  const tmas = { stations: [STATION], fromDate: `01/01/${YEAR}`, toDate: `12/31/${YEAR}` };
  return {
    page: await read('GET /counts', { query: { ...page, filters } }),
    scope: await read('GET /counts/scope', { query }),
    checklist: await read('GET /counts/checklist', { query }),
    calendar: await read('GET /counts/calendar', { query: { ...query, year: YEAR } }),
    averages: await read('GET /stations', { query: { report: 'aadt' } }),
    search: await read('POST /export/dropdown-stations', { body: {} }),
    tmas: await read('POST /export/check-tmas', { body: tmas }),
    days: await testApi().query(
      'select flow_id, day, minutes, total from certified_days where station_id = $1 order by 1, 2',
      [stationId],
    ),
    revisions: await testApi().query('select * from certified_revisions order by 1'),
  };
}

/** The job's database, in which something happens after so many of its transactions. */
function after(transactions: number, act: () => Promise<unknown>): Database {
  let left = transactions;
  const { background } = testApi().db;
  const watched: Database = {
    ...background,
    transaction: async (run, options) => {
      const result = await background.transaction(run, options);
      left -= 1;
      if (left === 0) await act();
      return result;
    },
    get background() {
      return watched;
    },
  };
  return watched;
}

const deps = (db: Database) => ({
  db,
  files: undefined as never,
  settings: undefined as never,
  vendor: undefined as never,
  live: { wake: () => undefined } as never,
  queue: testApi().queue,
  now: () => testApi().now(),
});

const died = () => Promise.reject(new Error('The process has died.'));

/** Counts of the station that carry the certification's id. */
const claimed = async (id: number) => {
  const [row] = await testApi().query<{ n: number }>(
    'select count(*)::int as n from counts where station_id = $1 and certification_id = $2',
    [stationId, id],
  );
  return row?.n ?? 0;
};

test('while a large station is certified everybody is answered, and writes are refused at once', async () => {
  const before = await seen();
  const { counts } = (await request('GET /counts/scope', { query }, 'super')).reply;
  expect(counts).toBeGreaterThan(70_000);
  expect((await certify()).status).toBe(200);
  const state = { done: false };
  const job = testApi()
    .runJobs()
    .then(() => (state.done = true));
  let answered = 0;
  while (!state.done) {
    const list = await send('GET /stations', { query: {} }, 'houston');
    const update = { body: { ...query, note: 'all of them' } };
    const write = await send('POST /counts/update', update, 'super');
    expect(list.status).toBe(200);
    // certified now: nothing is left to update
    if (write.status !== 409) break;
    answered += 1;
  }
  await job;
  expect(answered).toBeGreaterThanOrEqual(20);
  expect((await request('GET /counts/scope', { query }, 'super')).reply.counts).toBe(0);
  expect(await seen()).not.toEqual(before);
});

test.each([1, 12])(
  'a process that dies after %i transactions leaves nothing certified for anybody, and the job goes on',
  async (transactions) => {
    const { counts } = (await request('GET /counts/scope', { query }, 'super')).reply;
    await certify();
    const id = await runningId();
    const before = await seen();
    await expect(certifyJob.run({ id }, deps(after(transactions, died)))).rejects.toThrow('died');
    expect(await seen()).toEqual(before);
    await testApi().runJobs();
    expect(await claimed(id)).toBe(counts);
    const [ledger] = await testApi().query('select status, counts from certifications where id = $1', [id]);
    expect(ledger).toEqual({ status: 'done', counts });
    await expectDays();
  },
);

/** The days that are kept say the same as the counts themselves. */
async function expectDays(): Promise<void> {
  const kept = await testApi().query(
    `select flow_id, day, minutes, total from certified_days where station_id = $1 and minutes > 0 order by 1, 2`,
    [stationId],
  );
  const counted = await testApi().query(
    `select c.flow_id, c.ts::date as day, sum(c.interval_minutes) as minutes, sum(c.count) as total
     from counts c left join suspects x on x.id = c.suspect_id join certifications k on k.id = c.certification_id
     where c.station_id = $1 and k.status = 'done' and c.count is not null and not coalesce(x.excludes, false)
     group by 1, 2 order by 1, 2`,
    [stationId],
  );
  expect(kept).toEqual(counted);
}

test('one that fails takes its pieces back, and may fail while it does so', async () => {
  const before = await seen();
  await certify();
  const id = await runningId();
  await expect(certifyJob.run({ id }, deps(after(20, died)))).rejects.toThrow('died');
  expect(await claimed(id)).toBeGreaterThan(1000);
  await expect(certifyJob.fail({ id }, deps(after(5, died)))).rejects.toThrow('died');
  const left = await claimed(id);
  expect(left).toBeGreaterThan(0);
  // somebody who was thought dead writes nothing more
  await certifyJob.run({ id }, deps(testApi().db.background));
  expect(await claimed(id)).toBe(0);
  expect(await seen()).toEqual(before);
  expect(await testApi().query('select * from certifying_days')).toEqual([]);
  const [station] = await testApi().query('select certifying from stations where id = $1', [stationId]);
  expect(station).toEqual({ certifying: false });
});
