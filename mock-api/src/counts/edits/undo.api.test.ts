import type { CountsEdit } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { findingList, findingOf, lookThrough, marksOf } from '../../testing/found-at.ts';
import { AU, edit, reviewable } from '../../testing/stored-counts.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const update = async (body: object, as: Persona = 'user'): Promise<CountsEdit> => {
  const { reply } = await request('POST /counts/update', { body: { flowid_txdot: AU, ...body } }, as);
  if (!reply.edit) throw new Error('nothing changed');
  return reply.edit;
};
const undo = (id: number, as: Persona = 'user') =>
  request('POST /counts/undo', { body: { flowid_txdot: AU, edit: id } }, as);
const undoable = async () =>
  (await request('GET /counts/edits', { query: { flowid_txdot: AU } }, 'user')).reply;

/** What every count of the station carries, as one short text. */
const fingerprint = async () =>
  (
    await testApi().query<{ marks: string }>(
      `select md5(string_agg(concat_ws('|', ts, flow_id, coalesce(suspect_id, 0), coalesce(note, '-')), ',' order by ts, flow_id)) as marks
       from counts c join stations s on s.id = c.station_id where s.station_id_tmg = $1`,
      [AU],
    )
  )[0]?.marks;

test('an undone edit of rows leaves everything as it was, and can be redone', async () => {
  const [first, second] = await reviewable();
  await update({ counts: [edit(first!, 7, 'loop broken')] });
  const before = await marksOf();
  const made = await update({ counts: [edit(first!, null, null), edit(second!, 9, 'both')] });
  const changed = await marksOf();
  const { status, reply } = await undo(made.id);
  expect([status, reply]).toMatchObject([
    200,
    { updated: 2, edit: { kind: 'undo', counts: 2, text: 'Took back 2 counts', undone: false } },
  ]);
  expect(await marksOf()).toEqual(before);
  expect((await undo(reply.edit.id)).reply.updated).toBe(2);
  expect(await marksOf()).toEqual(changed);
});

test('an undone bulk edit gives each count back what it carried itself', async () => {
  const rows = (await reviewable()).slice(0, 4);
  await update({ counts: rows.map((row, at) => edit(row, [7, 8, 9, null][at] ?? null, `own ${at}`)) });
  const before = await marksOf();
  const made = await update({ suspect_id: 8, note: 'tube cut' });
  expect(made).toMatchObject({
    kind: 'bulk',
    counts: 2880,
    text: '2,880 counts: Repeated value, note “tube cut”',
  });
  expect((await undo(made.id)).reply.updated).toBe(2880);
  expect(await marksOf()).toEqual(before);
});

test('a bulk edit that removes suspects and notes is given back too', async () => {
  await update({ suspect_id: 8, note: 'tube cut', filters: { travel_direction: '1' } });
  const before = await marksOf();
  const made = await update({ suspect_id: null, noteDelete: true });
  expect(made.text).toBe('1,440 counts: suspect removed, notes deleted');
  await undo(made.id);
  expect(await marksOf()).toEqual(before);
});

test('twenty-five edits on top of each other are taken back one by one to where they began', async () => {
  const [row] = await reviewable();
  const states = [await fingerprint()];
  const made: number[] = [];
  for (let at = 0; at < 25; at += 1) {
    const body =
      at % 5 === 4
        ? { suspect_id: 7 + (at % 3), note: `all ${at}` }
        : { counts: [edit(row!, at % 2 ? 9 : 8, `step ${at}`)] };
    made.push((await update(body)).id);
    states.push(await fingerprint());
  }
  expect((await undoable()).map(({ id }) => id)).toEqual(made.toReversed());
  for (const id of made.toReversed()) {
    states.pop();
    expect((await undo(id)).status).toBe(200);
    expect(await fingerprint()).toBe(states.at(-1));
  }
  expect(await undoable()).toEqual([]);
}, 60_000);

test('accepting a finding is taken back with its marks and its decision', async () => {
  await lookThrough();
  const before = await marksOf();
  const { id } = await findingOf('silent-flow');
  const body = { flowid_txdot: AU, ids: [id], note: 'switched off' };
  const { reply } = await request('POST /findings/accept', { body }, 'user');
  const { reply: undone } = await undo(reply.edit.id);
  expect(undone).toMatchObject({
    updated: 80,
    edit: { findings: 1, text: 'Took back 80 counts, 1 finding' },
  });
  expect(await marksOf()).toEqual(before);
  expect(await findingOf('silent-flow')).toMatchObject({ state: 'open', reason: null, decided_by: null });
  await undo(undone.edit.id);
  expect(await findingOf('silent-flow')).toMatchObject({
    state: 'accepted',
    reason: 'switched off',
    decided_by: 'Uma Castillo',
  });
});

test('a dismissal of a whole kind is taken back', async () => {
  await lookThrough();
  const before = await findingList();
  const body = { flowid_txdot: AU, kind: { rule: 'gap' as const }, reason: 'one way' };
  const { reply } = await request('POST /findings/dismiss', { body }, 'user');
  expect((await undo(reply.edit.id)).reply).toMatchObject({ updated: 0, edit: { findings: 1 } });
  expect(await findingList()).toEqual(before);
});

test('a finding that was opened again is decided as before once that is taken back', async () => {
  await lookThrough();
  const { id } = await findingOf('gap');
  await request('POST /findings/dismiss', { body: { flowid_txdot: AU, ids: [id], reason: 'works' } }, 'user');
  const before = await findingOf('gap');
  const { reply } = await request('POST /findings/reopen', { body: { flowid_txdot: AU, ids: [id] } }, 'user');
  await undo(reply.edit.id);
  expect(await findingOf('gap')).toEqual(before);
});

describe('an undo is refused as a whole', () => {
  const refused = async (id: number, sentence: string) => {
    const before = await marksOf();
    const { status, problem } = await undo(id);
    expect([status, problem.message]).toEqual([409, expect.stringContaining(sentence)]);
    expect(await marksOf()).toEqual(before);
  };

  test('when one of its counts has changed since', async () => {
    const [row] = await reviewable();
    const { id } = await update({ suspect_id: 8 });
    await update({ counts: [edit(row!, 9, null)] }, 'admin');
    await refused(id, 'changed since (1).');
  });

  test('when one of its counts is certified by now', async () => {
    const { id } = await update({ suspect_id: 8 });
    const filters = { minDate: '2026-02-01', maxDate: '2026-02-01' };
    await request('POST /counts/certify', { body: { flowid_txdot: AU, filters, reason: 'Known' } }, 'user');
    await testApi().runJobs();
    await refused(id, 'certified since (48).');
  });

  test('when one of its counts is gone', async () => {
    const [row] = await reviewable();
    const { id } = await update({ counts: [edit(row!, 9, null)] });
    await testApi().query(`delete from counts where suspect_id = 9 and ts = $1`, [row!.date]);
    await refused(id, 'changed since (1).');
  });

  test('when an import has brought one of its counts anew', async () => {
    const [row] = await reviewable();
    await update({ counts: [edit(row!, 9, null)] });
    const { id } = await update({ counts: [edit(row!, null, null)] });
    await testApi().query(
      `with made as (
         insert into imports (station_id, user_id, requested_by, file_name, vendor_code, request, status, created_at, finished_at)
         select id, 1, 'x', 'x.csv', '0', '{}', 'done', now(), '2026-03-02T13:00:00Z' from stations where station_id_tmg = $1
         returning id, station_id)
       update counts c set count = 4, import_id = made.id from made where c.station_id = made.station_id and c.ts = $2`,
      [AU, row!.date],
    );
    await refused(id, 'changed since (1).');
  });

  test('when one of its findings was decided otherwise since', async () => {
    await lookThrough();
    const { id } = await findingOf('gap');
    const ids = { flowid_txdot: AU, ids: [id] };
    const { reply } = await request('POST /findings/dismiss', { body: { ...ids, reason: 'a' } }, 'user');
    await request('POST /findings/reopen', { body: ids }, 'admin');
    await refused(reply.edit.id, 'finding');
  });

  test('when it is undone already', async () => {
    const { id } = await update({ suspect_id: 8 });
    await undo(id);
    await refused(id, 'already');
  });

  test('while the station is certifying', async () => {
    const { id } = await update({ suspect_id: 8 });
    await request('POST /counts/certify', { body: { flowid_txdot: AU, reason: 'Known' } }, 'user');
    await refused(id, 'has a certification process running');
  });
});

test('nobody takes back what somebody else did', async () => {
  const { id } = await update({ suspect_id: 8 });
  for (const as of ['admin', 'super', 'houston'] as const) expect((await undo(id, as)).status).toBe(404);
  const { reply } = await request('GET /counts/edits', { query: { flowid_txdot: AU } }, 'admin');
  expect(reply).toEqual([]);
});

test('an edit of another station is none of this one', async () => {
  const { id } = await update({ suspect_id: 8 });
  const body = { flowid_txdot: 'AU0004', edit: id };
  expect((await request('POST /counts/undo', { body }, 'user')).status).toBe(404);
});

test('what changed nothing is no edit', async () => {
  const body = { flowid_txdot: AU, suspect_id: null };
  expect((await request('POST /counts/update', { body }, 'user')).reply).toMatchObject({
    updated: 0,
    edit: null,
  });
  expect(await undoable()).toEqual([]);
});
