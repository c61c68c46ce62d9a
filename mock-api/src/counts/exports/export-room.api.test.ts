import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { ordered, prepare } from '../../testing/ordered-export.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const tmas = () =>
  request(
    'POST /export/prepare-tmas',
    { body: { stations: ['AU0002'], fromDate: '02/10/2026', toDate: '02/12/2026' } },
    'super',
  );
const files = async () => (await testApi().files.list()).map(({ name }) => name);

describe('the room that an agency’s exports have', () => {
  test('is counted in files: an order beyond is refused and not stored', async () => {
    testApi().quotas.exports = { files: 1, bytes: 0 };
    expect((await prepare()).status).toBe(200);
    // one on its way takes its place already, whoever of the agency asked for it
    for (const as of ['user', 'admin'] as const) {
      const refused = await prepare({}, as);
      expect([refused.status, refused.problem.message]).toEqual([
        422,
        'Your agency’s exports take all the room that they have (1 file). A file goes a week after it was built.',
      ]);
    }
    await testApi().runJobs();
    expect((await prepare()).status).toBe(422);
    expect((await prepare({}, 'user', { 'accept-language': 'es' })).problem.message).toContain(
      'Las exportaciones de su agencia ocupan todo el espacio',
    );
    expect(await ordered()).toHaveLength(1);
  });

  test('holds for exports to TMAS as well', async () => {
    testApi().quotas.exports = { files: 1, bytes: 0 };
    expect((await tmas()).status).toBe(200);
    expect((await tmas()).status).toBe(422);
  });

  test('comes back when a file’s time is over, and the list says that it has expired', async () => {
    testApi().quotas.exports = { files: 1, bytes: 0 };
    await prepare();
    await testApi().runJobs();
    await testApi().query(`update exports set expires_at = '2026-03-01'`);
    await testApi().removeExpired();
    expect(await files()).toEqual([]);
    expect((await ordered())[0]).toMatchObject({ status: 'done', download: null });
    expect((await prepare()).status).toBe(200);
  });

  test('ends a file that outgrows it: the list says why, and nothing of it is left', async () => {
    testApi().quotas.exports = { files: 0, bytes: 200 };
    await prepare();
    expect(await testApi().runJobs()).toBe(2);
    expect((await ordered())[0]).toMatchObject({
      status: 'failed',
      message: expect.stringContaining(
        'larger than the room that your agency’s exports have left (of 200 B)',
      ),
    });
    expect(await files()).toEqual([]);
  });
});

test('an export onto a full disk ends with a sentence, once, and nothing of it is left', async () => {
  testApi().disk.room = 200;
  await prepare();
  await testApi().runJobs();
  expect((await ordered())[0]).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('The disk of the server is full.'),
  });
  expect(await files()).toEqual([]);
  testApi().disk.room = Infinity;
  await prepare();
  await testApi().runJobs();
  expect((await ordered())[0]).toMatchObject({ status: 'done', download: expect.any(String) });
});
