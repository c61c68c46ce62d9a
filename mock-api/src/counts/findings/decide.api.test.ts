import { NOTE_MAX, REASON_MAX, type ApiKey } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';
import { findingList, findingOf, lookThrough, marksOf } from '../../testing/found-at.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await lookThrough();
});

const accept = (body: object) =>
  request('POST /findings/accept', { body: { flowid_txdot: AU, ...body } as never }, 'user');
const dismiss = (body: object) =>
  request('POST /findings/dismiss', { body: { flowid_txdot: AU, ...body } as never }, 'user');

/** Counts that carry a suspect and a note, by flow and time. */
const marked = (suspect: number, note: string | null) =>
  testApi().query<{ flow_id: number; ts: string }>(
    'select flow_id, ts from counts where suspect_id = $1 and note is not distinct from $2 order by ts',
    [suspect, note],
  );

test('accepting marks exactly the range with the suspect that the rule proposes', async () => {
  const day = await findingOf('day-high');
  const before = await marksOf();
  const { reply } = await accept({ ids: [day.id] });
  expect(reply).toMatchObject({
    decided: 1,
    updated: 24,
    edit: { kind: 'accept', counts: 24, findings: 1, text: 'Accepted 1 finding (24 counts)' },
  });
  const marks = await marked(15, null);
  expect(marks[0]).toEqual({ flow_id: day.flow_id, ts: '2026-01-22 00:00:00' });
  expect(marks.at(-1)).toEqual({ flow_id: day.flow_id, ts: '2026-01-22 23:00:00' });
  const after = await marksOf();
  expect(after.filter((mark, at) => mark !== before[at])).toHaveLength(24);
  expect(await findingOf('day-high')).toMatchObject({
    state: 'accepted',
    decided_by: 'Uma Castillo',
    decided_at: '2026-03-02T12:00:00Z',
  });
});

test('accepting with another suspect and a note marks with those', async () => {
  const { id } = await findingOf('day-high');
  await accept({ ids: [id], suspect_id: 9, note: ' Ride of the year ' });
  expect(await marked(9, 'Ride of the year')).toHaveLength(24);
  expect((await findingOf('day-high')).reason).toBe('Ride of the year');
});

test('accepting with no suspect decides and leaves suspects as they are', async () => {
  const { id } = await findingOf('day-high');
  const before = await marksOf();
  expect((await accept({ ids: [id], suspect_id: null })).reply).toMatchObject({ decided: 1, updated: 0 });
  expect(await marksOf()).toEqual(before);
});

test('a hint proposes nothing, so accepting it marks nothing', async () => {
  const { id } = await findingOf('silent-flow');
  await testApi().query(`update findings set severity = 'hint', suspect_ids = '{}' where id = $1`, [id]);
  const before = await marksOf();
  expect((await accept({ ids: [id] })).reply).toMatchObject({ decided: 1, updated: 0 });
  expect(await marksOf()).toEqual(before);
});

/** Takes the value of the counts of a flow in some hours of a day. */
async function lose(flow: number, day: string, hours: number[]): Promise<void> {
  const times = hours.map((hour) => `${day} ${String(hour).padStart(2, '0')}:00:00`);
  await testApi().query('update counts set count = null where flow_id = $1 and ts = any($2::timestamp[])', [
    flow,
    times,
  ]);
}

test('of a case with good counts between, only what its rules found is marked', async () => {
  const { flow_id } = await findingOf('silent-flow');
  await lose(flow_id, '2026-02-16', [5, 6, 12, 17]);
  await lookThrough();
  const gap = (await findingList('open')).data.find((one) => one.rule === 'gap' && one.flow_id === flow_id);
  expect(gap).toMatchObject({
    from: '2026-02-16 05:00:00',
    until: '2026-02-16 18:00:00',
    intervals: 13,
    rows: 4,
  });
  expect(gap?.fired).toMatchObject([{ rule: 'gap', stretches: 3 }]);
  expect((await accept({ ids: [gap?.id] })).reply.updated).toBe(4);
  expect(await marked(11, null)).toHaveLength(4);
});

test('certified counts in the range stay as they are', async () => {
  const { id } = await findingOf('silent-flow');
  await testApi().query(
    `update counts set certification_id = 999 where ts >= '2026-02-06' and ts < '2026-02-07' and station_id = (select id from stations where station_id_tmg = $1)`,
    [AU],
  );
  expect((await accept({ ids: [id] })).reply.updated).toBe(80 - 24);
});

test('a decision about a kind takes every open one of it', async () => {
  await lose((await findingOf('silent-flow')).flow_id, '2026-02-16', [5]);
  await lookThrough();
  const [first] = (await findingList()).data.filter(({ rule }) => rule === 'gap');
  await dismiss({ ids: [first!.id], reason: 'works' });
  const { reply } = await dismiss({ kind: { rule: 'gap' }, reason: 'event' });
  expect([reply.decided, reply.edit.text]).toEqual([1, 'Dismissed 1 finding']);
  expect((await findingList('dismissed')).data.map(({ reason }) => reason)).toEqual(['works', 'event']);
});

test('a decision about a kind can be narrowed to a flow', async () => {
  const { flow_id } = await findingOf('silent-flow');
  await lose(flow_id, '2026-02-16', [5]);
  await lookThrough();
  expect((await dismiss({ kind: { rule: 'gap', flow_id }, reason: 'x' })).reply.decided).toBe(1);
});

test('what is decided already is left alone, and refused when nothing else is left', async () => {
  const [gap, day] = [await findingOf('gap'), await findingOf('day-high')];
  await dismiss({ ids: [gap.id], reason: 'first' });
  expect((await dismiss({ ids: [gap.id, day.id], reason: 'second' })).reply.decided).toBe(1);
  expect((await findingOf('gap')).reason).toBe('first');
  const again = await accept({ ids: [gap.id, day.id] });
  expect([again.status, again.problem.message]).toEqual([
    409,
    'None of these findings is open any more. Please load the list again.',
  ]);
});

test('a decided one can be opened again; its marks stay', async () => {
  const { id } = await findingOf('day-high');
  await accept({ ids: [id] });
  const before = await marksOf();
  const body = { flowid_txdot: AU, ids: [id] };
  expect((await request('POST /findings/reopen', { body }, 'user')).reply).toMatchObject({
    decided: 1,
    updated: 0,
    edit: { kind: 'reopen' },
  });
  expect(await findingOf('day-high')).toMatchObject({ state: 'open', decided_by: null, reason: null });
  expect(await marksOf()).toEqual(before);
  expect((await request('POST /findings/reopen', { body }, 'user')).status).toBe(409);
});

test.each<[string, ApiKey, object, number, string]>([
  ['no reason', 'POST /findings/dismiss', { ids: [1], reason: '  ' }, 422, 'Give a reason.'],
  [
    'a long reason',
    'POST /findings/dismiss',
    { ids: [1], reason: 'x'.repeat(REASON_MAX + 1) },
    422,
    'at most 500',
  ],
  ['a long note', 'POST /findings/accept', { ids: [1], note: 'x'.repeat(NOTE_MAX + 1) }, 422, 'at most 100'],
  [
    'an unknown suspect',
    'POST /findings/accept',
    { ids: [1], suspect_id: 500 },
    422,
    'no such validity condition',
  ],
  ['no findings', 'POST /findings/accept', {}, 422, 'Name either findings or a kind'],
  ['an empty list', 'POST /findings/accept', { ids: [] }, 422, ''],
  ['both ways of choosing', 'POST /findings/accept', { ids: [1], kind: { rule: 'gap' } }, 422, 'Name either'],
  ['an unknown rule', 'POST /findings/accept', { kind: { rule: 'weather' } }, 422, ''],
  [
    'a finding that does not exist',
    'POST /findings/accept',
    { ids: [99_999] },
    404,
    'does not exist any more',
  ],
  [
    'a kind of which none is open',
    'POST /findings/accept',
    { kind: { rule: 'night' } },
    409,
    'None of these',
  ],
])('a decision with %s is refused and changes nothing', async (_, key, body, status, sentence) => {
  const before = await marksOf();
  const answer = await request(key, { body: { flowid_txdot: AU, ...body } }, 'user');
  expect([answer.status, answer.problem.message]).toEqual([status, expect.stringContaining(sentence)]);
  expect(await marksOf()).toEqual(before);
  expect(await findingList('open')).toMatchObject({ total: 4 });
  expect(await testApi().query('select 1 from count_edits')).toEqual([]);
});

test('nothing is decided while the station is certifying', async () => {
  const { id } = await findingOf('gap');
  await request('POST /counts/certify', { body: { flowid_txdot: AU, reason: 'Known' } }, 'user');
  for (const answer of [await accept({ ids: [id] }), await dismiss({ ids: [id], reason: 'x' })]) {
    expect([answer.status, answer.problem.message]).toEqual([
      409,
      expect.stringContaining('has a certification process running.'),
    ]);
  }
});
