import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { fetchFile, ordered, prepare } from '../../testing/ordered-export.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const again = (id: number, as: Persona = 'user') =>
  request('POST /exports/:id/again', { params: { id: String(id) } }, as);
const newest = async (as: Persona = 'user') => {
  const [latest] = await ordered(as);
  if (!latest) throw new Error('Nothing was ordered.');
  return latest;
};
const sql = (text: string) => testApi().query(text);
const textOf = async (address: string | null) => (await fetchFile(address ?? '', 'user')).text();

/** An export of counts that was built; what is in it, and its number. */
async function built() {
  await prepare();
  await testApi().runJobs();
  const { id, download } = await newest();
  return { id, text: await textOf(download) };
}

test('what has expired is built again with the same choice, beside the first', async () => {
  const { id, text } = await built();
  await sql(`update exports set expires_at = '2026-03-01'`);
  expect((await newest()).download).toBeNull();
  const { status, reply } = await again(id);
  expect([status, reply.success, reply.export.status]).toEqual([
    200,
    'You will be notified when the file is ready.',
    'waiting',
  ]);
  await testApi().runJobs();
  const second = await newest();
  expect(second).toMatchObject({ stations: ['AU0002'], from: '2026-02-10', to: '2026-02-12' });
  expect(second.id).not.toBe(id);
  expect(await textOf(second.download)).toBe(text);
});

test('it holds what is certified now, and is refused where nothing is any more', async () => {
  const { id } = await built();
  await sql('update counts set certification_id = null where station_id = 2');
  const { status, problem } = await again(id);
  expect([status, problem.message]).toEqual([
    422,
    'There are no certified counts of these stations in this period.',
  ]);
  expect(await ordered()).toHaveLength(1);
});

test('one that is under way is not begun a second time', async () => {
  await prepare();
  const { id } = await newest();
  const { status, problem } = await again(id);
  expect([status, problem.message]).toEqual([409, 'This export is still being built.']);
  expect(await ordered()).toHaveLength(1);
});

test.each(['admin', 'super', 'houston'] as const)('another’s is not there for %s', async (person) => {
  const { id } = await built();
  expect((await again(id, person)).status).toBe(404);
});

test('a station that has gone to another agency is not exported again', async () => {
  const { id } = await built();
  await sql(`update stations set agency_id = 4 where station_id_tmg = 'AU0002'`);
  expect((await again(id)).status).toBe(404);
});

test('an export to TMAS is built again as it was, by who may ask for one', async () => {
  const body = { stations: ['AU0002'], fromDate: '02/10/2026', toDate: '02/12/2026', form: 'fixed' as const };
  await request('POST /export/prepare-tmas', { body }, 'super');
  await testApi().runJobs();
  const { id, rows } = await newest('super');
  expect((await again(id, 'super')).reply.success).toBe(
    'You will receive an email with a link to the export file soon.',
  );
  await testApi().runJobs();
  expect(await newest('super')).toMatchObject({ kind: 'tmas', rows, from: '2026-02-10', to: '2026-02-12' });
  await sql('update exports set user_id = 2, agency_id = 3');
  expect((await again(id, 'admin')).status).toBe(404);
});
