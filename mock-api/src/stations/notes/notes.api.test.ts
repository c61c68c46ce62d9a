import { NOTES_MAX, STATION_NOTES_MAX } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';

const STATION = { stationId: 'AU0004' };
const KEY = 'a-key-made-by-the-form';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const list = async (as: Persona = 'user') =>
  (await request('GET /stations/:stationId/notes', { params: STATION }, as)).reply.data;
const add = (text: string, as: Persona = 'user', more: { request_key?: string } = {}) =>
  request('POST /stations/:stationId/notes', { params: STATION, body: { text, ...more } }, as);
const at = (id: number) => ({ ...STATION, noteId: String(id) });
const change = (id: number, text: string, version: number, as: Persona = 'user') =>
  request('PUT /stations/:stationId/notes/:noteId', { params: at(id), body: { text, version } }, as);
const remove = (id: number, as: Persona = 'user') =>
  request('DELETE /stations/:stationId/notes/:noteId', { params: at(id) }, as);
const told = () =>
  testApi().query(
    `select action, detail, s.station_id_tmg from audit_log a join stations s on s.id = a.station_id
     where action like 'note.%' order by a.id`,
  );

test('a note has its author and its day, and stands first', async () => {
  await add('Battery replaced');
  await add(' Loop cut by\nthe road works \n', 'admin');
  const notes = await list();
  expect(notes.map(({ text, author }) => [text, author])).toEqual([
    ['Loop cut by\nthe road works', 'Ada Morgan'],
    ['Battery replaced', 'Uma Castillo'],
  ]);
  expect(notes[0]).toMatchObject({ changed_at: null, version: 1, may_change: false });
  expect(notes[1]?.may_change).toBe(true);
});

test('its author and an admin change and delete it, nobody else', async () => {
  const own = (await add('Battery replaced')).reply;
  const theirs = (await add('Loop cut', 'admin')).reply;
  const changed = await change(own.id, 'Battery replaced, 12 V', 1);
  expect(changed.reply).toMatchObject({ text: 'Battery replaced, 12 V', version: 2 });
  expect(changed.reply.changed_at).not.toBeNull();
  expect((await change(own.id, 'Battery replaced, 6 V', 2, 'admin')).status).toBe(200);
  for (const refused of [await change(theirs.id, 'No', 1), await remove(theirs.id)]) {
    expect(refused.status).toBe(403);
    expect(refused.problem.message).toBe('Only its author or an admin can change this note.');
  }
  expect((await remove(own.id, 'super')).reply).toEqual({ success: true });
  expect((await list()).map(({ text }) => text)).toEqual(['Loop cut']);
});

test('each step stands in the audit log under the station, a change that changed nothing does not', async () => {
  const { id } = (await add('One')).reply;
  await change(id, 'One', 1);
  await change(id, 'Two', 2);
  await remove(id);
  expect(await told()).toEqual([
    { action: 'note.add', station_id_tmg: 'AU0004', detail: { note_id: id, text: 'One' } },
    {
      action: 'note.update',
      station_id_tmg: 'AU0004',
      detail: { note_id: id, before: { text: 'One' }, after: { text: 'Two' } },
    },
    { action: 'note.delete', station_id_tmg: 'AU0004', detail: { note_id: id, text: 'Two' } },
  ]);
});

test('a change over a newer one is refused with the newer note', async () => {
  const { id } = (await add('One')).reply;
  await change(id, 'Two', 1, 'admin');
  const stale = await change(id, 'Three', 1);
  expect(stale.status).toBe(409);
  expect(stale.problem.current).toMatchObject({ text: 'Two', version: 2 });
  expect((await list()).map(({ text }) => text)).toEqual(['Two']);
});

test('sent twice it is added once', async () => {
  const first = await add('Battery replaced', 'user', { request_key: KEY });
  const again = await add('Battery replaced', 'user', { request_key: KEY });
  expect(again.reply).toEqual(first.reply);
  expect(await list()).toHaveLength(1);
  expect(await told()).toHaveLength(1);
});

test.each([
  ['nothing', ' \n ', 'This field is required.'],
  [
    'strange characters',
    'a\u0007b',
    'A text has characters that cannot be stored, such as line breaks or invisible signs that turn the direction of writing.',
  ],
])('%s is refused by the field, and nothing is written', async (_what, text, sentence) => {
  const { status, problem } = await add(text);
  expect([status, problem.errors]).toEqual([422, { text: [sentence] }]);
  expect(await list()).toEqual([]);
});

test('a note has so many characters, a station so many notes', async () => {
  expect((await add('x'.repeat(NOTES_MAX))).status).toBe(200);
  expect((await add('x'.repeat(NOTES_MAX + 1))).status).toBe(422);
  await testApi().query(
    `insert into station_notes (station_id, user_name, text, created_at)
     select s.id, 'Uma Castillo', 'Note ' || n, now() from stations s, generate_series(2, $1::int) n where station_id_tmg = 'AU0004'`,
    [STATION_NOTES_MAX],
  );
  const { status, problem } = await add('One more');
  expect(status).toBe(409);
  expect(problem.message).toMatch(/^This station has as many notes as it can hold\./);
  expect(await list()).toHaveLength(STATION_NOTES_MAX);
});

test('another agency’s station, and a note under another station’s number, do not exist', async () => {
  const { id } = (await add('One')).reply;
  expect((await remove(id, 'houston')).status).toBe(404);
  expect((await add('Two', 'houston')).status).toBe(404);
  const elsewhere = { stationId: 'AU0001', noteId: String(id) };
  expect(
    (await request('DELETE /stations/:stationId/notes/:noteId', { params: elsewhere }, 'user')).status,
  ).toBe(404);
  expect(await list()).toHaveLength(1);
});

test('a note stays when its author’s account goes, under their name', async () => {
  await add('Battery replaced', 'admin');
  await testApi().query('delete from sessions where user_id = 2');
  await testApi().query('update station_notes set user_id = null');
  expect(await list()).toMatchObject([{ author: 'Ada Morgan', may_change: false }]);
});
