import Papa from 'papaparse';
import type { CsvExportRequest, StationSearch } from 'shared-ui/domain';
import { csvCells } from '../../domain/exports/csv-text.rules.ts';
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

/** Opens an address of a file as somebody signed in, or as nobody. */
async function fetchFile(address: string, as?: Persona): Promise<Response> {
  const headers = as ? { authorization: `Bearer ${await signIn(as)}` } : undefined;
  return testApi().fetch(new Request(`http://count-exchange.test${address}`, { headers }));
}

/** Asks for a file, has it built, and downloads it. */
async function built(
  body: Partial<CsvExportRequest> = {},
): Promise<{ text: string; rows: Record<string, string>[]; response: Response }> {
  const { status, problem } = await prepare(body);
  expect([status, problem.message]).toEqual([200, undefined]);
  await testApi().runJobs();
  const { reply } = await request('GET /exports', {}, 'user');
  const response = await fetchFile(reply[0]?.download ?? '', 'user');
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

  test('makes names harmless that a spreadsheet would take for formulas', async () => {
    await testApi().query(
      `update stations set station_name = '=HYPERLINK("x")', neighborhood = '@a' where id = 2`,
    );
    await testApi().query(`update flows set name = '+1, b' where id = 3`);
    const { text, rows } = await built({ stationMetadata: true });
    expect(rows[0]).toMatchObject({
      station_name: `'=HYPERLINK("x")`,
      flow_name: "'+1, b",
      neighborhood: "'@a",
    });
    expect(text).not.toMatch(/(^|,)"?[=+@]/m);
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

  test('passes over a station without a flow that fits', async () => {
    await testApi().query(
      `update counts set certification_id = 1 where station_id = (select id from stations where station_id_tmg = 'AU0004')`,
    );
    const { rows } = await built({ stations: ['AU0002', 'AU0004'], count_types: ['1'] });
    expect(new Set(rows.map((row) => row['station_id_tmg']))).toEqual(new Set(['AU0002']));
    expect(rows).toHaveLength(2 * 72);
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
        stations: ['AU0002'],
        station_count: 1,
        from: '2026-02-10',
        to: '2026-02-12',
        file_name: '2026-03-02 counts.csv',
        expires_at: '2026-03-09T12:00:00Z',
      }),
    ]);
    const { reply: told } = await request('GET /notifications', {}, 'user');
    expect(told.data[0]).toMatchObject({ kind: 'export', ok: true, href: '/exports' });
    const [mail] = await testApi().outbox();
    expect(mail?.recipient).toBe('user@example.org');
    const signed = exports[0]?.download?.split('?')[1] ?? '?';
    expect(mail?.body).toContain(`http://count-exchange.test/exports?export=${exports[0]?.id}&${signed}`);
  });

  test('is listed with its first stations, and how many there are', async () => {
    await prepare({ stations: ['AU0001', 'AU0002', 'AU0004', 'AU0005'] });
    const { reply } = await request('GET /exports', {}, 'user');
    expect(reply[0]).toMatchObject({ stations: ['AU0001', 'AU0002', 'AU0004'], station_count: 4 });
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
    const response = await fetchFile(reply[0]?.download ?? '', 'user');
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
    [
      'from before any count',
      { fromDate: '01/01/0100' },
      { fromDate: ['Enter a date in 1980 or later. No count is older.'] },
    ],
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
  /** The address of a file that is ready and was not fetched yet. */
  async function address(): Promise<string> {
    await prepare({});
    await testApi().runJobs();
    const { reply } = await request('GET /exports', {}, 'user');
    return reply[0]?.download ?? '';
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
    const { reply } = await request('GET /exports', {}, 'user');
    expect(reply[0]?.download).not.toBe(good);
    expect((await fetchFile(reply[0]?.download ?? '', 'user')).status).toBe(200);
  });

  test('goes to one of two who open the link at once', async () => {
    const good = await address();
    const answers = await Promise.all([fetchFile(good, 'user'), fetchFile(good, 'user')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  test('is listed for the person who asked alone', async () => {
    await built();
    expect((await request('GET /exports', {}, 'admin')).reply).toEqual([]);
    expect((await request('GET /exports', {}, 'super')).reply).toEqual([]);
  });

  test('is gone once it has expired', async () => {
    const good = await address();
    await testApi().query(`update exports set file = null`);
    expect(await message(await fetchFile(good, 'user'))).toEqual([
      410,
      'This download has expired. Please build the export again.',
    ]);
    expect((await request('GET /exports', {}, 'user')).reply[0]?.download).toBeNull();
  });

  test('is removed after its week, whether or not somebody builds another', async () => {
    await built();
    await prepare({});
    await testApi().runJobs();
    await testApi().query(`update exports set expires_at = expires_at - interval '8 days' where uses = 1`);
    await testApi().removeExpired();
    const kept = await testApi().query<{ file: string | null }>('select file from exports order by id');
    expect(kept.map(({ file }) => file)).toEqual([null, 'export-2.csv']);
  });
});

describe('presets', () => {
  const choices = {
    ...ALL,
    ...NOTHING,
    stations: ['AU0002'],
    fromDate: '',
    toDate: '',
    countData: true,
    stationMetadata: false,
  };
  const save = (name: string, as: Persona = 'user', change = {}) =>
    request('POST /export/presets', { body: { name, choices: { ...choices, ...change } } }, as);
  const names = async (as: Persona = 'user') =>
    (await request('GET /export/presets', {}, as)).reply.map(({ name }) => name);

  test('are kept by name for their person alone', async () => {
    await save(' Trails ');
    await save('Bridges', 'user', { count_types: ['2'] });
    expect(await names()).toEqual(['Bridges', 'Trails']);
    expect(await names('admin')).toEqual([]);
    const { reply } = await request('GET /export/presets', {}, 'user');
    expect(reply[0]?.choices).toEqual({ ...choices, count_types: ['2'] });
  });

  test('take the place of one of the same name', async () => {
    const first = await save('Trails');
    const second = await save('TRAILS', 'user', { stationMetadata: true });
    expect(second.reply.id).toBe(first.reply.id);
    expect(await names()).toEqual(['TRAILS']);
  });

  test('are deleted by their person alone', async () => {
    const { id } = (await save('Trails')).reply;
    const remove = (as: Persona) => request('DELETE /export/presets/:id', { params: { id: String(id) } }, as);
    expect((await remove('admin')).status).toBe(404);
    expect((await remove('user')).reply).toEqual({ success: true });
    expect(await names()).toEqual([]);
  });

  test('need a name that is not too long', async () => {
    expect((await save('  ')).problem.errors).toEqual({ name: ['This field is required.'] });
    expect((await save('x'.repeat(61))).problem.errors).toEqual({
      name: ['The name has at most 60 characters.'],
    });
  });

  test('are fifty at the most', async () => {
    await testApi().query(
      `insert into export_presets (user_id, name, choices) select 3, 'P' || n, '{}' from generate_series(1, 50) n`,
    );
    expect((await save('One more')).status).toBe(409);
    expect(await testApi().query('select 1 from export_presets')).toHaveLength(50);
  });
});

test.each([
  'plain',
  '=1+1',
  '+1',
  '-1',
  '@x',
  '\tindented',
  '\r=1',
  'a, b',
  'say "hi"',
  'two\nlines',
  '=cmd|"x", y',
  '',
  'ñandú – “quoted”',
  "it's",
])('the database writes the note %j as the rule does', async (note) => {
  const [row] = await testApi().query<{ cell: string }>('select csv_cell($1) as cell', [note]);
  expect(row?.cell).toBe(csvCells([note]));
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
