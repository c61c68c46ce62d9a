import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { bodyOf, CUSTOM, fixture } from '../../testing/import-files.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

test('an upload is gone for a person who works for another agency now, whatever is asked of it', async () => {
  const body = await bodyOf(fixture('custom/fixtures/bpcx-custom-15min.csv'));
  await testApi().query('update users set agency_id = 4 where id = 3');
  const { file } = body;
  const answers = await Promise.all([
    request('POST /counts/import/inspect', { body: { file } }, 'user'),
    request('POST /counts/import/timemark-headers', { body: { file, vendor: '4' } }, 'user'),
    request('POST /counts/import/preview', { body }, 'user'),
    request('POST /counts/import', { body }, 'user'),
    request('POST /counts/import', { body: { ...body, station: 'HO0001' } }, 'user'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(await testApi().query('select 1 from imports')).toEqual([]);
  await testApi().query('update users set agency_id = 3 where id = 3');
  expect((await request('POST /counts/import/inspect', { body: { file } }, 'user')).status).toBe(200);
});

test('imports of the former agency are listed and read no more', async () => {
  const { reply } = await request(
    'POST /counts/import',
    { body: await bodyOf(fixture('custom/fixtures/bpcx-custom-15min.csv')) },
    'user',
  );
  const { id, station_id_tmg } = reply.import;
  expect(station_id_tmg).toBe(CUSTOM);
  await testApi().query('update users set agency_id = 4 where id = 3');
  expect((await request('GET /imports', { query: {} }, 'user')).reply).toEqual([]);
  const params = { id: String(id) };
  expect((await request('GET /imports/:id', { params }, 'user')).status).toBe(404);
  expect((await request('GET /imports/:id/rejected', { params }, 'user')).status).toBe(404);
  expect((await request('POST /imports/:id/undo', { params }, 'user')).status).toBe(404);
});
