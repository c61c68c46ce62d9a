import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import type { TmasForm, TmasRequest } from 'shared-domain';
import { forgetSignIns, request, signIn, testApi } from '../../testing/index.ts';
import { readCountRecord } from '../../testing/read-tmas.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const order = (body: Partial<TmasRequest> = {}): TmasRequest => ({
  stations: ['AU0002'],
  fromDate: '02/10/2026',
  toDate: '02/12/2026',
  ...body,
});
const check = (body: Partial<TmasRequest> = {}) =>
  request('POST /export/check-tmas', { body: order(body) }, 'super');
const prepare = (body: Partial<TmasRequest> = {}) =>
  request('POST /export/prepare-tmas', { body: order(body) }, 'super');
const sql = (text: string) => testApi().query(text);

/** Builds an export and opens its zip. */
async function built(body: Partial<TmasRequest> = {}) {
  const { status, problem } = await prepare(body);
  expect([status, problem.message]).toEqual([200, undefined]);
  await testApi().runJobs();
  const { reply } = await request('GET /exports', {}, 'super');
  const headers = { authorization: `Bearer ${await signIn('super')}` };
  const address = `http://count-exchange.test${reply[0]?.download ?? ''}`;
  const response = await testApi().fetch(new Request(address, { headers }));
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const lines = (name: string) => text(name).split('\r\n').slice(0, -1);
  const names = Object.keys(files).toSorted();
  const leftOut = Papa.parse<Record<string, string>>(text('left-out.csv'), {
    header: true,
    skipEmptyLines: true,
  }).data;
  return { response, names, lines, text, leftOut, rows: reply[0]?.rows };
}
const STATIONS = '48-nonmotorized-stations-20260210-20260212.txt';
const COUNTS = '48-nonmotorized-counts-20260210-20260212.txt';
const textsOf = async (body: Partial<TmasRequest> = {}) =>
  (await check(body)).reply.findings.map(({ severity, text }) => [severity, text]);

describe('the files', () => {
  test('are those of the guide, zipped, with the layout and what was left out', async () => {
    const { response, names, lines, text, leftOut, rows } = await built();
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="2026-03-02 TMAS AU0002 2026-02-10 to 2026-02-12.zip"',
    );
    expect(names).toEqual([COUNTS, STATIONS, 'layout.txt', 'left-out.csv']);
    expect(lines(STATIONS)[0]).toBe(
      'L|48|453|AU0002|8U|0|3|1|8||1|03|-L|2026|||||||00|2014||N|30267205|097756131|01||||Butler Trail at Pfluger Bridge|',
    );
    expect(lines(STATIONS)).toHaveLength(4);
    expect(lines(COUNTS)).toHaveLength(4 * 3);
    expect(rows).toBe(4 + 12);
    expect(text('layout.txt')).toContain('field 32: other_notes');
    expect(leftOut).toEqual([]);
  });

  test.each<TmasForm>(['pipe', 'fixed'])(
    'give the same counts when the %s form is read back',
    async (form) => {
      await sql(`update counts set suspect_id = 9 where station_id = 2 and ts = '2026-02-10 09:00:00'`);
      await sql(`delete from counts where station_id = 2 and ts = '2026-02-11 00:00:00'`);
      const { lines } = await built({ form });
      const found = lines(COUNTS).flatMap((line) => {
        const { values, counts } = readCountRecord(line, form);
        const { year, month, day, start_time = '', count_type, movement_direction } = values;
        return counts.map((count, at) => {
          const hour = String(Number(start_time.slice(0, 2)) + at).padStart(2, '0');
          return `${year}-${month}-${day} ${hour}:00:00 ${count_type}${movement_direction} ${count ?? ''}`;
        });
      });
      const stored = await testApi().query<{ line: string }>(
        `select c.ts || ' ' || f.count_type_code || f.movement_direction_code || ' ' ||
         coalesce(case when c.suspect_id is null then c.count::text end, '') as line
       from counts c join flows f on f.id = c.flow_id
       where c.station_id = 2 and c.ts >= '2026-02-10' and c.ts < '2026-02-13'`,
      );
      expect(stored).toHaveLength(4 * 71);
      expect(found.toSorted()).toEqual(stored.map(({ line }) => line).toSorted());
    },
  );

  test('hold fixed columns where they are asked for', async () => {
    const { lines, text } = await built({ form: 'fixed' });
    expect(lines(STATIONS).map((line) => line.length)).toEqual([239, 239, 239, 239]);
    expect(lines(STATIONS)[0]).toMatch(/^L48453AU00028031\d? ?/);
    expect(text('layout.txt')).toContain('columns 190 to 239: other_notes');
  });

  test('have a station record for each year of a flow', async () => {
    await sql(
      `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
       select 2, '2025-12-31 10:00:00', id, 5, 60, 1 from flows where station_id = 2`,
    );
    const { lines } = await built({ fromDate: '12/31/2025' });
    const stations = lines('48-nonmotorized-stations-20251231-20260212.txt');
    expect(stations.filter((line) => line.split('|')[13] === '2025')).toHaveLength(4);
    expect(stations.filter((line) => line.split('|')[13] === '2026')).toHaveLength(4);
    expect(stations).toHaveLength(8);
  });

  test('name what is left out, and why', async () => {
    await sql(`update counts set suspect_id = 9 where station_id = 2 and ts = '2026-02-10 09:00:00'`);
    await sql(
      `update counts set certification_id = null where station_id = 2 and ts >= '2026-02-11' and ts < '2026-02-12'`,
    );
    await sql(`delete from counts where station_id = 2 and ts >= '2026-02-12' and flow_id = 3`);
    await sql(`update stations set station_location = repeat('Sendero ', 9) where id = 2`);
    const { leftOut, lines } = await built();
    expect(lines(COUNTS)).toHaveLength(4 + 3);
    const of = (reason: RegExp) => leftOut.filter((row) => reason.test(row['reason'] ?? ''));
    expect(of(/^Counts are written as missing: Implausibly high/)).toHaveLength(4);
    expect(of(/not certified: no record/)).toEqual(
      Array.from({ length: 4 }, () =>
        expect.objectContaining({ first: '2026-02-11', last: '2026-02-11', days: '1', severity: 'critical' }),
      ),
    );
    expect(of(/^No counts/)).toEqual([
      expect.objectContaining({ station_id_tmg: 'AU0002', first: '2026-02-12', record: 'count' }),
    ]);
    expect(of(/cut at a word: station location/)).toHaveLength(4);
    expect(lines(STATIONS)[0]).toContain('|Sendero Sendero Sendero Sendero Sendero Sendero|');
  });

  test('name days of a database from before on which hours are counted twice', async () => {
    await sql(
      `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
       select station_id, ts + interval '15 minutes', flow_id, 1, 15, certification_id from counts
       where station_id = 2 and flow_id = 3 and ts = '2026-02-10 08:00'`,
    );
    const { leftOut, lines } = await built();
    expect(lines(COUNTS)).toHaveLength(4 * 3 - 1);
    expect(leftOut).toEqual([
      expect.objectContaining({
        first: '2026-02-10',
        last: '2026-02-10',
        days: '1',
        severity: 'critical',
        reason: expect.stringMatching(/^Counts of different intervals on one day/),
      }),
    ]);
    expect(await textsOf()).toContainEqual([
      'critical',
      expect.stringMatching(/^Counts of different intervals/),
    ]);
  });

  test('are told of by notification and e-mail with a link for the person alone', async () => {
    const { reply } = await prepare();
    expect(reply.success).toBe('You will receive an email with a link to the export file soon.');
    await testApi().runJobs();
    const [mail] = await testApi().outbox();
    expect(mail?.recipient).toBe('super@example.org');
    expect(mail?.body).toContain(`/exports?export=${reply.export.id}&`);
  });
});

describe('the pre-flight', () => {
  test('says how many records there would be, and nothing where nothing is wrong', async () => {
    const { reply } = await check();
    expect(reply).toEqual({ station_records: 4, count_records: 12, findings: [] });
    expect(await sql('select 1 from exports')).toEqual([]);
  });

  test('leads to the field that a station lacks', async () => {
    await sql(`update stations set county_code = null, func_class_code = null where id = 2`);
    const { reply } = await check();
    expect(reply).toMatchObject({ station_records: 0, count_records: 0 });
    expect(reply.findings).toEqual([
      {
        severity: 'critical',
        station_id_tmg: 'AU0002',
        flowid_txdot: null,
        record: 'station',
        text: 'The station is left out. It lacks: county, functional class.',
        days: null,
        first: null,
        last: null,
        href: '/next/edit-station/AU0002?field=county',
      },
    ]);
  });

  test('leads to the field of a flow', async () => {
    await sql(`update flows set facility_type_code = null where id = 3`);
    await sql(`update flows set sensor_type_code = null where id = 4`);
    const { findings } = (await check()).reply;
    expect(findings.map(({ severity, text, href }) => [severity, text, href])).toEqual([
      [
        'critical',
        'The flow is left out. It lacks: facility type.',
        '/next/edit-station/AU0002?field=flow-3.facility_type',
      ],
      [
        'caution',
        'The flow does not say: sensor type.',
        '/next/edit-station/AU0002?field=flow-4.sensor_type',
      ],
    ]);
  });

  test('leads to the rows, the stretches of a flow as one', async () => {
    await sql(
      `update counts set certification_id = null where station_id = 2 and flow_id = 3 and ts::date in ('2026-02-10', '2026-02-12')`,
    );
    const { findings } = (await check()).reply;
    expect(findings).toEqual([
      expect.objectContaining({
        severity: 'critical',
        record: 'count',
        days: 2,
        first: '2026-02-10',
        last: '2026-02-12',
        flowid_txdot: expect.stringMatching(/^AU0002-3-/),
        href: expect.stringMatching(
          /^\/validate-counts\/AU0002\?minDate=2026-02-10&maxDate=2026-02-12&count_type=\d&travel_direction=\d$/,
        ),
      }),
    ]);
  });

  test.each([
    [
      'counts of two intervals on a day',
      `update counts set interval_minutes = 15 where flow_id = 3 and ts = '2026-02-10 05:00:00'`,
      'critical',
      /^Counts of different intervals/,
    ],
    [
      'a day without a usable count',
      `update counts set suspect_id = 1 where flow_id = 3 and ts::date = '2026-02-10'`,
      'critical',
      /^No usable count/,
    ],
    [
      'days of zero',
      `update counts set count = 0 where flow_id = 3`,
      'caution',
      /^Three or more whole days of zero/,
    ],
    [
      'a record of less than a day',
      `delete from counts where flow_id = 3 and ts = '2026-02-10 05:00:00'`,
      'warning',
      /^The record covers less/,
    ],
    [
      'two directions far from even',
      `update counts set count = count * 3 where flow_id = 3`,
      'caution',
      /^This direction has \d\d% of both; the other is/,
    ],
  ])('notices %s', async (_, change, severity, text) => {
    await sql(change);
    expect(await textsOf()).toContainEqual([severity, expect.stringMatching(text)]);
  });

  test.each([
    [true, '/next/edit-station/AU0002?field=posted_signed_route_number'],
    [false, '/edit-station/AU0002?field=posted_signed_route_number'],
  ])('leads to the field by the name that the form has for it (next form: %s)', async (next, href) => {
    await sql(`update stations set posted_route_sign_number = '橋' where id = 2`);
    if (!next) await sql('update users set flag_next_stations = false where id = 1');
    const { findings } = (await check()).reply;
    expect(findings.filter(({ text }) => text.includes('posted route sign number'))[0]?.href).toBe(href);
  });

  test('is in the reader’s language', async () => {
    await sql(`update stations set latitude = null where id = 2`);
    const { reply } = await request('POST /export/check-tmas', { body: order() }, 'super', {
      'accept-language': 'es',
    });
    expect(reply.findings[0]?.text).toBe('La estación se omite. Le falta: latitud.');
  });
});

describe('flows that could not be told apart', () => {
  const older = () =>
    sql(`update flows set movement_direction_code = '1' where station_id = 2 and id in (3, 4)`);

  test('are left out with a sentence that mends them, and keep nothing else back', async () => {
    await older();
    const { reply } = await check();
    expect(reply).toMatchObject({ station_records: 2, count_records: 6 });
    const found = reply.findings.filter(({ severity }) => severity === 'critical');
    expect(found).toEqual([
      expect.objectContaining({
        text: expect.stringMatching(
          /^The flows .* and .* have the same .*both are left out\. Give each flow its own movement direction/,
        ),
        href: '/next/edit-station/AU0002?field=flow-4.movement_direction',
      }),
    ]);
    const { lines, leftOut } = await built();
    expect(lines(COUNTS)).toHaveLength(2 * 3);
    expect(leftOut.filter(({ reason }) => reason?.includes('told apart'))).toHaveLength(1);
  });

  test('are mended in the v1 form by who has no other', async () => {
    await older();
    await sql('update users set flag_next_stations = false where id = 1');
    const [found] = (await check()).reply.findings;
    expect(found?.href).toBe('/edit-station/AU0002?field=movement_direction');
  });
});

test('a station without flows is named, and keeps no other back', async () => {
  await sql(`delete from flows where station_id = (select id from stations where station_id_tmg = 'AU0009')`);
  const { reply } = await check({ stations: ['AU0009', 'AU0002'] });
  expect(reply).toMatchObject({ station_records: 4, count_records: 12 });
  expect(reply.findings[0]).toMatchObject({
    severity: 'critical',
    station_id_tmg: 'AU0009',
    text: 'The station is left out. It has no flow.',
    href: '/next/edit-station/AU0009',
  });
  expect((await built({ stations: ['AU0009', 'AU0002'] })).leftOut).toEqual([
    expect.objectContaining({ station_id_tmg: 'AU0009', reason: 'The station is left out. It has no flow.' }),
  ]);
});

test('months that differ are named, each with its own figure', async () => {
  await sql(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select 2, ts, 3, case when ts < '2025-01-01' then 10 when ts < '2025-06-01' then 15 else 5 end, 60, 1
     from generate_series('2024-05-01'::timestamp, '2024-06-30 23:00:00', interval '1 hour') g (ts)
     union all select 2, ts, 3, case when ts < '2025-06-01' then 15 else 5 end, 60, 1
     from generate_series('2025-05-01'::timestamp, '2025-06-30 23:00:00', interval '1 hour') g (ts)`,
  );
  expect(await textsOf({ fromDate: '05/01/2025', toDate: '06/30/2025' })).toContainEqual([
    'caution',
    'The mean day differs from the same month a year before: May 2025 (+50%), June 2025 (−50%).',
  ]);
});

test('characters that the records can not hold are listed', async () => {
  await sql(`update stations set station_location = '日本 Trail' where id = 2`);
  expect(await textsOf()).toContainEqual([
    'warning',
    'Characters that the records can not hold are left blank: 日 本 (station location).',
  ]);
  const { leftOut } = await built();
  expect(leftOut.some(({ reason }) => reason?.includes('日 本'))).toBe(true);
});

describe('an export is refused', () => {
  const expectNothing = async () => expect(await sql('select 1 from exports')).toEqual([]);

  test.each([
    [
      'a count that does not fit',
      `update counts set count = 100000 where flow_id = 3 and ts = '2026-02-10 05:00:00'`,
      /100000 does not fit/,
    ],
  ])('for %s', async (_, change, text) => {
    await sql(change);
    expect((await check()).reply.findings[0]).toMatchObject({ severity: 'fatal' });
    const { status, problem } = await prepare();
    expect([status, problem.message]).toEqual([422, expect.stringMatching(text)]);
    await expectNothing();
  });

  test('where nothing could be exported', async () => {
    for (const body of [{ stations: ['AU0009'] }, { fromDate: '01/01/2020', toDate: '01/02/2020' }]) {
      const { status, problem } = await prepare(body);
      expect([status, problem.message]).toEqual([
        422,
        'There are no certified counts of these stations in this period that could be exported.',
      ]);
    }
    await expectNothing();
  });

  test.each([
    ['without stations', { stations: [] }, { stations: ['This field is required.'] }],
    ['without a date', { fromDate: ' ' }, { fromDate: ['This field is required.'] }],
    ['with From after To', { fromDate: '02/13/2026' }, { fromDate: ['From may not be later than To.'] }],
    [
      'from before any count',
      { fromDate: '01/01/0100' },
      { fromDate: ['Enter a date in 1980 or later. No count is older.'] },
    ],
    ['with a day to come', { toDate: '03/03/2026' }, { toDate: ['The date lies in the future.'] }],
  ])('%s', async (_, body, errors) => {
    const { status, problem } = await prepare(body);
    expect([status, problem.errors]).toEqual([422, errors]);
    expect((await check(body)).status).toBe(422);
    await expectNothing();
  });

  test('for a station that does not exist, and for everybody but super admins', async () => {
    expect((await prepare({ stations: ['AU0002', 'XX0001'] })).status).toBe(404);
    expect((await request('POST /export/prepare-tmas', { body: order() }, 'admin')).status).toBe(403);
    expect((await request('POST /export/check-tmas', { body: order() }, 'user')).status).toBe(403);
    await expectNothing();
  });
});

test('an export fails where its counts no longer fit when it is built', async () => {
  await prepare();
  await sql(`update counts set count = 100000 where flow_id = 3 and ts = '2026-02-10 05:00:00'`);
  await testApi().runJobs();
  const { reply } = await request('GET /exports', {}, 'super');
  expect(reply[0]).toMatchObject({ kind: 'tmas', status: 'failed', download: null });
});
