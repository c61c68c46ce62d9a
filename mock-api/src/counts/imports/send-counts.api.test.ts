import type { ApiErrorBody, SentCounts } from 'shared-domain';
import { agencyToken } from '../../testing/agency-token.ts';
import { channelsOf, CUSTOM, formOf, stored } from '../../testing/import-files.ts';
import { forgetSignIns, request, requestOf, testApi } from '../../testing/index.ts';

let secret = '';
let flows: string[] = [];
beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  secret = await agencyToken();
  const { reply } = await request('GET /stations/:stationId', { params: { stationId: CUSTOM } }, 'user');
  flows = reply.channels.map(({ flowid_txdot }) => flowid_txdot);
});

type Answer = { status: number; reply: SentCounts; problem: ApiErrorBody };
type Rows = { flow: string; start: string; count: number | null }[];

async function answerOf(request: Request): Promise<Answer> {
  const response = await testApi().fetch(request);
  const body: unknown = await response.json();
  return { status: response.status, reply: body as SentCounts, problem: body as ApiErrorBody };
}

/** Sends rows of the first flow, at these hours of a day, or others. */
const rowsAt = (counts: (number | null)[], flow = flows[0] ?? ''): Rows =>
  counts.map((count, hour) => ({
    flow,
    start: `2026-02-0${1 + Math.floor(hour / 24)}T0${hour % 24}:00`,
    count,
  }));
const send = (
  rows: Rows,
  {
    key,
    token = secret,
    ...more
  }: { key?: string; token?: string; dry_run?: boolean; station?: string } = {},
) =>
  answerOf(
    requestOf('POST /v1/counts', { body: { station: CUSTOM, interval: 60, rows, ...more } }, token, {
      ...(key !== undefined && { 'idempotency-key': key }),
    }),
  );
const sendCsv = (text: string, query = {}, key?: string) =>
  answerOf(
    requestOf('POST /v1/counts/csv', { query, body: formOf(text, 'ours.csv') }, secret, {
      ...(key !== undefined && { 'idempotency-key': key }),
    }),
  );
const imports = () =>
  testApi().query<{ status: string; rejected: number; requested_by: string; file_name: string }>(
    `select status, rejected, requested_by, file_name from imports i join stations s on s.id = i.station_id
     where s.station_id_tmg = '${CUSTOM}' order by i.id`,
  );
const files = async () => (await testApi().files.list()).length;

test('rows are imported as a file of them is, and stand in the history under the token’s name', async () => {
  const { status, reply } = await send(rowsAt([4, 0, null, 7]));
  expect(status).toBe(200);
  expect(reply.import).toMatchObject({
    status: 'waiting',
    requested_by: 'API: Vendor',
    file_name: 'AU0009.json',
  });
  expect(reply.outcome).toEqual({
    read: 4,
    added: 4,
    replaced: 0,
    unchanged: 0,
    certified: 0,
    differing: 0,
    superseded: 0,
    first: '2026-02-01 00:00:00',
    last: '2026-02-01 03:00:00',
    warnings: [],
  });
  await testApi().runJobs();
  const done = await answerOf(
    requestOf('GET /imports/:id', { params: { id: String(reply.import?.id) } }, secret),
  );
  expect(done.reply).toMatchObject({ status: 'done', result: { read: 4, added: 4 } });
  expect((await stored(CUSTOM)).map(({ n, sum, missing }) => [n, sum, missing])).toEqual([[4, 11, 1]]);
  expect(await files()).toBe(0);
});

test('the hour that comes twice in autumn is summed, flow by flow, as in a file; a third time is an error', async () => {
  const [one = '', other = ''] = flows;
  const at = (clock: string, count: number | null, flow = one) => ({
    flow,
    start: `2025-11-02 ${clock}`,
    count,
  });
  const night = [at('00:00', 1), at('01:00', 2), at('01:00', 3), at('02:00', 4)];
  const rows = [...night, at('01:00', 5, other), at('01:00', null, other)];
  const { status, reply } = await send(rows);
  expect([status, reply.outcome]).toMatchObject([
    200,
    {
      added: 4,
      warnings: ['Nov 2, 2025: the hour that occurs twice when daylight saving ends was summed.'],
    },
  ]);
  await testApi().runJobs();
  const hour = await testApi().query(
    `select c.count from counts c join flows f on f.id = c.flow_id where c.ts = '2025-11-02 01:00'
       and f.station_id = (select id from stations where station_id_tmg = $1) order by f.id`,
    [CUSTOM],
  );
  expect(hour).toEqual([{ count: 5 }, { count: null }]);
  const thrice = await send([...night, at('01:00', 6)], { dry_run: true });
  expect([thrice.status, thrice.problem.lines]).toEqual([
    422,
    [{ line: 6, reason: 'Lines 3 and 6 have the same time, “2025-11-02 01:00:00”.' }],
  ]);
});

test('an export of ours has that hour summed already: twice in it is an error', async () => {
  const line = (clock: string, count: number) =>
    `${CUSTOM},Rio Grande St,${flows[0]},2025-11-02 ${clock}:00,60,${count}`;
  const head = 'station_id_tmg,station_name,flowid_txdot,date,interval,count';
  const { status, problem } = await sendCsv([head, line('01:00', 2), line('01:00', 3)].join('\r\n'));
  expect([status, problem.lines?.map((one) => one.line)]).toEqual([422, [3]]);
});

test('nobody is told of it but the log, which names the token', async () => {
  const before = await testApi().query(
    'select (select count(*) from notifications) + (select count(*) from outbox) as n',
  );
  await send(rowsAt([4]));
  await testApi().runJobs();
  expect(
    await testApi().query('select (select count(*) from notifications) + (select count(*) from outbox) as n'),
  ).toEqual(before);
  const { data } = (await request('GET /audit', { query: {} }, 'admin')).reply;
  const ofCounts = data.filter(({ action }) => action.startsWith('counts.'));
  expect(ofCounts.slice(0, 2).map(({ user_name, action }) => [user_name, action])).toEqual([
    ['API: Vendor', 'counts.imported'],
    ['API: Vendor', 'counts.import'],
  ]);
});

test('lines that cannot be taken are named with their reasons, nothing is written, and the history has them', async () => {
  const rows = [...rowsAt([4, 1.5, -1]), { flow: flows[0] ?? '', start: '2026-02-01 04:20', count: 1 }];
  const { status, problem } = await send(rows);
  expect([status, problem.message]).toEqual([422, '3 lines cannot be taken; nothing was written.']);
  expect(problem.lines?.map(({ line }) => line)).toEqual([3, 4, 5]);
  expect(problem.lines?.[2]?.reason).toContain('does not lie on the grid of 60 minutes');
  await testApi().runJobs();
  expect(await imports()).toEqual([
    { status: 'failed', rejected: 3, requested_by: 'API: Vendor', file_name: 'AU0009.json' },
  ]);
  expect([await stored(CUSTOM), await files()]).toEqual([[], 0]);
});

test.each([
  ['a flow that the station does not have', { flow: 'AU0009-9-9-9-9' }, 'AU0009 has no flow AU0009-9-9-9-9.'],
  ['a time in the future', { start: '2026-04-01T00:00' }, /^One line cannot be taken/],
  ['a time that is none', { start: 'yesterday' }, /cannot be taken|no counts/],
])('%s is refused', async (_what, wrong, sentence) => {
  const { status, problem } = await send([{ ...rowsAt([4])[0], ...wrong } as Rows[number]]);
  expect([status, problem.message]).toEqual([422, expect.stringMatching(sentence)]);
  await testApi().runJobs();
  expect([await stored(CUSTOM), await files()]).toEqual([[], 0]);
});

test.each(['HO0001', 'ZZ0000'])('the station %s of others, or of nobody, is not there', async (station) => {
  expect((await send(rowsAt([4]), { station })).status).toBe(404);
  expect([await imports(), await files()]).toEqual([[], 0]);
});

test('sent twice under a key they are imported once, and answered as before', async () => {
  const first = await send(rowsAt([4, 5]), { key: 'night-1' });
  const again = await send(rowsAt([4, 5]), { key: 'night-1' });
  expect(again).toEqual(first);
  await testApi().runJobs();
  expect(await send(rowsAt([4, 5]), { key: 'night-1', token: await agencyToken('The next one') })).toEqual(
    first,
  );
  expect(await imports()).toHaveLength(1);
  const other = await send(rowsAt([4, 6]), { key: 'night-1' });
  expect([other.status, other.problem.message]).toEqual([
    409,
    'Other counts were sent under this Idempotency-Key. Please send these under a new one.',
  ]);
  expect((await send(rowsAt([4, 6]), { key: 'night-2' })).status).toBe(200);
  await testApi().runJobs();
  expect(await files()).toBe(0);
});

test('at the same moment under a key they are imported once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => send(rowsAt([4, 5]), { key: 'night-1' })));
  const [first] = answers;
  expect(answers).toEqual([first, first, first]);
  expect(first?.status).toBe(200);
  expect(await imports()).toHaveLength(1);
});

test('a refusal is answered as before too, and the history has it once', async () => {
  const first = await send(rowsAt([1.5]), { key: 'night-1' });
  expect(first.status).toBe(422);
  expect(await send(rowsAt([1.5]), { key: 'night-1' })).toEqual(first);
  await testApi().runJobs();
  expect(await imports()).toHaveLength(1);
});

test('a key is kept for a week, and is the agency’s', async () => {
  await send(rowsAt([4]), { key: 'night-1' });
  const houston = await agencyToken('Theirs', 4);
  expect((await send(rowsAt([4]), { key: 'night-1', token: houston })).status).toBe(404);
  await testApi().query("update sent_counts set created_at = '2026-02-23T12:00:01Z'");
  await testApi().removeExpired();
  expect(await testApi().query('select 1 from sent_counts')).toHaveLength(1);
  await testApi().query("update sent_counts set created_at = '2026-02-23T11:59:59Z'");
  await testApi().removeExpired();
  expect(await testApi().query('select 1 from sent_counts')).toEqual([]);
});

test.each(['', 'two words', 'x'.repeat(201)])('the key “%s” is refused', async (key) => {
  const { status, problem } = await send(rowsAt([4]), { key });
  expect([status, problem.message]).toEqual([
    422,
    expect.stringMatching(/^The header Idempotency-Key takes/),
  ]);
});

test('without a key the same counts are unchanged, others replace them, certified ones stay', async () => {
  await send(rowsAt([4, 5]));
  await testApi().runJobs();
  expect((await send(rowsAt([4, 5]))).reply.outcome).toMatchObject({ added: 0, unchanged: 2 });
  await testApi().runJobs();
  await request(
    'POST /counts/certify',
    { body: { flowid_txdot: CUSTOM, filters: { maxDate: '2026-02-01' }, reason: 'Known' } },
    'user',
  );
  await testApi().runJobs();
  expect((await send(rowsAt([4, 9, 3]))).reply.outcome).toMatchObject({
    added: 1,
    certified: 2,
    differing: 1,
  });
  await testApi().runJobs();
  expect((await stored(CUSTOM)).map(({ n, sum }) => [n, sum])).toEqual([[3, 12]]);
});

test('a dry run says what would be, and keeps nothing, not even its key', async () => {
  const { status, reply } = await send(rowsAt([4]), { dry_run: true, key: 'night-1' });
  expect([status, reply.import, reply.outcome.added]).toEqual([200, null, 1]);
  expect((await send(rowsAt([1.5]), { dry_run: true })).status).toBe(422);
  await testApi().runJobs();
  expect([await imports(), await stored(CUSTOM), await files()]).toEqual([[], [], 0]);
  expect((await send(rowsAt([5]), { key: 'night-1' })).status).toBe(200);
});

test('while counts of the station are imported the next ones wait outside', async () => {
  await send(rowsAt([4]));
  const busy = await send(rowsAt([5]));
  expect([busy.status, busy.problem.message]).toEqual([409, expect.stringContaining('import')]);
  await testApi().runJobs();
  expect((await send(rowsAt([5]))).status).toBe(200);
});

const HEADER = 'station_id_tmg,station_name,flowid_txdot,date,interval,count';
test('our own CSV is taken in one call, and other files are sent where they can be looked at', async () => {
  const text = `${HEADER}\r\n${CUSTOM},Rio Grande,${flows[0] ?? ''},2026-02-01 08:00:00,60,4\r\n`;
  expect((await sendCsv(text, { dry_run: true })).reply).toMatchObject({
    import: null,
    outcome: { added: 1 },
  });
  const { reply } = await sendCsv(text, {}, 'file-1');
  expect(reply.import?.file_name).toBe('ours.csv');
  expect((await sendCsv(text, {}, 'file-1')).reply).toEqual(reply);
  await testApi().runJobs();
  expect(await imports()).toHaveLength(1);
  const other = await sendCsv('Date,NB\n2026-02-01 00:00:00,1\n');
  expect([other.status, other.problem.message]).toEqual([
    422,
    expect.stringMatching(/^This is no CSV export of Count Exchange/),
  ]);
  expect((await sendCsv(`${HEADER}\r\n`)).status).toBe(422);
  const two = await sendCsv(`${text}AU0005,Zilker,AU0005-3-2-1-9,2026-02-01 08:00:00,60,4\r\n`);
  expect([two.status, two.problem.message]).toEqual([
    422,
    'A call takes the counts of one station at one interval. Please send a call for each.',
  ]);
  expect(await files()).toBe(0);
});

test('more than five thousand rows are accepted, with where their import is followed', async () => {
  const hours = (n: number): Rows =>
    Array.from({ length: n }, (_, hour) => ({
      flow: flows[0] ?? '',
      start: new Date(Date.UTC(2025, 0, 1, hour)).toISOString().slice(0, 16).replace('T', ' '),
      count: 1,
    })).filter(({ start }) => !start.startsWith('2025-03-09 02'));
  const ask = (rows: Rows, more: object = {}) =>
    testApi().fetch(
      requestOf('POST /v1/counts', { body: { station: CUSTOM, interval: 60, rows, ...more } }, secret, {
        'idempotency-key': `rows-${rows.length}`,
      }),
    );
  const many = await ask(hours(5002));
  const told = (await many.json()) as SentCounts;
  expect(told).toMatchObject({ success: true });
  const { import: started } = told;
  const location = `/api/v1/imports/${started?.id}`;
  expect([many.status, many.headers.get('location'), started?.status]).toEqual([202, location, 'waiting']);
  const again = await ask(hours(5002));
  expect([again.status, again.headers.get('location')]).toEqual([202, location]);
  await testApi().runJobs();
  const followed = await testApi().fetch(
    new Request(`http://count-exchange.test${location}`, { headers: { authorization: `Bearer ${secret}` } }),
  );
  expect(await followed.json()).toMatchObject({ status: 'done' });
  const few = await ask(hours(5001));
  expect([few.status, few.headers.has('location')]).toEqual([200, false]);
  await testApi().runJobs();
  expect((await ask(hours(6000), { dry_run: true })).status).toBe(200);
});

test('a person’s own import by session is told by the bell as ever', async () => {
  const ids = await channelsOf(CUSTOM);
  expect(ids.length).toBeGreaterThan(0);
  const body = { station: CUSTOM, interval: 60 as const, rows: rowsAt([4]) };
  const { reply } = await request('POST /v1/counts', { body }, 'user');
  expect(reply.import?.requested_by).toBe('Uma Castillo');
  await testApi().runJobs();
  const told = await testApi().query(
    "select 1 from notifications where user_id = 3 and kind = 'import' and created_at >= '2026-03-02'",
  );
  expect(told).toHaveLength(1);
});

test('a token starts only so many imports in a minute', async () => {
  await send(rowsAt([4]), { dry_run: true });
  await testApi().query("update tries set points = 10 where key like 'count:token, imports%'");
  expect((await send(rowsAt([4]), { dry_run: true })).status).toBe(429);
  expect((await answerOf(requestOf('GET /imports', { query: {} }, secret))).status).toBe(200);
});
