import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { AU } from '../counts/stored-counts.ts';
import { findingList, findingOf, lookThrough, marksOf } from './found-at.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

test('nothing is found before the rules have run, and the list says so', async () => {
  expect(await findingList()).toEqual({
    data: [],
    total: 0,
    open: { strong: 0, review: 0, hint: 0 },
    run: null,
    late: null,
  });
});

test('the rules find the faults of the station in the order of time and mark nothing', async () => {
  const before = await marksOf();
  await lookThrough();
  const { data, total, open, run } = await findingList();
  expect(data.map(({ rule, severity, from, until }) => [rule, severity, from, until])).toEqual([
    ['direction', 'hint', '2026-01-19 00:00:00', '2026-01-26 00:00:00'],
    ['day-high', 'review', '2026-01-22 00:00:00', '2026-01-23 00:00:00'],
    ['spike', 'review', '2026-01-22 07:00:00', '2026-01-22 09:00:00'],
    ['direction', 'hint', '2026-02-02 00:00:00', '2026-02-09 00:00:00'],
    ['silent-flow', 'review', '2026-02-05 07:00:00', '2026-02-08 15:00:00'],
    ['same-value', 'review', '2026-02-18 20:00:00', '2026-02-19 00:00:00'],
    ['gap', 'strong', '2026-02-20 07:00:00', '2026-02-21 14:00:00'],
  ]);
  expect([total, open]).toEqual([7, { strong: 1, review: 4, hint: 2 }]);
  expect(run).toMatchObject({ status: 'done', stale: false });
  expect(await marksOf()).toEqual(before);
});

test.each([
  ['en', 'Gap', 'No value for 31 hours (31 intervals).'],
  ['es', 'Hueco', 'Sin valor durante 31 horas (31 intervalos).'],
])('in %s a gap is a “%s” and its evidence a plain sentence', async (language, label, evidence) => {
  await lookThrough();
  const { reply } = await request('GET /findings', { query: { flowid_txdot: AU, rule: 'gap' } }, 'user', {
    'accept-language': language,
  });
  expect(reply.data).toEqual([
    expect.objectContaining({
      rule_label: label,
      evidence,
      flowid_txdot: expect.stringMatching(/^AU0001-\d-\d-\d-\d$/),
      intervals: 31,
      rows: 31,
      value: 31,
      threshold: 12,
      suspect_id: 11,
      other_suspects: [],
      state: 'open',
    }),
  ]);
});

test('a second wish to run waits with the first', async () => {
  const ask = () => request('POST /findings/run', { body: { flowid_txdot: AU } }, 'user');
  expect((await ask()).reply.run.status).toBe('running');
  expect((await ask()).reply.run.status).toBe('running');
  expect(await testApi().runJobs()).toBe(1);
  expect((await findingList()).run?.status).toBe('done');
});

test('rules that break down say so and can run again', async () => {
  await request('POST /findings/run', { body: { flowid_txdot: AU } }, 'user');
  await testApi().query('alter table findings add constraint broken check (rule is null) not valid');
  await testApi().runJobs();
  await testApi().query('alter table findings drop constraint broken');
  expect(await findingList()).toMatchObject({ total: 0, run: { status: 'failed' } });
  await lookThrough();
  expect(await findingList()).toMatchObject({ total: 7, run: { status: 'done' } });
});

test('running again finds the same ones under the same ids', async () => {
  await lookThrough();
  const before = await findingList();
  await lookThrough();
  expect(await findingList()).toEqual(before);
});

test('decisions survive another run, whatever is found then', async () => {
  await lookThrough();
  const [spike, gap, same] = [
    await findingOf('spike'),
    await findingOf('gap'),
    await findingOf('same-value'),
  ];
  await request('POST /findings/accept', { body: { flowid_txdot: AU, ids: [spike.id] } }, 'user');
  const dismissal = { flowid_txdot: AU, ids: [gap.id, same.id], reason: 'works on the path' };
  await request('POST /findings/dismiss', { body: dismissal }, 'user');
  // one of the dismissed is not there any more, the other one is longer than before
  await testApi().query(`update counts set count = 5 where ts = '2026-02-18 21:00:00' and flow_id = $1`, [
    same.flow_id,
  ]);
  await testApi().query(`update counts set count = null where ts = '2026-02-21 14:00:00' and flow_id = $1`, [
    gap.flow_id,
  ]);
  await lookThrough();
  expect((await findingList('dismissed')).data.map(({ id, reason }) => [id, reason])).toEqual([
    [same.id, 'works on the path'],
    [gap.id, 'works on the path'],
  ]);
  expect((await findingList('accepted')).data.map(({ id }) => id)).toEqual([spike.id]);
  const open = (await findingList('open')).data.filter(({ rule }) => rule === 'gap' || rule === 'same-value');
  expect(open.map(({ rule, until }) => [rule, until])).toEqual([['gap', '2026-02-21 15:00:00']]);
});

test('nothing is left to find in counts that are certified', async () => {
  await lookThrough();
  const { id } = await findingOf('gap');
  const body = { flowid_txdot: AU, ids: [id], reason: 'known' };
  await request('POST /findings/dismiss', { body }, 'user');
  await request('POST /counts/certify', { body: { flowid_txdot: AU } }, 'user');
  await testApi().runJobs();
  expect((await findingList()).data.map((one) => [one.id, one.state])).toEqual([[id, 'dismissed']]);
});

test.each([
  'GET /findings',
  'POST /findings/run',
  'POST /findings/accept',
  'POST /findings/dismiss',
  'POST /findings/reopen',
] as const)('%s of another agency’s station is answered as if there were none', async (key) => {
  await lookThrough();
  const { id } = await findingOf('gap');
  const input =
    key === 'GET /findings'
      ? { query: { flowid_txdot: AU } }
      : { body: { flowid_txdot: AU, ids: [id], reason: 'x' } };
  expect((await request(key, input as never, 'houston')).status).toBe(404);
  expect((await findingOf('gap')).state).toBe('open');
});

test('a finding of another station is none of this one', async () => {
  await lookThrough();
  const { id } = await findingOf('gap');
  const body = { flowid_txdot: 'HO0001', ids: [id], reason: 'x' };
  const { status, problem } = await request('POST /findings/dismiss', { body }, 'houston');
  expect([status, problem.message]).toEqual([
    404,
    'A finding of this request does not exist any more. Please load the list again.',
  ]);
  expect((await findingOf('gap')).state).toBe('open');
});
