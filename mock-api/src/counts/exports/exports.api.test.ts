import { csvCells } from '../csv/csv-text.rules.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { built, fetchFile, ordered, prepare } from '../../testing/ordered-export.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

describe('an export', () => {
  test('holds every certified count that was asked for and no other', async () => {
    const { text, rows, response } = await built();
    expect(
      text.startsWith(
        '\ufeffstation_id_tmg,station_name,flowid_txdot,flow_name,count_type,travel_direction,date,interval,count,suspect_id,validity_condition,note,vendor_status\r\n',
      ),
    ).toBe(true);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="2026-03-02 counts AU0002 2026-02-10 to 2026-02-12.csv"',
    );
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

  test('holds a station once that was asked for twice', async () => {
    const { rows } = await built({ stations: ['AU0002', 'AU0002'] });
    expect(rows).toHaveLength(4 * 72);
    expect((await ordered())[0]).toMatchObject({ stations: ['AU0002'], station_count: 1 });
  });

  test('takes so many stations and says so', async () => {
    const { status, problem } = await prepare({
      stations: Array.from({ length: 1001 }, (_, at) => `AU${String(at).padStart(4, '0')}`),
    });
    expect([status, problem.errors]).toEqual([
      422,
      { stations: ['Choose at most 1,000 stations for one export.'] },
    ]);
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
    const { text, rows, file } = await built({ stationMetadata: true });
    const names = { station_name: `'=HYPERLINK("x")` };
    expect(rows[0]).toMatchObject({ ...names, flow_name: "'+1, b" });
    expect(file('stations.csv')[0]).toMatchObject({ ...names, city_area: "'@a", city: 'Austin' });
    expect(file('flows.csv')[0]).toMatchObject({ flow_name: "'+1, b" });
    expect(text).not.toMatch(/(^|,)"?[=+@]/m);
  });

  test('narrows to flows', async () => {
    const { rows } = await built({ count_types: ['2'], travel_directions: ['3'] });
    expect(rows).toHaveLength(72);
    expect(new Set(rows.map(({ flow_name }) => flow_name))).toEqual(new Set(['Bicycle EB']));
  });

  test('passes over a station without a flow that fits', async () => {
    await testApi().query(
      `update counts set certification_id = 1 where station_id = (select id from stations where station_id_tmg = 'AU0004')`,
    );
    const { rows, file } = await built({ stations: ['AU0002', 'AU0004'], count_types: ['1'] });
    expect(new Set(rows.map((row) => row['station_id_tmg']))).toEqual(new Set(['AU0002']));
    expect(rows).toHaveLength(2 * 72);
    expect(file('left-out.csv')).toMatchObject([
      { station_id_tmg: 'AU0004', flowid_txdot: '', reason: 'No flow of the station fits the choices.' },
    ]);
  });

  test('says what to expect and tells when it is done', async () => {
    const { reply } = await prepare();
    expect(reply.success).toBe('You will be notified when the file is ready.');
    expect(reply.export).toMatchObject({ status: 'waiting', progress: 0, download: null });
    await testApi().runJobs();
    const exports = await ordered();
    expect(exports).toEqual([
      expect.objectContaining({
        status: 'done',
        progress: 1,
        rows: 288,
        stations: ['AU0002'],
        station_count: 1,
        from: '2026-02-10',
        to: '2026-02-12',
        left_out: 0,
        file_name: '2026-03-02 counts AU0002 2026-02-10 to 2026-02-12.csv',
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
    const [latest] = await ordered();
    expect(latest).toMatchObject({ stations: ['AU0001', 'AU0002', 'AU0004'], station_count: 4 });
  });

  test('words labels in the language of the person who asked', async () => {
    await prepare({ toDate: '02/10/2026' }, 'user', { 'accept-language': 'es' });
    await testApi().runJobs();
    const [latest] = await ordered();
    const response = await fetchFile(latest?.download ?? '', 'user');
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
  await prepare();
  await testApi().query(`alter table exports add constraint broken check (status <> 'done') not valid`);
  await testApi().runJobs();
  await testApi().query('alter table exports drop constraint broken');
  const [latest] = await ordered();
  expect(latest).toMatchObject({
    status: 'failed',
    message: 'The export could not be built. Please try again.',
    download: null,
  });
  const { reply: told } = await request('GET /notifications', {}, 'user');
  expect(told.data[0]).toMatchObject({ kind: 'export', ok: false });
});
