import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { built, fetchFile, ordered, prepare } from '../../testing/ordered-export.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

describe('a file', () => {
  /** The address of a file that is ready and was not fetched yet. */
  async function address(): Promise<string> {
    await prepare();
    await testApi().runJobs();
    const [latest] = await ordered();
    return latest?.download ?? '';
  }
  const message = async (response: Response) => [
    response.status,
    ((await response.json()) as { message: string }).message,
  ];
  /** What the e-mailed link asks before it fetches. */
  const askLink = async (file: string, as: Persona) => {
    const [path = '', search = ''] = file.split('?');
    const { until = '', use = '', signature = '' } = Object.fromEntries(new URLSearchParams(search));
    const id = path.split('/')[3] ?? '';
    return request('GET /exports/:id/link', { params: { id }, query: { until, use, signature } }, as);
  };

  test('is not had without its signature, with another, or for longer', async () => {
    const good = await address();
    const [path = '', query = ''] = good.split('?');
    const until = Number(new URLSearchParams(query).get('until'));
    for (const wrong of [
      path,
      `${path}?until=${until}`,
      good.replace(`${until}`, `${until + 86_400}`),
      good.replace('use=0', 'use=1'),
      `${good}x`,
      good.replace('/exports/', '/exports/9'),
    ]) {
      expect((await fetchFile(wrong, 'user')).status).toBe(404);
    }
    expect((await fetchFile(good, 'user')).status).toBe(200);
  });

  test.each(['admin', 'super', 'houston'] as const)(
    'is not there for %s, who did not ask for it',
    async (person) => {
      const good = await address();
      expect(await message(await fetchFile(good, person))).toEqual([
        404,
        'There is no such file for you. A download is for the person who asked for it.',
      ]);
      expect((await askLink(good, person)).status).toBe(404);
      expect((await fetchFile(good, 'user')).status).toBe(200);
    },
  );

  test('asks nobody in particular to sign in', async () => {
    expect((await fetchFile(await address())).status).toBe(401);
  });

  test('is had by a link once; the list has a new link', async () => {
    const good = await address();
    expect((await askLink(good, 'user')).reply).toMatchObject({ status: 'done', download: good });
    expect((await fetchFile(good, 'user')).status).toBe(200);
    const used = 'This link has been used already. Your list of exports has a new one.';
    expect(await message(await fetchFile(good, 'user'))).toEqual([410, used]);
    expect((await askLink(good, 'user')).problem.message).toBe(used);
    const [latest] = await ordered();
    expect(latest?.download).not.toBe(good);
    expect((await fetchFile(latest?.download ?? '', 'user')).status).toBe(200);
  });

  test('is not used up by somebody who only looks', async () => {
    const good = await address();
    for (let look = 0; look < 2; look += 1) {
      const seen = await fetchFile(good, 'user', 'HEAD');
      expect([seen.status, await seen.text()]).toEqual([200, '']);
      expect(Number(seen.headers.get('content-length'))).toBeGreaterThan(100);
    }
    expect((await fetchFile(good, 'user')).status).toBe(200);
    expect((await fetchFile(good, 'user', 'HEAD')).status).toBe(410);
  });

  test('is gone for a person who works for another agency now, by list, link and mail', async () => {
    const good = await address();
    const move = (agency: number) =>
      testApi().query('update users set agency_id = $1 where id = 3', [agency]);
    await move(4);
    expect(await ordered()).toEqual([]);
    expect((await fetchFile(good, 'user')).status).toBe(404);
    expect((await askLink(good, 'user')).status).toBe(404);
    await move(3);
    expect(await ordered()).toHaveLength(1);
    expect((await fetchFile(good, 'user')).status).toBe(200);
  });

  test('follows the agency that a super admin has chosen; a statewide one shows them all', async () => {
    const turn = (agency: number) =>
      testApi().query('update users set agency_id = $1 where id = 1', [agency]);
    await turn(3);
    await prepare({}, 'super');
    await testApi().runJobs();
    const good = (await ordered('super'))[0]?.download ?? '';
    await turn(4);
    expect(await ordered('super')).toEqual([]);
    expect((await fetchFile(good, 'super')).status).toBe(404);
    await turn(1);
    expect(await ordered('super')).toHaveLength(1);
    expect((await fetchFile(good, 'super')).status).toBe(200);
  });

  test('goes to one of two who open the link at once', async () => {
    const good = await address();
    const answers = await Promise.all([fetchFile(good, 'user'), fetchFile(good, 'user')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  test('is listed for the person who asked alone', async () => {
    await built();
    expect(await ordered('admin')).toEqual([]);
    expect(await ordered('super')).toEqual([]);
  });

  test('is gone once it has expired', async () => {
    const good = await address();
    await testApi().query(`update exports set file = null`);
    expect(await message(await fetchFile(good, 'user'))).toEqual([
      410,
      'This download has expired. Please build the export again.',
    ]);
    expect((await ordered())[0]?.download).toBeNull();
  });

  test('that the place of files has lost is told to be gone, by file and by link, and stays unspent', async () => {
    const good = await address();
    for (const { name } of await testApi().files.list()) await testApi().files.remove(name);
    const gone = 'The file of this export is not there any more. Please build the export again.';
    expect(await message(await fetchFile(good, 'user'))).toEqual([410, gone]);
    expect((await askLink(good, 'user')).problem.message).toBe(gone);
    expect((await ordered())[0]?.download).toBe(good);
    // the sweep sees it, and the list says so
    await testApi().removeExpired();
    expect((await ordered())[0]?.download).toBeNull();
  });

  test('is removed after its week, whether or not somebody builds another', async () => {
    await built();
    await prepare();
    await testApi().runJobs();
    await testApi().query(`update exports set expires_at = expires_at - interval '8 days' where uses = 1`);
    await testApi().removeExpired();
    const kept = await testApi().query<{ file: string | null }>('select file from exports order by id');
    expect(kept.map(({ file }) => file)).toEqual([null, 'export-2.csv']);
  });
});
