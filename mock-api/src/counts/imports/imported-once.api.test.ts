import { bodyOf } from '../../testing/import-files.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';

const GOOD = 'Date,NB\n2024-09-09 00:00:00,1\n2024-09-09 00:15:00,2\n';
const GONE = 'The uploaded file is not there any more. Please choose it again.';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const importsOf = (upload: string) =>
  testApi().query<{ status: string }>('select status from imports where upload_id = $1', [upload]);

test('a file whose counts are stored is imported at its station no second time, though it still lies there', async () => {
  const body = await bodyOf(GOOD);
  expect((await request('POST /counts/import', { body }, 'user')).status).toBe(200);
  // as between the counts' commit and the moment in which the file is cleared away
  await testApi().query(`update imports set status = 'done' where upload_id = $1`, [body.file]);
  await testApi().query('update stations set importing = false');
  const { status, problem } = await request('POST /counts/import', { body }, 'user');
  expect([status, problem.message]).toEqual([404, GONE]);
  expect(await importsOf(body.file)).toHaveLength(1);
});

test('one that was refused may be asked for again', async () => {
  const body = await bodyOf(GOOD);
  await request('POST /counts/import', { body }, 'user');
  await testApi().query(`update imports set status = 'failed' where upload_id = $1`, [body.file]);
  await testApi().query('update stations set importing = false');
  expect((await request('POST /counts/import', { body }, 'user')).status).toBe(200);
});
