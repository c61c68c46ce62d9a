import { start, upload } from '../../testing/import-files.ts';
import { ordered, prepare } from '../../testing/ordered-export.ts';
import { forgetSignIns, testApi } from '../../testing/index.ts';
import { sweepFiles } from './sweep-files.ts';

const GOOD = 'Date,NB\n2024-09-09 00:00:00,1\n2024-09-09 00:15:00,2\n';
const LATER = '2026-03-02T13:30:00Z';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const names = async () => (await testApi().files.list()).map(({ name }) => name).toSorted();
const uploads = async () => (await testApi().query('select 1 from uploads')).length;
async function* text(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from('left over'));
}
const sweep = (at = LATER, when?: 'at once') =>
  sweepFiles({ db: testApi().db, files: testApi().files, now: () => new Date(at) }, when);

test('an upload that nobody imports goes after a week, by itself', async () => {
  await upload(GOOD);
  await sweep('2026-03-08T12:00:00Z');
  expect([await names(), await uploads()]).toEqual([[expect.stringContaining('.upload')], 1]);
  await sweep('2026-03-09T12:01:00Z');
  expect([await names(), await uploads()]).toEqual([[], 0]);
});

test('an upload that an import waits for stays, however old', async () => {
  await start(GOOD);
  await sweep('2026-05-01T00:00:00Z');
  expect([(await names()).length, await uploads()]).toEqual([1, 1]);
  await testApi().runJobs();
  expect((await testApi().query(`select status from imports order by id desc limit 1`))[0]).toEqual({
    status: 'done',
  });
});

test.each([
  '5a8e7c1e-3f0f-4e9b-9d57-0d9c2f4a4f10.upload',
  'export-999.csv',
  'export-998.zip',
  'photo-5a8e7c1e-3f0f-4e9b-9d57-0d9c2f4a4f10-large.jpg',
])('the file %s that no row names goes, at a start at once and else after an hour', async (name) => {
  await testApi().files.write(name, text());
  await sweep('2026-03-02T12:30:00Z');
  expect(await names()).toEqual([name]);
  await sweep();
  expect(await names()).toEqual([]);
  await testApi().files.write(name, text());
  await sweep('2026-03-02T12:00:00Z', 'at once');
  expect(await names()).toEqual([]);
});

test('the pictures of a photo stay as long as their station’s row has them', async () => {
  const id = '5a8e7c1e-3f0f-4e9b-9d57-0d9c2f4a4f10';
  await testApi().query(
    `insert into station_photos (id, station_id, user_name, caption, width, height, bytes, created_at)
     values ($1, 1, 'Uma Castillo', 'The counter', 4, 3, 1, now())`,
    [id],
  );
  const pictures = [`photo-${id}-large.jpg`, `photo-${id}-small.jpg`];
  for (const name of pictures) await testApi().files.write(name, text());
  await sweep(LATER, 'at once');
  expect(await names()).toEqual(pictures);
  await testApi().query('delete from station_photos');
  await sweep(LATER, 'at once');
  expect(await names()).toEqual([]);
});

test('the file of a counter stays as long as its row', async () => {
  const id = '5a8e7c1e-3f0f-4e9b-9d57-0d9c2f4a4f10';
  await testApi().query(
    `with counter as (insert into station_equipment (station_id, vendor, first_day, user_name, created_at)
       values (1, 'TRAFx', '2026-01-01', 'Uma Castillo', now()) returning id)
     insert into equipment_files (id, station_id, equipment_id, name, kind, bytes, user_name, created_at)
     select $1, 1, id, 'settings.csv', 'settings', 1, 'Uma Castillo', now() from counter`,
    [id],
  );
  await testApi().files.write(`equipment-${id}.bin`, text());
  await sweep(LATER, 'at once');
  expect(await names()).toEqual([`equipment-${id}.bin`]);
  await testApi().query('delete from station_equipment');
  await sweep(LATER, 'at once');
  expect(await names()).toEqual([]);
});

test('the file of an export that is being built, and of one that is ready, stays', async () => {
  await prepare();
  const [{ id } = { id: 0 }] = await ordered();
  await testApi().files.write(`export-${id}.csv`, text());
  await sweep(LATER, 'at once');
  expect(await names()).toEqual([`export-${id}.csv`]);
  await testApi().runJobs();
  await sweep(LATER, 'at once');
  expect(await names()).toEqual([`export-${id}.csv`]);
});

test('an upload whose file is gone is forgotten, an export whose file is gone says so', async () => {
  await upload(GOOD);
  await prepare();
  await testApi().runJobs();
  for (const name of await names()) await testApi().files.remove(name);
  await sweep();
  expect(await uploads()).toBe(0);
  expect((await ordered())[0]).toMatchObject({
    status: 'failed',
    download: null,
    message: 'The file of this export is not there any more. Please build the export again.',
  });
});
