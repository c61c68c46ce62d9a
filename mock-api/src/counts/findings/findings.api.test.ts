import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';
import { findingList, findingOf, lookThrough, marksOf } from '../../testing/found-at.ts';

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

test('the rules find the faults of the station, those that affect the most counts first, and mark nothing', async () => {
  const before = await marksOf();
  await lookThrough();
  const { data, total, open, run } = await findingList();
  expect(data.map(({ rule, severity, from, until }) => [rule, severity, from, until])).toEqual([
    ['day-high', 'review', '2026-01-22 00:00:00', '2026-01-23 00:00:00'],
    ['silent-flow', 'review', '2026-02-05 07:00:00', '2026-02-08 15:00:00'],
    ['day-low', 'review', '2026-01-01 00:00:00', '2026-01-06 00:00:00'],
    ['gap', 'strong', '2026-02-20 07:00:00', '2026-02-21 14:00:00'],
  ]);
  const affected = data.map((one) => one.affected);
  expect(affected).toEqual(affected.toSorted((a, b) => b - a));
  expect([total, open]).toEqual([4, { strong: 1, review: 3, hint: 0 }]);
  expect(run).toMatchObject({ status: 'done', stale: false });
  expect(await marksOf()).toEqual(before);
});

test('what overlaps is one case, which tells of every rule that fired and is found by each', async () => {
  await lookThrough();
  const day = await findingOf('day-high');
  expect(day.fired).toEqual([
    expect.objectContaining({ rule: 'day-high', rule_label: 'High day', stretches: 1, from: day.from }),
    expect.objectContaining({
      rule: 'spike',
      rule_label: 'Spike',
      from: '2026-01-22 07:00:00',
      until: '2026-01-22 09:00:00',
      evidence: expect.stringContaining('in one interval'),
    }),
  ]);
  const query = { flowid_txdot: AU, rule: 'spike' as const };
  const { reply } = await request('GET /findings', { query }, 'user');
  expect(reply.data.map(({ id }) => id)).toEqual([day.id]);
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
  expect(await findingList()).toMatchObject({ total: 4, run: { status: 'done' } });
});

test('running again finds the same ones under the same ids', async () => {
  await lookThrough();
  const before = await findingList();
  await lookThrough();
  expect(await findingList()).toEqual(before);
});

test('decisions survive another run, whatever is found then', async () => {
  await lookThrough();
  const [day, gap, silent] = [
    await findingOf('day-high'),
    await findingOf('gap'),
    await findingOf('silent-flow'),
  ];
  await request('POST /findings/accept', { body: { flowid_txdot: AU, ids: [day.id] } }, 'user');
  const dismissal = { flowid_txdot: AU, ids: [gap.id, silent.id], reason: 'works on the path' };
  await request('POST /findings/dismiss', { body: dismissal }, 'user');
  // one of the dismissed is not there any more, the other one is longer than before
  await testApi().query(`update counts set count = 9 where ts = '2026-02-06 08:00:00' and flow_id = $1`, [
    silent.flow_id,
  ]);
  await testApi().query(`update counts set count = null where ts = '2026-02-21 14:00:00' and flow_id = $1`, [
    gap.flow_id,
  ]);
  await lookThrough();
  const dismissed = (await findingList('dismissed')).data;
  expect(new Set(dismissed.map(({ id }) => id))).toEqual(new Set([silent.id, gap.id]));
  expect(dismissed.every(({ reason }) => reason === 'works on the path')).toBe(true);
  expect((await findingList('accepted')).data.map(({ id }) => id)).toEqual([day.id]);
  const open = (await findingList('open')).data.filter(
    ({ rule }) => rule === 'gap' || rule === 'silent-flow',
  );
  expect(open.map(({ rule, until }) => [rule, until])).toEqual([['gap', '2026-02-21 15:00:00']]);
});

test('what was open when its counts were certified stays listed as decided by that', async () => {
  await lookThrough();
  const { id } = await findingOf('gap');
  const body = { flowid_txdot: AU, ids: [id], reason: 'known' };
  await request('POST /findings/dismiss', { body }, 'user');
  await request('POST /counts/certify', { body: { flowid_txdot: AU } }, 'user');
  await testApi().runJobs();
  expect((await findingList('open')).total).toBe(0);
  expect((await findingList('dismissed')).data.map((one) => one.id)).toEqual([id]);
  const certified = (await findingList('overridden')).data;
  expect(certified.map(({ rule, decided_by }) => [rule, decided_by])).toEqual([
    ['day-high', 'Uma Castillo'],
    ['silent-flow', 'Uma Castillo'],
    ['day-low', 'Uma Castillo'],
  ]);
  // it is the certification that would have to be taken back
  const again = { flowid_txdot: AU, ids: [certified[0]?.id ?? 0] };
  expect((await request('POST /findings/reopen', { body: again }, 'user')).status).toBe(409);
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
