import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { allRows, AU, edit, page, reviewable } from '../../testing/stored-counts.ts';

const update = (body: object, as: Persona = 'user') =>
  request('POST /counts/update', { body: { flowid_txdot: AU, ...body } }, as);

describe('an update', () => {
  beforeEach(async () => {
    await testApi().reset();
    forgetSignIns();
  });

  test('of rows is kept, with what it changed', async () => {
    const [first, second] = await reviewable();
    const counts = [edit(first!, 7, ' loop broken '), edit(second!, null, null)];
    expect((await update({ counts })).reply).toMatchObject({
      success: true,
      updated: 1,
      edit: { kind: 'rows', counts: 1, user_name: 'Uma Castillo', undone: false },
    });
    const after = await reviewable();
    expect(after[0]).toMatchObject({ suspect_id: 7, note: 'loop broken' });
    expect(after[1]).toEqual(second);
    const changes = await testApi().query(
      'select old_suspect_id, new_suspect_id, old_note, new_note, ts from count_changes',
    );
    expect(changes).toEqual([
      { old_suspect_id: null, new_suspect_id: 7, old_note: null, new_note: 'loop broken', ts: first?.date },
    ]);
  });

  test('of checked rows makes the bulk change to each and leaves the rest of them alone', async () => {
    const rows = (await reviewable()).slice(0, 3);
    await update({ counts: [edit(rows[0]!, null, 'keep me')] });
    const counts = [edit(rows[0]!, null, 'keep me'), edit(rows[1]!, null, null)];
    expect((await update({ counts, suspect_id: 9 })).reply.updated).toBe(2);
    expect((await reviewable()).slice(0, 3).map(({ suspect_id, note }) => [suspect_id, note])).toEqual([
      [9, 'keep me'],
      [9, null],
      [null, null],
    ]);
  });

  test('in bulk changes every uncertified count that matches and no other', async () => {
    const filters = { travel_direction: '1' };
    const before = (await allRows()).filter(({ suspect_id }) => suspect_id === 8).length;
    const { reply } = await update({ filters, suspect_id: 8, note: 'tube cut' });
    const [known] = await testApi().query<{ n: number }>(
      `select count(*) as n from counts where suspect_id = 8 and note = 'tube cut' and certification_id is null`,
    );
    expect(reply.updated).toBe(known?.n);
    expect((await allRows()).filter(({ suspect_id }) => suspect_id === 8)).toHaveLength(
      before + reply.updated,
    );
    expect((await update({ filters, noteDelete: true })).reply.updated).toBe(reply.updated);
    expect(await testApi().query(`select 1 from counts where note = 'tube cut'`)).toEqual([]);
  });

  test.each([
    ['a note over 100 characters', { note: 'x'.repeat(101) }, 422, 'at most 100'],
    ['an unknown suspect', { suspect_id: 999 }, 422, 'no such validity condition'],
    ['nothing chosen', {}, 422, 'Choose a suspect value'],
    [
      'a filter that nothing uncertified matches',
      { suspect_id: 7, filters: { minDate: '2030-01-01' } },
      422,
      'No uncertified counts',
    ],
  ])('with %s is refused', async (_, body, status, sentence) => {
    const answer = await update(body);
    expect([answer.status, answer.problem.message]).toEqual([status, expect.stringContaining(sentence)]);
    expect(await testApi().query('select 1 from count_changes')).toEqual([]);
  });

  test('with one row that may not change writes none', async () => {
    const [open] = await reviewable();
    const [certified] = (await page()).data;
    const refusals = [
      [edit(certified!, 7, null), 409, 'Certified counts'],
      [
        { ...edit(open!, 7, null), id: open!.id + 1, date: open!.date.replace(':00:00', ':01:00') },
        404,
        'does not exist',
      ],
      [{ ...edit(open!, 7, null), date: '2020-01-01 00:00:00' }, 422, 'does not belong'],
      [{ ...edit(open!, 7, null), id: 12 }, 422, 'does not belong'],
      [{ ...edit(open!, 7, null), suspect_id: 500 }, 422, 'validity condition'],
      [{ ...edit(open!, 7, null), note: 'y'.repeat(101) }, 422, 'at most 100'],
    ] as const;
    for (const [bad, status, sentence] of refusals) {
      const answer = await update({ counts: [edit(open!, 7, 'x'), bad] });
      expect([answer.status, answer.problem.message]).toEqual([status, expect.stringContaining(sentence)]);
    }
    expect((await reviewable())[0]).toEqual(open);
    expect(await testApi().query('select 1 from count_changes')).toEqual([]);
  });

  test('of another agency’s counts is answered as if there were none', async () => {
    const [open] = await reviewable();
    expect((await update({ counts: [edit(open!, 7, null)] }, 'houston')).status).toBe(404);
    expect((await update({ suspect_id: 7 }, 'houston')).status).toBe(404);
    expect((await reviewable())[0]).toEqual(open);
  });
});
