import type { ApiKey } from 'shared-domain';
import { forgetSignIns, request, requestOf, signIn, testApi } from '../index.ts';
import { inputOf } from './walk.bad-input.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const headOf = (request: Request) => new Request(request, { method: 'HEAD' });

async function downloadAddress(): Promise<string> {
  const narrow = { count_types: [], count_methods: [], travel_directions: [] };
  const body = {
    stations: ['AU0001'],
    ...narrow,
    fromDate: '01/01/2025',
    toDate: '12/31/2025',
    countData: true,
    stationMetadata: false,
  };
  await request('POST /export/prepare-csv', { body }, 'user');
  await testApi().runJobs();
  const { reply } = await request('GET /exports', {}, 'user');
  return reply[0]?.download ?? '';
}

test('looking at a download link by HEAD does not use it up', async () => {
  const headers = { authorization: `Bearer ${await signIn('user')}` };
  const address = new Request(`http://count-exchange.test${await downloadAddress()}`, { headers });
  for (let looks = 0; looks < 3; looks += 1) {
    const { status, headers: told, body } = await testApi().fetch(headOf(address));
    expect([status, body]).toEqual([200, null]);
    expect(Number(told.get('content-length'))).toBeGreaterThan(1000);
  }
  const file = await testApi().fetch(new Request(address));
  expect([file.status, (await file.text()).length > 1000]).toEqual([200, true]);
  expect((await testApi().fetch(new Request(address))).status).toBe(410);
  expect((await testApi().fetch(headOf(address))).status).toBe(410);
});

const reads = testApi()
  .endpoints.map(({ key }) => key)
  .filter((key) => key.startsWith('GET '));

/** How many rows there are in every table that a read could write to, and how often its links were used. */
const state = () =>
  testApi().query(
    `select (select count(*) from audit_log) as audit, (select sum(uses) from exports) as uses,
       (select count(*) from jobs.job) as jobs, (select count(*) from notifications where read_at is null) as unread,
       (select count(*) from outbox) as mails, (select count(*) from settings) as settings`,
  );

test.each(reads)(
  'HEAD of %s is told as its GET is, without a body, and writes nothing',
  async (key: ApiKey) => {
    const token = await signIn('super');
    const before = await state();
    const head = await testApi().fetch(headOf(requestOf(key, inputOf(key), token)));
    expect(await head.text()).toBe('');
    expect(await state()).toEqual(before);
    const get = await testApi().fetch(requestOf(key, inputOf(key), token));
    expect(head.status).toBe(get.status);
    await get.body?.cancel();
  },
);
