import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { CUSTOM, fixture, flags, imported, start } from '../../testing/import-files.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const undo = (id: number, as: Persona = 'user') =>
  request('POST /imports/:id/undo', { params: { id: String(id) } }, as);
const shown = async (id: number) =>
  (await request('GET /imports/:id', { params: { id: String(id) } }, 'user')).reply;

/** All that is known of a station's counts. */
const counts = () =>
  testApi().query(
    `select c.* from counts c join stations s on s.id = c.station_id where s.station_id_tmg = $1 order by ts, flow_id`,
    [CUSTOM],
  );
const months = () => testApi().query('select * from count_months where counts > 0 order by 1, 2, 3');

const line = (at: string, count: string) => `2025-06-01 ${at}:00,${count}\n`;
const FIRST = `Date,NB\n${line('00:00', '1')}${line('00:15', '2')}${line('00:30', '')}`;
const SECOND = `Date,NB\n${line('00:00', '1')}${line('00:15', '20')}${line('00:30', '30')}${line('00:45', '40')}`;

describe('an import that is taken back', () => {
  test('leaves everything as it was before', async () => {
    const [empty, station] = [[await counts(), await months()], await flags(CUSTOM)];
    const done = await imported(fixture('custom/fixtures/bpcx-custom-15min.csv'));
    expect(done.can_undo).toBe(true);
    const { status, reply } = await undo(done.id);
    expect([status, reply.import.status]).toEqual([200, 'undoing']);
    expect((await flags(CUSTOM)).importing).toBe(1);
    await testApi().runJobs();
    expect(await shown(done.id)).toMatchObject({
      status: 'undone',
      can_undo: false,
      undone_by: 'Uma Castillo',
      undone_at: '2026-03-02T12:00:00Z',
    });
    const now = await flags(CUSTOM);
    expect([await counts(), await months()]).toEqual(empty);
    // only which column was mapped to which channel stays known
    expect(now).toEqual({ ...station, channels: now.channels });
    expect(now.channels[0]?.header).toBe('NB Bike');
    const { reply: told } = await request('GET /notifications', {}, 'user');
    expect(told.data[0]).toMatchObject({ ok: true, text: expect.stringContaining('2,016 counts removed') });
  });

  test('restores the counts, suspects and notes that it replaced', async () => {
    const first = await imported(FIRST);
    await testApi().query(
      `update counts set suspect_id = 7, note = 'odd' where import_id = $1 and count = 2`,
      [first.id],
    );
    const before = await counts();
    const second = await imported(SECOND);
    expect(second.result).toMatchObject({ added: 1, replaced: 2, unchanged: 1 });
    expect(await counts()).not.toEqual(before);
    await undo(second.id);
    await testApi().runJobs();
    expect(await counts()).toEqual(before);
    expect((await shown(first.id)).can_undo).toBe(true);
    const marks = await testApi().query(
      'select old_suspect_id, new_suspect_id, old_note, new_note from count_changes order by id',
    );
    expect(marks).toEqual([
      { old_suspect_id: 7, new_suspect_id: null, old_note: 'odd', new_note: null },
      { old_suspect_id: null, new_suspect_id: 7, old_note: null, new_note: 'odd' },
    ]);
  });

  test('waits until a later one that replaced some of it is taken back', async () => {
    const empty = await counts();
    const first = await imported(FIRST);
    const second = await imported(SECOND);
    expect((await shown(first.id)).can_undo).toBe(false);
    const refused = await undo(first.id);
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      expect.stringContaining('take that one back first'),
    ]);
    for (const { id } of [second, first]) {
      expect((await undo(id)).status).toBe(200);
      await testApi().runJobs();
    }
    expect(await counts()).toEqual(empty);
    expect((await flags(CUSTOM)).last_imported).toBeNull();
  });

  test('may not hold certified counts', async () => {
    const done = await imported(FIRST);
    await request('POST /counts/certify', { body: { flowid_txdot: CUSTOM, reason: 'Known' } }, 'user');
    expect((await undo(done.id)).problem.message).toContain('certification process running');
    await testApi().runJobs();
    expect((await shown(done.id)).can_undo).toBe(false);
    const before = await counts();
    const refused = await undo(done.id);
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      expect.stringContaining('are certified'),
    ]);
    expect(await counts()).toEqual(before);
  });

  test('is complete, of the own agency, and taken back once', async () => {
    const { reply: waiting } = await start(FIRST);
    expect((await undo(waiting.import.id)).status).toBe(409);
    await testApi().runJobs();
    expect((await undo(waiting.import.id, 'houston')).status).toBe(404);
    expect((await undo(waiting.import.id)).status).toBe(200);
    expect((await undo(waiting.import.id)).status).toBe(409);
    await testApi().runJobs();
    const again = await undo(waiting.import.id);
    expect([again.status, again.problem.message]).toEqual([409, expect.stringContaining('that is complete')]);
  });

  test('stays as it is when the database refuses every time', async () => {
    const done = await imported(FIRST);
    const before = await counts();
    await testApi().query(`alter table imports add constraint broken check (status <> 'undone') not valid`);
    await undo(done.id);
    await testApi().runJobs();
    await testApi().query('alter table imports drop constraint broken');
    expect(await shown(done.id)).toMatchObject({ status: 'done', can_undo: true, undone_by: null });
    expect(await counts()).toEqual(before);
    expect((await flags(CUSTOM)).importing).toBe(0);
  });

  test('can be imported again', async () => {
    const done = await imported(FIRST);
    const before = (await counts()) as { import_id: number }[];
    await undo(done.id);
    await testApi().runJobs();
    const again = await imported(FIRST);
    expect(await counts()).toEqual(before.map((row) => ({ ...row, import_id: again.id })));
  });
});

describe('the history', () => {
  test('goes back page by page, and to one station', async () => {
    await testApi().query(
      `insert into imports (station_id, user_id, requested_by, file_name, vendor_code, request, status, created_at)
       select s.id, 3, 'Uma Castillo', 'file ' || n, '0', '{}', 'failed', now()
       from stations s, generate_series(1, 55) as n where s.station_id_tmg = $1`,
      [CUSTOM],
    );
    const page = async (query: { before?: number; station?: string }) =>
      (await request('GET /imports', { query }, 'user')).reply;
    const newest = await page({});
    expect(newest).toHaveLength(50);
    const older = await page({ before: newest.at(-1)?.id ?? 0 });
    expect(older.map(({ file_name }) => file_name)).toEqual([
      'file 5',
      'file 4',
      'file 3',
      'file 2',
      'file 1',
    ]);
    expect(await page({ station: 'AU0001' })).toEqual([]);
    expect(await page({ station: CUSTOM })).toHaveLength(50);
  });

  test('keeps the lines that were refused, as a file that runs no formula', async () => {
    const bad = 'Date,NB\n2025-06-01 00:00:00,x\n2025-06-01 00:15:00,1\n=cmd()\n';
    const failed = await imported(bad);
    expect(failed).toMatchObject({ status: 'failed', rejected: 2, can_undo: false });
    const ask = (as: Persona) =>
      request('GET /imports/:id/rejected', { params: { id: String(failed.id) } }, as);
    expect((await ask('houston')).status).toBe(404);
    const answer = await ask('user');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect((answer.reply as unknown as string).split('\r\n')).toEqual([
      'Line,Reason,Content',
      '2,“x” in column “NB” is not a number.,"2025-06-01 00:00:00,x"',
      "4,A column is missing: 1 instead of 2.,'=cmd()",
      '',
    ]);
  });

  test('counts every refused line but lists a hundred', async () => {
    const lines = Array.from({ length: 1500 }, () => 'yesterday,x,1\n').join('');
    const failed = await imported(`Date,NB,SB\n2025-06-01 00:00:00,1,1\n${lines}`);
    expect(failed.errors).toHaveLength(100);
    expect(failed).toMatchObject({
      rejected: 1500,
      message: '1500 lines cannot be taken; nothing was written.',
    });
    expect(await testApi().query('select 1 from import_rejected')).toHaveLength(1000);
  });
});
