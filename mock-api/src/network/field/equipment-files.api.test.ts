import { holdLock } from '../../testing/hold-lock.ts';
import { forgetSignIns, request, requestOf, signIn, testApi, type Persona } from '../../testing/index.ts';
import { onServer } from '../../testing/suite-database.ts';

const STATION = 'AU0001';
beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const place = () =>
  request(
    'POST /stations/:stationId/equipment',
    {
      params: { stationId: STATION },
      body: {
        vendor: 'Eco-Counter',
        model: 'MULTI',
        serial: 'X2H19',
        firmware: '',
        settings: null,
        first_day: '2025-04-01',
        last_day: null,
      },
    },
    'user',
  );
const ofCounter = (id: number) => ({ stationId: STATION, equipmentId: String(id) });
const add = (id: number, name: string, content: string, as: Persona = 'user', key?: string) => {
  const body = new FormData();
  body.set('name', name);
  body.set('kind', 'calibration');
  if (key) body.set('request_key', key);
  body.set('file', new Blob([content]), name);
  return request(
    'POST /stations/:stationId/equipment/:equipmentId/files',
    { params: ofCounter(id), body },
    as,
  );
};
const list = async (id: number, as: Persona = 'user') =>
  (await request('GET /stations/:stationId/equipment/:equipmentId/files', { params: ofCounter(id) }, as))
    .reply.data;
const one = (id: number, fileId: string) => ({ params: { ...ofCounter(id), fileId } });

test('files of a counter are added once, downloaded, and deleted by who added them or an admin', async () => {
  const { id } = (await place()).reply;
  const key = 'a4f0c1d2-0000-4000-8000-000000000009';
  const first = (await add(id, 'Calibración 1.pdf', '%PDF-1.7', 'user', key)).reply;
  expect((await add(id, 'Calibración 1.pdf', '%PDF-1.7', 'user', key)).reply.id).toBe(first.id);
  expect(await list(id)).toMatchObject([{ name: 'Calibración 1.pdf', bytes: 8, by: 'Uma Castillo' }]);
  expect(await testApi().files.list()).toHaveLength(1);
  const response = await testApi().fetch(
    requestOf(
      'GET /stations/:stationId/equipment/:equipmentId/files/:fileId',
      one(id, first.id),
      await signIn('user'),
    ),
  );
  expect([response.headers.get('content-disposition'), await response.text()]).toEqual([
    "attachment; filename*=UTF-8''Calibraci%C3%B3n%201.pdf",
    '%PDF-1.7',
  ]);
  const remove = (fileId: string, as: Persona) =>
    request('DELETE /stations/:stationId/equipment/:equipmentId/files/:fileId', one(id, fileId), as);
  const other = (await add(id, 'settings.csv', 'mode,1', 'admin')).reply;
  expect((await remove(other.id, 'user')).status).toBe(403);
  expect((await remove(first.id, 'houston')).status).toBe(404);
  expect((await remove(first.id, 'admin')).status).toBe(200);
  expect((await list(id)).map(({ name }) => name)).toEqual(['settings.csv']);
  expect(await testApi().files.list()).toHaveLength(1);
  const noted = await testApi().query<{ action: string }>(
    `select action from audit_log where action like 'equipment.file-%' order by id`,
  );
  expect(noted.map(({ action }) => action)).toEqual([
    'equipment.file-add',
    'equipment.file-download',
    'equipment.file-add',
    'equipment.file-delete',
  ]);
});

test.each([
  ['of another kind', 'setup.exe', 'MZ', 'Only files whose names end so are kept: '],
  ['that is not what its name says', 'calibration.pdf', '<html>', 'The file is not what its name says.'],
  ['without bytes', 'settings.csv', '', 'Choose the file of the counter.'],
])('a file %s is refused, and nothing is kept of it', async (_what, name, content, says) => {
  const { id } = (await place()).reply;
  const { status, problem } = await add(id, name, content);
  expect([status, problem.message?.startsWith(says)]).toEqual([422, true]);
  expect([await list(id), await testApi().files.list()]).toEqual([[], []]);
});

onServer.test('files are read while somebody adds one', async () => {
  const { id } = (await place()).reply;
  const release = await holdLock('select 1 from station_equipment where id = $1 for no key update', [id]);
  expect(await list(id)).toEqual([]);
  await release();
});

test('files are as many as a counter can hold', async () => {
  const { id } = (await place()).reply;
  for (let at = 0; at < 10; at += 1) expect((await add(id, `${at}.csv`, 'a')).status).toBe(200);
  expect((await add(id, 'more.csv', 'a')).status).toBe(409);
  expect(await testApi().files.list()).toHaveLength(10);
});
