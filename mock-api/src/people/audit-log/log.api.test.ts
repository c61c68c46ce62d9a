import type { StationLogEntry } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { findingOf, lookThrough } from '../../testing/found-at.ts';
import { AU, edit, reviewable } from '../../testing/stored-counts.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const update = (body: object) =>
  request('POST /counts/update', { body: { flowid_txdot: AU, ...body } }, 'user');
const log = (query: object = {}, as: Persona = 'user', language = 'en') =>
  request('GET /counts/log', { query: { flowid_txdot: AU, ...query } }, as, { 'accept-language': language });
const entries = async (language?: string): Promise<StationLogEntry[]> =>
  (await log({}, 'user', language)).reply.data;

/** Does one of everything that the log tells. */
async function doEverything(): Promise<void> {
  await lookThrough();
  const [gap, day, silent] = [
    await findingOf('gap'),
    await findingOf('day-high'),
    await findingOf('silent-flow'),
  ];
  const { reply } = await update({ suspect_id: 8, filters: { minDate: '2026-03-01' } });
  await request('POST /counts/undo', { body: { flowid_txdot: AU, edit: reply.edit?.id ?? 0 } }, 'user');
  await request('POST /findings/accept', { body: { flowid_txdot: AU, ids: [day.id, gap.id] } }, 'user');
  const dismissal = { flowid_txdot: AU, ids: [silent.id], reason: 'a quiet evening' };
  await request('POST /findings/dismiss', { body: dismissal }, 'user');
  await request('POST /findings/reopen', { body: { flowid_txdot: AU, ids: [silent.id] } }, 'user');
  const settings = { flowid_txdot: AU, level: 'station' as const, values: { 'night.hour': 60 } };
  await request('PUT /finding-settings', { body: settings }, 'user');
  await request('POST /counts/certify', { body: { flowid_txdot: AU, reason: 'Known' } }, 'user');
  await testApi().runJobs();
  const days = { minDate: '2026-02-01', maxDate: '2026-02-02', reason: 'wrong loop' };
  await request('POST /counts/reopen', { body: { flowid_txdot: AU, ...days } }, 'super');
}

test('the log tells everything that was done, newest first, in the words of the caller', async () => {
  await doEverything();
  expect((await entries()).map(({ user_name, text }) => [user_name, text])).toEqual([
    [
      expect.any(String),
      'Took 96 counts from Feb 1, 2026 to Feb 2, 2026 out of certification. Reason: wrong loop',
    ],
    ['Uma Castillo', 'Certified 2,880 counts from Jan 1, 2026, 12:00 AM to Mar 1, 2026, 11:00 PM.'],
    ['Uma Castillo', 'Started to certify 2,880 counts.'],
    ['Uma Castillo', 'Changed thresholds: Busy night: People in an hour.'],
    ['Uma Castillo', 'Findings opened again: 1.'],
    ['Uma Castillo', 'Findings dismissed: 1. Reason: a quiet evening'],
    ['Uma Castillo', 'Findings accepted: 2; counts marked: 55.'],
    ['Uma Castillo', 'Took a change back. Counts: 48; findings: 0.'],
    ['Uma Castillo', 'Changed the suspect or note of 48 counts.'],
  ]);
  const spanish = await entries('es');
  expect(spanish.at(-1)?.text).toBe('Cambió la sospecha o la nota de 48 conteos.');
  expect(spanish.every(({ text, action }) => text !== action)).toBe(true);
  expect((await entries()).at(-1)?.edit).toMatchObject({ kind: 'bulk', counts: 48, undone: true });
});

test('the log is read in parts, each entry once', async () => {
  await doEverything();
  const all = await entries();
  const read: StationLogEntry[] = [];
  let before: number | undefined;
  do {
    const { reply } = await log({ limit: 4, before });
    read.push(...reply.data);
    before = reply.next ?? undefined;
  } while (before !== undefined);
  expect(read).toEqual(all);
});

test('an edit opens to each count that it changed, from what to what', async () => {
  const [first, second] = await reviewable();
  await update({ counts: [edit(first!, 7, 'before')] });
  const { reply } = await update({ counts: [edit(first!, 9, null), edit(second!, null, 'new')] });
  const { reply: changes } = await request(
    'GET /counts/log/:editId',
    { params: { editId: String(reply.edit?.id) }, query: { flowid_txdot: AU } },
    'user',
  );
  expect(changes).toEqual({
    next: null,
    data: [
      {
        flowid_txdot: first?.flowid_txdot,
        date: first?.date,
        old_suspect_id: 7,
        new_suspect_id: 9,
        old_note: 'before',
        new_note: null,
      },
      {
        flowid_txdot: second?.flowid_txdot,
        date: second?.date,
        old_suspect_id: null,
        new_suspect_id: null,
        old_note: null,
        new_note: 'new',
      },
    ],
  });
});

test('a bulk edit opens in parts of 200 counts, each count once', async () => {
  const { reply } = await update({ suspect_id: 8, filters: { minDate: '2026-02-20' } });
  const params = { editId: String(reply.edit?.id) };
  const seen: string[] = [];
  const sizes: number[] = [];
  let after: number | undefined;
  do {
    const query = { flowid_txdot: AU, after };
    const { reply: part } = await request('GET /counts/log/:editId', { params, query }, 'user');
    seen.push(...part.data.map(({ date, flowid_txdot }) => `${date} ${flowid_txdot}`));
    sizes.push(part.data.length);
    after = part.next ?? undefined;
  } while (after !== undefined);
  expect(sizes).toEqual([200, 200, 80]);
  expect(new Set(seen).size).toBe(480);
});

test('the log and its edits are those of the own agency only', async () => {
  const { reply } = await update({ suspect_id: 8 });
  const params = { editId: String(reply.edit?.id) };
  expect((await log({}, 'houston')).status).toBe(404);
  for (const [station, as] of [
    [AU, 'houston'],
    ['HO0001', 'houston'],
    ['AU0004', 'user'],
  ] as const) {
    const query = { flowid_txdot: station };
    expect((await request('GET /counts/log/:editId', { params, query }, as)).status).toBe(404);
  }
});

test.each([
  ['a limit over 200', { limit: 201 }],
  ['an entry of no number', { before: 'x' }],
])('%s is refused', async (_, query) => expect((await log(query)).status).toBe(422));
