import Papa from 'papaparse';
import type { CsvExportRequest, StationSearch } from 'shared-ui/domain';
import { forgetSignIns, request, signIn, testApi, type Persona } from '../../testing/index.ts';

const NOTHING = {
  txdot_districts: [],
  counties: [],
  count_types: [],
  travel_directions: [],
  count_methods: [],
};
const ALL = { count_types: [], count_methods: [], travel_directions: [] };

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const search = async (body: Partial<StationSearch>, as: Persona) =>
  request('POST /export/dropdown-stations', { body: { ...NOTHING, ...body } }, as);

const prepare = (body: Partial<CsvExportRequest>, as: Persona = 'user') =>
  request(
    'POST /export/prepare-csv',
    {
      body: {
        ...ALL,
        stations: ['AU0002'],
        fromDate: '02/10/2026',
        toDate: '02/12/2026',
        countData: true,
        stationMetadata: false,
        ...body,
      },
    },
    as,
  );

/** Asks for a file, has it built, and downloads it by its address alone. */
async function built(
  body: Partial<CsvExportRequest> = {},
): Promise<{ text: string; rows: Record<string, string>[]; response: Response }> {
  const { status, problem } = await prepare(body);
  expect([status, problem.message]).toEqual([200, undefined]);
  await testApi().runJobs();
  const { reply } = await request('GET /exports', {}, 'user');
  const response = await testApi().fetch(
    new Request(`http://count-exchange.test${reply[0]?.download ?? ''}`),
  );
  expect(response.status).toBe(200);
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
  return { text, rows: data, response };
}

describe('the search for stations', () => {
  test('offers the agency’s own stations with the reach of their certified counts', async () => {
    const { reply } = await search({}, 'user');
    expect(reply.every(({ station_id_tmg }) => station_id_tmg.startsWith('AU'))).toBe(true);
    expect(reply.find(({ station_id_tmg }) => station_id_tmg === 'AU0002')).toMatchObject({
      first_certified: '2026-02-09 00:00:00',
      last_certified: '2026-03-01 23:00:00',
    });
    expect(reply.find(({ station_id_tmg }) => station_id_tmg === 'AU0009')).toMatchObject({
      first_certified: null,
      last_certified: null,
    });
    expect((await search({}, 'houston')).reply.map(({ station_id_tmg }) => station_id_tmg)).toEqual([
      'HO0001',
      'HO0003',
    ]);
  });

  test('narrows by what one flow of the station has', async () => {
    const ids = async (body: Partial<StationSearch>) =>
      (await search(body, 'user')).reply.map(({ station_id_tmg }) => station_id_tmg);
    expect(await ids({ count_types: ['1'] })).toEqual(['AU0002', 'AU0006', 'AU0009']);
    expect(await ids({ count_types: ['1'], travel_directions: ['3'] })).toEqual(['AU0002']);
    expect(await ids({ counties: [1] })).toEqual([]);
  });

  test('lets super admins narrow by agency and nobody else', async () => {
    const all = (await search({}, 'super')).reply;
    expect(new Set(all.map(({ agency_id }) => agency_id)).size).toBeGreaterThan(2);
    const [houston] = all.filter(({ station_id_tmg }) => station_id_tmg === 'HO0001');
    const own = await search({ agencies: [houston?.agency_id ?? 0] }, 'super');
    expect(own.reply.map(({ station_id_tmg }) => station_id_tmg)).toEqual(['HO0001', 'HO0003']);
    expect((await search({ agencies: [houston?.agency_id ?? 0] }, 'admin')).status).toBe(403);
  });
});

describe('an export', () => {
  test('holds every certified count that was asked for and no other', async () => {
    const { text, rows, response } = await built();
    expect(
      text.startsWith(
        '\ufeffstation_id_tmg,station_name,flowid_txdot,flow_name,count_type,travel_direction,date,interval,count,suspect_id,validity_condition,note\r\n',
      ),
    ).toBe(true);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="2026-03-02 counts.csv"');
    const stored = await testApi().query<{ ts: string; name: string; count: number | null }>(
      `select c.ts, f.name, c.count from counts c join flows f on f.id = c.flow_id join stations s on s.id = c.station_id
       where s.station_id_tmg = 'AU0002' and c.ts >= '2026-02-10' and c.ts < '2026-02-13' order by c.ts, c.flow_id`,
    );
    expect(stored.length).toBe(4 * 72);
    expect(rows.map(({ date, flow_name, count }) => [date, flow_name, count])).toEqual(
      stored.map(({ ts, name, count }) => [ts, name, count === null ? '' : String(count)]),
    );
    expect(rows[0]).toMatchObject({
      station_id_tmg: 'AU0002',
      flowid_txdot: expect.stringMatching(/^AU0002-/),
      count_type: 'Pedestrian',
      interval: '60',
    });
  });

  test('leaves out what is not certified and carries suspects with their condition', async () => {
    await testApi().query(
      `update counts set suspect_id = 9, note = '=cmd|x' where station_id = 2 and ts = '2026-02-10 00:00:00' and flow_id = 3`,
    );
    await testApi().query(
      `update counts set certification_id = null where station_id = 2 and ts >= '2026-02-11'`,
    );
    const { rows } = await built();
    expect(rows).toHaveLength(4 * 24);
    expect(rows[0]).toMatchObject({
      suspect_id: '9',
      validity_condition: 'Implausibly high',
      note: "'=cmd|x",
    });
  });

  test('narrows to flows, and carries station metadata where it was chosen', async () => {
    const { rows } = await built({ count_types: ['2'], travel_directions: ['3'], stationMetadata: true });
    expect(rows).toHaveLength(72);
    expect(new Set(rows.map(({ flow_name }) => flow_name))).toEqual(new Set(['Bicycle EB']));
    expect(rows[0]).toMatchObject({
      agency: 'City of Austin',
      county: 'Travis',
      latitude: expect.stringMatching(/^30\./),
      longitude: expect.stringMatching(/^-97\./),
    });
  });

  test('of metadata alone is one row per station, counts or not', async () => {
    const { rows } = await built({ stations: ['AU0009', 'AU0002'], countData: false, stationMetadata: true });
    expect(rows.map(({ station_id_tmg }) => station_id_tmg)).toEqual(['AU0002', 'AU0009']);
    expect(Object.keys(rows[0] ?? {})).not.toContain('count');
  });

  test('says what to expect and tells when it is done', async () => {
    const { reply } = await prepare({});
    expect(reply.success).toBe('You will be notified when the file is ready.');
    expect(reply.export).toMatchObject({ status: 'waiting', progress: 0, download: null });
    await testApi().runJobs();
    const { reply: exports } = await request('GET /exports', {}, 'user');
    expect(exports).toEqual([
      expect.objectContaining({
        status: 'done',
        progress: 1,
        rows: 288,
        file_name: '2026-03-02 counts.csv',
        expires_at: '2026-03-09T12:00:00Z',
      }),
    ]);
    const { reply: told } = await request('GET /notifications', {}, 'user');
    expect(told.data[0]).toMatchObject({ kind: 'export', ok: true, href: '/exports' });
    const [mail] = await testApi().outbox();
    expect(mail?.recipient).toBe('user@example.org');
    expect(mail?.body).toContain(`http://count-exchange.test${exports[0]?.download ?? '?'}`);
  });

  test('words labels in the language of the person who asked', async () => {
    await request(
      'POST /export/prepare-csv',
      {
        body: {
          ...ALL,
          stations: ['AU0002'],
          fromDate: '02/10/2026',
          toDate: '02/10/2026',
          countData: true,
          stationMetadata: false,
        },
      },
      'user',
      { 'accept-language': 'es' },
    );
    await testApi().runJobs();
    const { reply } = await request('GET /exports', {}, 'user');
    const response = await testApi().fetch(
      new Request(`http://count-exchange.test${reply[0]?.download ?? ''}`),
    );
    expect(await response.text()).toContain('Peatón');
  });

  test.each([
    ['without stations', { stations: [] }, { stations: ['This field is required.'] }],
    [
      'without dates',
      { fromDate: '', toDate: ' ' },
      { fromDate: ['This field is required.'], toDate: ['This field is required.'] },
    ],
    [
      'with a date written otherwise',
      { fromDate: '2026-02-10' },
      { fromDate: ['Dates are written MM/dd/yyyy.'] },
    ],
    ['with From after To', { fromDate: '02/13/2026' }, { fromDate: ['From may not be later than To.'] }],
    ['with a day to come', { toDate: '03/03/2026' }, { toDate: ['The date lies in the future.'] }],
    [
      'with neither counts nor metadata',
      { countData: false },
      { countData: ['Choose count data, station metadata or both.'] },
    ],
  ])('%s is refused', async (_, body, errors) => {
    const { status, problem } = await prepare(body);
    expect([status, problem.errors]).toEqual([422, errors]);
    await expectNothing();
  });

  test('of stations without certified counts in the period is refused', async () => {
    for (const body of [
      { stations: ['AU0009'] },
      { fromDate: '01/01/2020', toDate: '01/02/2020' },
      { travel_directions: ['9'] },
    ]) {
      const { status, problem } = await prepare(body);
      expect([status, problem.message]).toEqual([
        422,
        'There are no certified counts of these stations in this period.',
      ]);
    }
    await expectNothing();
  });

  test('of another agency’s station is answered as if there were none', async () => {
    expect((await prepare({}, 'houston')).status).toBe(404);
    expect((await prepare({ stations: ['AU0002', 'HO0001'] })).status).toBe(404);
    expect((await prepare({ stations: ['XX0001'] })).status).toBe(404);
    await expectNothing();
  });

  async function expectNothing(): Promise<void> {
    expect(await testApi().query('select 1 from exports')).toEqual([]);
    expect(await testApi().runJobs()).toBe(0);
  }
});

describe('a file', () => {
  const fetch = async (address: string, as?: Persona) => {
    const headers = as ? { authorization: `Bearer ${await signIn(as)}` } : undefined;
    return testApi().fetch(new Request(`http://count-exchange.test${address}`, { headers }));
  };

  async function address(): Promise<string> {
    await built();
    const { reply } = await request('GET /exports', {}, 'user');
    return reply[0]?.download ?? '';
  }

  test('is not had without its signature, with another, or for longer', async () => {
    const good = await address();
    const [path = '', query = ''] = good.split('?');
    const until = Number(new URLSearchParams(query).get('until'));
    for (const wrong of [
      path,
      `${path}?until=${until}`,
      good.replace(`${until}`, `${until + 86_400}`),
      `${good}x`,
      good.replace('/exports/', '/exports/9'),
    ]) {
      expect((await fetch(wrong)).status).toBe(404);
      expect((await fetch(wrong, 'houston')).status).toBe(404);
    }
  });

  test('is listed for the person who asked alone', async () => {
    await built();
    expect((await request('GET /exports', {}, 'admin')).reply).toEqual([]);
    expect((await request('GET /exports', {}, 'super')).reply).toEqual([]);
  });

  test('is gone once it has expired', async () => {
    const good = await address();
    await testApi().query(`update exports set file = null`);
    const gone = await fetch(good);
    expect([gone.status, await gone.json()]).toEqual([
      410,
      expect.objectContaining({ message: 'This download has expired. Please build the export again.' }),
    ]);
    expect((await request('GET /exports', {}, 'user')).reply[0]?.download).toBeNull();
  });

  test('is removed by the next export after its week', async () => {
    await built();
    await testApi().query(`update exports set expires_at = expires_at - interval '8 days'`);
    await prepare({});
    await testApi().runJobs();
    const kept = await testApi().query<{ file: string | null }>('select file from exports order by id');
    expect(kept.map(({ file }) => file === null)).toEqual([true, false]);
  });
});

test('an export that cannot be built says so', async () => {
  await prepare({});
  await testApi().query(`alter table exports add constraint broken check (status <> 'done') not valid`);
  await testApi().runJobs();
  await testApi().query('alter table exports drop constraint broken');
  const { reply } = await request('GET /exports', {}, 'user');
  expect(reply[0]).toMatchObject({
    status: 'failed',
    message: 'The export could not be built. Please try again.',
    download: null,
  });
  const { reply: told } = await request('GET /notifications', {}, 'user');
  expect(told.data[0]).toMatchObject({ kind: 'export', ok: false });
});
