import type { CountImport } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const STATION = 'AU0001';

/** Asks for an import as user@example.org, lets the jobs run and answers what became of it. */
async function imported(body: { stationIds: string[]; endDate?: string }): Promise<CountImport> {
  const { reply } = await request('POST /import/eco-counts', { body }, 'user');
  await testApi().runJobs();
  return (await request('GET /imports/:id', { params: { id: String(reply.imports[0]?.id) } }, 'user')).reply;
}

const stored = (station = STATION) =>
  testApi().query<{ ts: string; flow_id: number; count: number | null }>(
    `select ts, flow_id, count from counts
     where station_id = (select id from stations where station_id_tmg = $1) order by ts, flow_id`,
    [station],
  );

const forget = (where: string) =>
  testApi().query(
    `delete from counts where station_id = (select id from stations where station_id_tmg = $1) and ${where}`,
    [STATION],
  );

const isImporting = async (station = STATION) =>
  (await request('GET /stations/:stationId', { params: { stationId: station } }, 'user')).reply.importing;

describe('an import of counts', () => {
  test('brings back exactly the counts that are missing and changes no other', async () => {
    const before = await stored();
    await forget(`ts >= '2026-02-20'`);
    const done = await imported({ stationIds: [STATION], endDate: '2026-03-01 23:59:59' });
    expect(done).toMatchObject({
      status: 'done',
      source: 'eco-visio',
      file_name: 'Eco-Visio (simulated)',
      vendor_code: '1',
      message: null,
      progress: 1,
      result: {
        added: 10 * 24 * 2,
        replaced: 0,
        unchanged: 15 * 24 * 2,
        certified: 0,
        last: '2026-03-01 23:00:00',
        warnings: [],
      },
    });
    expect(await stored()).toEqual(before);
    expect(await isImporting()).toBe(0);
    const { reply: told } = await request('GET /notifications', {}, 'user');
    expect(told.data[0]).toMatchObject({ kind: 'import', ok: true, href: '/validate-counts/AU0001' });
  });

  test('of the same again changes nothing', async () => {
    const before = await testApi().query('select * from counts order by station_id, ts, flow_id');
    const again = await imported({ stationIds: [STATION], endDate: '2026-03-01' });
    expect(again.result).toMatchObject({ added: 0, replaced: 0 });
    expect(await testApi().query('select * from counts order by station_id, ts, flow_id')).toEqual(before);
  });

  test('beside counts of another interval counts each hour once, and leaves certified ones alone', async () => {
    await forget(`ts >= '2026-02-26'`);
    const quarters = (hour: string, certification: number | null) =>
      testApi().query(
        `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
         select f.station_id, $1::timestamp + q * interval '15 minutes', f.id, 1, 15, $2::int
         from flows f join stations s on s.id = f.station_id, generate_series(0, 3) as q where s.station_id_tmg = $3`,
        [hour, certification, STATION],
      );
    await quarters('2026-02-26 08:00', 1);
    await quarters('2026-02-27 08:00', null);
    const flows = await testApi().query(
      `select f.id from flows f join stations s on s.id = f.station_id where s.station_id_tmg = $1`,
      [STATION],
    );
    const done = await imported({ stationIds: [STATION], endDate: '2026-03-01' });
    const [first, second] = done.result?.warnings ?? [];
    expect(done).toMatchObject({ status: 'done', result: { superseded: 4 * flows.length } });
    expect(first).toContain(`${4 * flows.length} counts at 15 minutes`);
    expect(second).toContain(
      `${flows.length} counts were left out (2026-02-26 08:00:00 – 2026-02-26 08:00:00)`,
    );
    const kept = await testApi().query(
      `select ts::date::text as day, interval_minutes, count(*)::int as n from counts c join stations s on s.id = c.station_id
       where s.station_id_tmg = $1 and date_trunc('hour', ts) in ('2026-02-26 08:00', '2026-02-27 08:00') group by 1, 2 order by 1`,
      [STATION],
    );
    expect(kept).toEqual([
      { day: '2026-02-26', interval_minutes: 15, n: 4 * flows.length },
      { day: '2026-02-27', interval_minutes: 60, n: flows.length },
    ]);
    expect((await imported({ stationIds: [STATION], endDate: '2026-03-01' })).result).toMatchObject({
      added: 0,
      superseded: 0,
    });
  });

  test('ends with the day asked for', async () => {
    await forget(`ts >= '2026-02-20'`);
    const done = await imported({ stationIds: [STATION], endDate: '2026-02-22' });
    expect(done.result).toMatchObject({ added: 3 * 24 * 2, last: '2026-02-22 23:00:00' });
  });

  test('never goes beyond yesterday', async () => {
    await forget(`ts >= '2026-02-20'`);
    const { reply } = await request(
      'POST /import/eco-counts',
      { body: { stationIds: [STATION], endDate: '2027-01-01' } },
      'user',
    );
    expect(reply.success).toBe(
      'Counts of one station up to Mar 1, 2026 are being imported. You will be notified when they are done.',
    );
    await testApi().runJobs();
    expect((await stored()).at(-1)?.ts).toBe('2026-03-01 23:00:00');
    expect(testApi().vendor.paths.at(-1)).toContain('end=2026-03-02T00%3A00%3A00');
  });

  test('without an end date brings everything from the first data to yesterday', async () => {
    const before = await stored();
    await forget('true');
    const done = await imported({ stationIds: [STATION] });
    expect(done.result).toMatchObject({ added: before.length, first: before[0]?.ts });
    expect(await stored()).toEqual(before);
  });

  test('re-reads sixty days where the stored counts have an outage', async () => {
    await imported({ stationIds: [STATION], endDate: '2026-03-01' });
    const begins = testApi().vendor.paths.flatMap(
      (path) => /begin=(\d{4}-\d{2}-\d{2})/.exec(path)?.[1] ?? [],
    );
    expect(begins).toEqual(['2025-12-31', '2026-02-15']);
  });

  test('leaves certified counts alone and says so', async () => {
    await forget(`ts >= '2026-02-20'`);
    await testApi().query(
      `update counts set count = 100000, certification_id = 1
       where station_id = (select id from stations where station_id_tmg = $1) and ts = '2026-02-19 12:00:00'`,
      [STATION],
    );
    const done = await imported({ stationIds: [STATION], endDate: '2026-03-01' });
    expect(done.result).toMatchObject({ certified: 2, replaced: 0 });
    expect((await stored()).filter(({ count }) => count === 100_000)).toHaveLength(2);
  });

  test('can be taken back', async () => {
    await forget(`ts >= '2026-02-20'`);
    const before = await stored();
    const { id } = await imported({ stationIds: [STATION], endDate: '2026-03-01' });
    await request('POST /imports/:id/undo', { params: { id: String(id) } }, 'user');
    await testApi().runJobs();
    expect(await stored()).toEqual(before);
  });

  test('of several stations starts one import for each, in the order asked', async () => {
    const body = { stationIds: ['AU0002', STATION], endDate: '2026-03-01' };
    const { reply } = await request('POST /import/eco-counts', { body }, 'user');
    expect(reply.imports.map(({ station_id_tmg, status }) => [station_id_tmg, status])).toEqual([
      ['AU0002', 'waiting'],
      [STATION, 'waiting'],
    ]);
    expect(await isImporting('AU0002')).toBe(1);
    await testApi().runJobs();
    expect(await isImporting('AU0002')).toBe(0);
  });

  test('says in the reader’s language that there was nothing', async () => {
    await testApi().query(`update flows set eco_id = '176000001' where eco_id like '%' and id in (1)`);
    await forget('true');
    const { reply } = await request(
      'POST /import/eco-counts',
      { body: { stationIds: [STATION], endDate: '2020-01-01' } },
      'user',
    );
    await testApi().runJobs();
    const params = { id: String(reply.imports[0]?.id) };
    const { reply: done } = await request('GET /imports/:id', { params }, 'user', {
      'accept-language': 'es',
    });
    expect(done).toMatchObject({
      status: 'done',
      result: {
        read: 0,
        added: 0,
        first: null,
        last: null,
        warnings: ['Eco-Visio no tiene conteos en este período.'],
      },
    });
  });
});

describe('a platform in trouble', () => {
  beforeEach(() => forget(`ts >= '2026-02-20'`));
  const wanted = { stationIds: [STATION], endDate: '2026-03-01' };

  test('that limits requests is waited for', async () => {
    await testApi().vendor.trouble({ kind: 'limit', requests: 3, retryAfter: 30 });
    expect(await imported(wanted)).toMatchObject({ status: 'done', message: null, result: { added: 480 } });
    expect(testApi().vendor.waits).toEqual([30_000, 30_000, 30_000]);
  });

  test('that fails for a while is tried again', async () => {
    await testApi().vendor.trouble({ kind: 'error', requests: 6 });
    expect(await imported(wanted)).toMatchObject({ status: 'done', result: { added: 480 } });
  });

  test.each([
    [{ kind: 'error', requests: 1000 }, 'Eco-Visio does not answer.'],
    [
      { kind: 'limit', requests: 1000, retryAfter: 7200 },
      expect.stringContaining('takes no more requests until'),
    ],
    [
      { kind: 'garbage', requests: 1 },
      'Eco-Visio answered something that is not readable. Nothing was written.',
    ],
    [{ kind: 'refused', requests: 1 }, expect.stringContaining('refuses the credentials of this server')],
  ] as const)('of %j ends in a failure that says why and frees the station', async (trouble, message) => {
    const before = await stored();
    await testApi().vendor.trouble(trouble);
    expect(await imported(wanted)).toMatchObject({ status: 'failed', message, result: null });
    expect(await stored()).toEqual(before);
    expect(await isImporting()).toBe(0);
    const { reply: told } = await request('GET /notifications', {}, 'user');
    expect(told.data[0]).toMatchObject({ kind: 'import', ok: false, href: '/import-history?station=AU0001' });
  });

  test('that does not know a channel ends in a failure that names it', async () => {
    await testApi().query(`update flows set eco_id = '4711' where eco_id = (select min(eco_id) from flows)`);
    expect((await imported(wanted)).message).toContain('no site or channel 4711');
  });

  test('leaves no station importing when the database refuses every time', async () => {
    await testApi().query(`alter table imports add constraint broken check (status <> 'done') not valid`);
    const failed = await imported(wanted);
    await testApi().query('alter table imports drop constraint broken');
    expect(failed).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('because of a fault of this server'),
    });
    expect(await isImporting()).toBe(0);
  });
});

describe('a request', () => {
  const ask = (body: object, as: 'user' | 'houston' | 'super' = 'user') =>
    request('POST /import/eco-counts', { body: body as { stationIds: string[] } }, as);
  const endDate = '2026-03-01';
  const nothingStarted = async () => {
    expect(await testApi().query('select 1 from imports')).toEqual([]);
    expect(await testApi().query('select 1 from stations where importing')).toEqual([]);
  };

  test.each([
    [{ stationIds: [], endDate }, 422, 'Choose at least one station.'],
    [{ stationIds: [STATION], endDate: '' }, 422, 'The end date is required, as year, month and day.'],
    [
      { stationIds: [STATION], endDate: '2026-02-30' },
      422,
      'The end date is required, as year, month and day.',
    ],
    [
      { stationIds: [STATION], endDate: '03/01/2026' },
      422,
      'The end date is required, as year, month and day.',
    ],
    [{ stationIds: [STATION, 'AU0008'], endDate }, 422, expect.stringContaining('has no Eco ID')],
    [{ stationIds: [STATION, 'HO0001'], endDate }, 404, expect.any(String)],
    [{ stationIds: ['ZZ0001'], endDate }, 404, expect.any(String)],
    [{ endDate }, 422, expect.any(String)],
  ])('%j is refused with %i and starts nothing', async (body, status, message) => {
    const { status: got, problem } = await ask(body);
    expect([got, problem.message]).toEqual([status, message]);
    await nothingStarted();
  });

  test.each([
    ['has no Eco ID', 'AU0008', 422, 'has no Eco ID'],
    ['is another agency’s', 'HO0001', 404, 'One of these stations is not known here.'],
    ['is not known', 'ZZ0001', 404, 'One of these stations is not known here.'],
    ['is busy', 'AU0002', 409, 'Counts are being imported for'],
  ])(
    'of two stations the one that %s is told of at the field of them',
    async (_, station, status, sentence) => {
      await testApi().query(`update stations set importing = true where station_id_tmg = 'AU0002'`);
      const { status: got, problem } = await ask({ stationIds: [STATION, station], endDate });
      await testApi().query('update stations set importing = false');
      expect([got, problem.errors]).toEqual([status, { stationIds: [expect.stringContaining(sentence)] }]);
      await nothingStarted();
    },
  );

  test.each(['2026/03/01', '2026-03-01', '2026-03-01 23:59:59', '2026-03-01T23:59:59'])(
    'takes the end date %s',
    async (date) => {
      expect((await ask({ stationIds: [STATION], endDate: date })).status).toBe(200);
    },
  );

  test.each(['importing', 'certifying'])(
    'for a station that is %s is refused and starts nothing',
    async (flag) => {
      await testApi().query(`update stations set ${flag} = true where station_id_tmg = 'AU0002'`);
      expect((await ask({ stationIds: [STATION, 'AU0002'], endDate })).status).toBe(409);
      await testApi().query(`update stations set ${flag} = false`);
      await nothingStarted();
    },
  );

  test('of a super admin reaches every agency’s stations', async () => {
    expect((await ask({ stationIds: [STATION, 'HO0001'], endDate }, 'super')).status).toBe(200);
  });

  test('for a station whose flows lack their channels is refused', async () => {
    await testApi().query('update flows set eco_id = null');
    const { status, problem } = await ask({ stationIds: [STATION], endDate });
    expect([status, problem.errors?.stationIds?.[0]]).toEqual([
      422,
      expect.stringContaining('No flow of Shoal Creek Trail at 24th St has the Eco ID of a channel.'),
    ]);
  });
});

describe('new stations', () => {
  const names = async (as: 'user' | 'houston' | 'super') =>
    (await request('GET /stations-new', {}, as)).reply.map(({ name }) => name);

  test('are the sites of the own domain that no station stands for', async () => {
    const { reply } = await request('GET /stations-new', {}, 'user');
    expect(reply.map(({ name }) => name)).toEqual([
      'Barton Creek Greenbelt at Loop 360',
      'Country Club Creek Trail at Elmont Dr',
      'Lance Armstrong Bikeway at Pressler St',
    ]);
    expect(reply[2]).toMatchObject({
      eco_id: expect.stringMatching(/^\d+$/),
      counter: expect.stringMatching(/^X2H/),
      interval: 15,
      domain: 'City of Austin',
      installationDate: '2025-12-30',
      firstData: '2026-01-01',
      channels: [
        { name: 'Lance Armstrong Bikeway at Pressler St Bicycle EB', count_type_code: '2', direction: 'in' },
        { count_type_code: '2', direction: 'out' },
      ],
    });
  });

  test('are those of every domain for a super admin of a statewide agency', async () => {
    expect(await names('houston')).toEqual(['Brays Bayou Greenway at Almeda Rd']);
    expect(await names('super')).toHaveLength(5);
  });

  test('are none for an agency without a domain', async () => {
    await testApi().query(`update agencies set eco_domain = null where name = 'City of Austin'`);
    expect(await names('user')).toEqual([]);
  });

  test('are no longer new once a station of their agency has their Eco ID', async () => {
    const [first] = (await request('GET /stations-new', {}, 'user')).reply;
    await testApi().query(`update stations set eco_id = $1 where station_id_tmg = 'AU0008'`, [first?.eco_id]);
    expect(await names('user')).not.toContain(first?.name);
  });

  test('are refused with the reason while the platform fails', async () => {
    await testApi().vendor.trouble({ kind: 'error', requests: 100 });
    const { status, problem } = await request('GET /stations-new', {}, 'user');
    expect([status, problem.message]).toEqual([503, 'Eco-Visio does not answer.']);
  });

  test('come from a platform that says whether it is simulated', async () => {
    expect((await request('GET /eco-visio', {}, 'user')).reply).toEqual({ simulated: true });
    expect((await request('GET /eco-visio', {})).status).toBe(401);
  });
});
