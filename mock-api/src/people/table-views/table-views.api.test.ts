import { PINS_MAX, TABLE_VIEWS_MAX, type TableLook } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const look: TableLook = {
  columns: ['station_name', 'city_area'],
  filters: [{ field: 'city_area', value: 'University' }],
  sort: { field: 'station_name', order: 'desc' },
};
const plain: TableLook = { columns: null, filters: [], sort: null };
const list = async (as: Persona = 'user', table = 'stations') =>
  (await request('GET /table-views', { query: { table } }, as)).reply.data;
const names = async (as: Persona = 'user', table = 'stations') =>
  (await list(as, table)).map(({ name }) => name);
type More = { shared?: boolean; table?: string; look?: TableLook; request_key?: string };
const save = (name: string, as: Persona = 'user', more: More = {}) =>
  request('POST /table-views', { body: { table: 'stations', name, shared: false, look, ...more } }, as);
const change = (
  id: number,
  as: Persona = 'user',
  more: { name?: string; shared?: boolean; look?: TableLook; version?: number } = {},
) =>
  request(
    'PUT /table-views/:id',
    { params: { id: String(id) }, body: { name: 'Changed', shared: false, look, version: 1, ...more } },
    as,
  );
const remove = (id: number, as: Persona = 'user') =>
  request('DELETE /table-views/:id', { params: { id: String(id) } }, as);
const told = () =>
  testApi().query("select action, agency_id from audit_log where action like 'view.%' order by id");

test('a private view is its owner’s, of its table alone', async () => {
  const { reply } = await save(' Downtown ');
  expect(reply).toMatchObject({
    name: 'Downtown',
    shared: false,
    mine: true,
    may_change: true,
    look,
    version: 1,
  });
  expect(await names()).toEqual(['Downtown']);
  expect(await names('user', 'deployments')).toEqual([]);
  expect(await names('admin')).toEqual([]);
  for (const as of ['admin', 'super', 'houston'] as const) {
    expect((await change(reply.id, as)).status).toBe(404);
    expect((await remove(reply.id, as)).status).toBe(404);
  }
  expect(await told()).toEqual([]);
});

test('the agency’s view is everybody’s to use there, its author’s and its admins’ to change', async () => {
  const { id } = (await save('Downtown', 'user', { shared: true })).reply;
  const theirs = (await save('Trails', 'admin', { shared: true })).reply;
  expect(await names('admin')).toEqual(['Downtown', 'Trails']);
  expect(await names('houston')).toEqual([]);
  expect((await list()).map(({ may_change }) => may_change)).toEqual([true, false]);
  for (const refused of [await change(theirs.id), await remove(theirs.id)]) {
    expect(refused.status).toBe(403);
    expect(refused.problem.message).toBe('Only its author or an admin can change this view.');
  }
  const changed = await change(id, 'admin', { name: 'Center', shared: true, look: plain });
  expect(changed.reply).toMatchObject({ name: 'Center', mine: false, look: plain, version: 2 });
  expect((await change(id, 'houston', { version: 2 })).status).toBe(404);
  expect((await remove(theirs.id, 'admin')).reply).toEqual({ success: true });
  expect(await told()).toEqual(
    ['view.add', 'view.add', 'view.update', 'view.delete'].map((action) => ({ action, agency_id: 3 })),
  );
});

test('a view is given to the agency and taken back', async () => {
  const { id } = (await save('Downtown')).reply;
  await change(id, 'user', { name: 'Downtown', shared: true });
  expect(await names('admin')).toEqual(['Downtown']);
  expect((await change(id, 'admin', { name: 'Downtown', shared: false, version: 2 })).status).toBe(403);
  await change(id, 'user', { name: 'Downtown', shared: false, version: 2 });
  expect(await names('admin')).toEqual([]);
  expect(await names()).toEqual(['Downtown']);
  expect(await told()).toHaveLength(2);
});

test('a name is there once for a person and once for the agency, in any case of its letters', async () => {
  const first = (await save('Downtown')).reply;
  expect((await save('DOWNTOWN')).problem.errors).toEqual({
    name: ['There is a view of this name already.'],
  });
  expect((await save('Downtown', 'user', { shared: true })).status).toBe(200);
  expect((await save('downtown', 'admin', { shared: true })).status).toBe(422);
  expect((await save('Downtown', 'admin')).status).toBe(200);
  expect((await save('Downtown', 'user', { table: 'deployments' })).status).toBe(200);
  expect((await change(first.id, 'user', { name: 'Downtown', shared: true })).status).toBe(422);
  expect(await names()).toEqual(['Downtown', 'Downtown']);
});

test('sent twice it is kept once', async () => {
  const request_key = 'a-key-made-by-the-form';
  const first = await save('Downtown', 'user', { request_key });
  const again = await save('Downtown', 'user', { request_key });
  expect(again.reply).toEqual(first.reply);
  expect(await names()).toEqual(['Downtown']);
});

test('a change over a newer one is refused with the newer view', async () => {
  const { id } = (await save('Downtown', 'user', { shared: true })).reply;
  await change(id, 'admin', { name: 'Center', shared: true });
  const stale = await change(id, 'user', { name: 'Downtown', shared: true });
  expect(stale.status).toBe(409);
  expect(stale.problem.current).toMatchObject({ name: 'Center', version: 2 });
});

test.each([
  ['no name', { name: ' ' }, 'name', 'This field is required.'],
  ['a long name', { name: 'x'.repeat(61) }, 'name', 'The name of a view has at most 60 characters.'],
])('%s is refused by the field, and nothing is kept', async (_what, wrong, field, sentence) => {
  const { status, problem } = await save(wrong.name);
  expect([status, problem.errors]).toEqual([422, { [field]: [sentence] }]);
  expect(await names()).toEqual([]);
});

test.each([
  ['a table of no name', { table: 'Stations!' }],
  ['a sign that can’t be kept', { look: { ...plain, filters: [{ field: 'a', value: 'a\u0000b' }] } }],
  ['too many columns', { look: { ...plain, columns: Array.from({ length: 61 }, (_, at) => `c${at}`) } }],
])('%s is refused, and nothing is kept', async (_what, wrong) => {
  expect((await save('Wrong', 'user', wrong)).status).toBe(422);
  expect(await testApi().query('select 1 from table_views')).toEqual([]);
});

test.each([
  ['a person', 3, false, /^You have as many views/],
  ['an agency', null, true, /^Your agency has as many views/],
])('%s has so many views and no more', async (_who, owner, shared, sentence) => {
  await testApi().query(
    `insert into table_views (agency_id, owner_id, author_id, table_name, name, look)
     select 3, $1::int, 3, 'stations', 'V' || n, '{"columns": null, "filters": [], "sort": null}' from generate_series(1, $2::int) n`,
    [owner, TABLE_VIEWS_MAX],
  );
  const { status, problem } = await save('One more', 'user', { shared });
  expect([status, problem.message]).toEqual([409, expect.stringMatching(sentence)]);
  expect(await testApi().query('select 1 from table_views')).toHaveLength(TABLE_VIEWS_MAX);
});

test('views follow the person’s current agency', async () => {
  const { id } = (await save('Downtown')).reply;
  await testApi().query('update users set agency_id = 4 where id = 3');
  expect(await names()).toEqual([]);
  expect((await remove(id)).status).toBe(404);
  expect((await save('Downtown')).status).toBe(200);
  await testApi().query('update users set agency_id = 3 where id = 3');
  expect((await list()).map((view) => view.id)).toEqual([id]);
});

test('the agency’s view stays when its author’s account goes, a private one goes with it', async () => {
  const { reply } = await request(
    'POST /user/add',
    { body: { name: 'Nora', email: 'nora@example.org' } },
    'admin',
  );
  const nora = reply.user.id;
  await testApi().query(
    `insert into table_views (agency_id, owner_id, author_id, table_name, name, look)
     select 3, owner, $1::int, 'stations', name, '{"columns": null, "filters": [], "sort": null}'
     from (values (null::int, 'Ours'), ($1::int, 'Mine')) as v (owner, name)`,
    [nora],
  );
  expect((await request('DELETE /users/:userId', { params: { userId: String(nora) } }, 'admin')).status).toBe(
    200,
  );
  expect(await testApi().query('select name, author_id from table_views')).toEqual([
    { name: 'Ours', author_id: null },
  ]);
  expect((await list('user'))[0]).toMatchObject({ name: 'Ours', mine: false, may_change: false });
});

test('an agency that has nothing else goes with its views', async () => {
  const [agency] = await testApi().query<{ id: number }>(
    "insert into agencies (name) values ('City of Nowhere') returning id",
  );
  await testApi().query(
    `insert into table_views (agency_id, table_name, name, look) values ($1, 'stations', 'Old', '{}')`,
    [agency?.id],
  );
  const params = { agencyId: String(agency?.id) };
  expect((await request('DELETE /agencies/:agencyId', { params }, 'super')).status).toBe(200);
  expect(await testApi().query('select 1 from table_views')).toEqual([]);
});

const COMPARED: TableLook = { columns: null, filters: [{ field: 's1', value: 'AU0001' }], sort: null };
const pin = (id: number, pinned = true, as: Persona = 'user') =>
  request('PUT /table-views/:id/pin', { params: { id: String(id) }, body: { pinned } }, as);
const pinned = async (as: Persona = 'user') =>
  (await list(as, 'compare')).filter((view) => view.pinned).map(({ name }) => name);
const keepComparison = async (name: string, as: Persona = 'user', shared = false) =>
  (await save(name, as, { table: 'compare', look: COMPARED, shared })).reply.id;

test('a saved comparison is on the dashboard of whoever put it there, twice is once, and goes again', async () => {
  const id = await keepComparison('Shoal Creek', 'admin', true);
  for (let times = 0; times < 2; times += 1)
    expect((await pin(id)).reply).toMatchObject({ name: 'Shoal Creek', pinned: true, version: 1 });
  expect([await pinned(), await pinned('admin')]).toEqual([['Shoal Creek'], []]);
  await pin(id, false);
  await pin(id, false);
  expect(await pinned()).toEqual([]);
});

test('another’s own and another agency’s comparison can’t be pinned, nor a view of a table', async () => {
  const own = await keepComparison('Mine', 'admin');
  const shared = await keepComparison('Ours', 'admin', true);
  expect((await pin(own)).status).toBe(404);
  expect((await pin(shared, true, 'houston')).status).toBe(404);
  const table = await pin((await save('Downtown')).reply.id);
  expect([table.status, table.problem.message]).toEqual([
    422,
    'Only saved comparisons can be shown on the dashboard.',
  ]);
});

test('one that is deleted leaves every dashboard, and a full one takes no more', async () => {
  const ids = [];
  for (let at = 0; at <= PINS_MAX; at += 1) ids.push(await keepComparison(`Comparison ${at}`));
  const [first = 0] = ids;
  for (const id of ids.slice(0, PINS_MAX)) expect((await pin(id)).status).toBe(200);
  const full = await pin(ids.at(-1) ?? 0);
  expect([full.status, (await pinned()).length]).toEqual([409, PINS_MAX]);
  expect(full.problem.message).toMatch(/^Your dashboard has as many comparisons/);
  await remove(first);
  expect(await pinned()).toHaveLength(PINS_MAX - 1);
  expect((await pin(ids.at(-1) ?? 0)).status).toBe(200);
});
