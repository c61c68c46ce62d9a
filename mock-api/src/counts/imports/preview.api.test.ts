import { wallClock, type ImportPreview } from 'shared-domain';
import { forgetSignIns, request, requestOf, signIn, testApi } from '../../testing/index.ts';
import { bodyOf, CUSTOM, fixture, imported, type Wanted } from '../../testing/import-files.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

async function previewed(
  content: string | Buffer,
  { part, ...wanted }: Wanted & { part?: boolean } = {},
): Promise<ImportPreview> {
  const body = { ...(await bodyOf(content, wanted)), part };
  const { status, reply, problem } = await request('POST /counts/import/preview', { body }, 'user');
  expect([status, problem.message]).toEqual([200, undefined]);
  return reply;
}

/** Everything that an import could write. */
const everything = () =>
  testApi().query(
    `select (select count(*) from counts) as counts, (select sum(count) from counts) as sum,
       (select count(*) from imports) as imports, (select count(*) from audit_log where action not like 'session.%') as audit,
       (select count(*) from stations where importing) as importing, (select count(*) from jobs.job) as jobs`,
  );

describe('a preview', () => {
  test('tells what would be added, day by day, and writes nothing', async () => {
    const before = await everything();
    const seen = await previewed(fixture('custom/fixtures/bpcx-custom-15min.csv'));
    expect(seen).toMatchObject({
      share: 1,
      refusal: null,
      errors: [],
      rejected: 0,
      read: 2016,
      added: 2016,
      replaced: 0,
      unchanged: 0,
      certified: 0,
      first: '2024-09-09 00:00:00',
      last: '2024-09-15 23:45:00',
      first_day: '2024-09-09',
      overlaps: [],
    });
    const sums = seen.channels.map((channel) => channel.sums);
    expect(sums.map((days) => days.length)).toEqual([7, 7, 7]);
    expect(sums.map((days) => days.reduce<number>((all, day) => all + (day ?? 0), 0))).toEqual([
      2750, 2728, 2759,
    ]);
    expect(seen.channels[0]).toMatchObject({ header: 'NB Bike', stored: Array(7).fill(null) });
    expect(await everything()).toEqual(before);
  });

  test('says the same as the import that follows', async () => {
    const line = (day: string, at: string, count: string) => `2025-06-${day} ${at}:00,${count}\n`;
    await imported(
      `Date,NB\n${line('01', '00:00', '1')}${line('01', '00:15', '2')}${line('01', '00:30', '')}${line('02', '00:00', '4')}`,
    );
    await testApi().query(`update counts set certification_id = 1 where ts = '2025-06-01 00:00:00'`);
    const again = `Date,NB\n${line('01', '00:00', '9')}${line('01', '00:15', '2')}${line('01', '00:30', '3')}${line('03', '00:00', '5')}${line('03', '00:15', '')}`;
    const seen = await previewed(again);
    expect(seen).toMatchObject({
      read: 5,
      added: 2,
      replaced: 1,
      unchanged: 1,
      certified: 1,
      channels: [{ sums: [14, null, 5], stored: [3, 4, null] }],
      overlaps: [{ first: '2025-06-01', last: '2025-06-02', counts: 4, certified: 1 }],
    });
    const { result } = await imported(again);
    const told = Object.keys(result ?? {}).map((name) => [name, seen[name as keyof typeof seen]]);
    expect(result).toEqual(Object.fromEntries(told));
  });

  test('names the bad lines and still shows the good ones', async () => {
    const seen = await previewed(fixture('custom/fixtures/bpcx-custom-bad-rows.csv'));
    expect(seen.rejected).toBe(9);
    expect(seen.errors.map(({ line }) => line)).toEqual([4, 6, 8, 10, 12, 13, 14, 15, 16]);
    expect(seen.channels[0]?.sums).toHaveLength(1);
  });

  test('notes the hours of daylight saving and other intervals at the station', async () => {
    await imported('Date,NB\n2024-11-03 00:00:00,1\n2024-11-03 00:15:00,1\n');
    const seen = await previewed(fixture('custom/fixtures/dst-autumn-60min.csv'), { interval: 60 });
    expect(seen.warnings).toEqual([
      expect.stringContaining('was summed'),
      expect.stringContaining('15 minutes'),
    ]);
  });

  test('of a file at another interval is a refusal with its reason', async () => {
    const seen = await previewed(fixture('custom/fixtures/bpcx-custom-15min.csv'), { interval: 60 });
    expect(seen.refusal).toContain('15 minutes apart');
    expect(seen.added).toBe(0);
  });

  test('of a part tells of whole rows at the beginning of a long file', async () => {
    const rows = 230_000;
    const at = (row: number) => wallClock(Date.UTC(2010, 0, 1) / 60_000 + row * 15);
    const text = `Date,NB\n${Array.from({ length: rows }, (_, row) => `${at(row)},1\n`).join('')}`;
    const seen = await previewed(text, { part: true });
    expect(seen.share).toBeGreaterThan(0.7);
    expect(seen.share).toBeLessThan(1);
    expect(seen).toMatchObject({ refusal: null, rejected: 0, first: at(0), last: at(seen.read - 1) });
    expect(Math.abs(seen.read / rows - seen.share)).toBeLessThan(0.05);
    const [channel] = seen.channels;
    expect(channel?.sums.reduce<number>((sum, day) => sum + (day ?? 0), 0)).toBe(seen.read);
    expect(await previewed(text)).toMatchObject({ share: 1, read: rows });
  });

  test('of a part is the whole of a short file', async () => {
    const seen = await previewed('Date,NB\n2025-06-01 00:00:00,1\n', { part: true });
    expect(seen).toMatchObject({ share: 1, read: 1 });
  });

  test('is for people of the station’s agency', async () => {
    const body = await bodyOf('Date,NB\n2025-06-01 00:00:00,1\n');
    expect((await request('POST /counts/import/preview', { body }, 'houston')).status).toBe(404);
    const foreign = { ...body, channels: [{ id: 1, header: 'NB' }] };
    expect((await request('POST /counts/import/preview', { body: foreign }, 'user')).status).toBe(422);
    expect(body.station).toBe(CUSTOM);
  });
});

test.each(['POST /counts/import/preview', 'POST /counts/import/inspect'] as const)(
  '%s reads no further once nobody waits for it',
  async (key) => {
    const wanted = await bodyOf('Date,NB\n2025-06-01 00:00:00,1\n');
    const body = key.endsWith('inspect') ? { file: wanted.file } : wanted;
    const gone = new AbortController();
    gone.abort();
    const asked = requestOf(key, { body }, await signIn('user'));
    const answer = await testApi().fetch(new Request(asked, { signal: gone.signal }));
    expect(answer.status).toBe(499);
  },
);
