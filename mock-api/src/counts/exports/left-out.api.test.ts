import { FLOW_FACTS, STATION_FACTS } from './station-facts.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { built, ordered } from '../../testing/ordered-export.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
const sql = (text: string) => testApi().query(text);

describe('what a CSV export leaves out', () => {
  test('is nothing where all is there: one file, as people expect', async () => {
    const { names, response } = await built();
    expect(names).toEqual(['counts.csv']);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await ordered())[0]).toMatchObject({ left_out: 0 });
  });

  test('lies beside the counts, station by station and flow by flow, with the reason', async () => {
    await sql(
      `update counts set certification_id = null where station_id = 2 and flow_id = 3 and ts >= '2026-02-12'`,
    );
    await sql(`delete from counts where station_id = 2 and flow_id = 4 and ts < '2026-02-13'`);
    await sql(
      `delete from flows where station_id = (select id from stations where station_id_tmg = 'AU0008')`,
    );
    const { names, rows, file, response } = await built({
      stations: ['AU0002', 'AU0004', 'AU0008', 'AU0009'],
      fromDate: '02/10/2026',
    });
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain(
      '2026-03-02 counts AU0002 and 3 more 2026-02-10 to 2026-02-12.zip',
    );
    expect(names).toEqual(['counts.csv', 'data-dictionary.csv', 'left-out.csv']);
    expect(rows).toHaveLength(48 + 2 * 72);
    const told = file('left-out.csv').map((row) => [
      row['station_id_tmg'],
      row['flow_name'],
      row['first'],
      row['last'],
      row['counts'],
      row['reason'],
    ]);
    const uncertified = 'These counts are not certified.';
    expect(told).toEqual([
      ['AU0002', 'Pedestrian EB', '2026-02-12', '2026-02-12', '24', uncertified],
      ['AU0002', 'Pedestrian WB', '', '', '', 'No counts in this period.'],
      ['AU0004', 'Bicycle WB', '2026-02-10', '2026-02-12', '72', uncertified],
      ['AU0004', 'Bicycle EB', '2026-02-10', '2026-02-12', '72', uncertified],
      ['AU0008', '', '', '', '', 'The station has no flow.'],
      ['AU0009', '', '', '', '', 'No counts in this period.'],
    ]);
    expect((await ordered())[0]).toMatchObject({ left_out: 4 });
  });

  test('is not a flow that never counted anything', async () => {
    await sql(
      `insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code)
       values (2, 'Skaters', '3', '5', '3', '9')`,
    );
    expect((await built()).names).toEqual(['counts.csv']);
  });

  test('names certified counts for whose time another one stands', async () => {
    await sql(
      `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
       select station_id, ts + interval '15 minutes', flow_id, 1, 15, certification_id from counts
       where station_id = 2 and flow_id = 3 and ts >= '2026-02-10 08:00' and ts < '2026-02-10 10:00'`,
    );
    const { rows, file } = await built();
    expect(rows).toHaveLength(288);
    expect(file('left-out.csv')).toEqual([
      expect.objectContaining({
        station_id_tmg: 'AU0002',
        flow_name: 'Pedestrian EB',
        first: '2026-02-10',
        last: '2026-02-10',
        counts: '2',
        reason: 'Another certified count of this flow covers the same time; an hour is counted once.',
      }),
    ]);
  });

  test('is told in the notice and the e-mail', async () => {
    await built({ stations: ['AU0002', 'AU0009'] });
    const { reply } = await request('GET /notifications', {}, 'user');
    expect(reply.data[0]?.text).toBe(
      'The export with 288 rows is ready to download. Left out in whole or in part: AU0009. The file left-out.csv in it says what and why.',
    );
    const [mail] = await testApi().outbox();
    expect(mail?.body).toContain('AU0009');
  });
});

describe('station metadata', () => {
  test('goes with the counts as files of its own, with a dictionary', async () => {
    const { names, rows, file } = await built({ stationMetadata: true });
    expect(names).toEqual(['counts.csv', 'data-dictionary.csv', 'flows.csv', 'left-out.csv', 'stations.csv']);
    expect(rows).toHaveLength(288);
    expect(file('left-out.csv')).toEqual([]);
    expect(file('flows.csv')).toHaveLength(4);
  });

  test('alone is one row per station, and says which have no counts in the period', async () => {
    const { names, file } = await built({
      stations: ['AU0009', 'AU0002', 'AU0004'],
      countData: false,
      stationMetadata: true,
    });
    expect(names).toEqual(['data-dictionary.csv', 'flows.csv', 'stations.csv']);
    expect(
      file('stations.csv').map((row) => [
        row['station_id_tmg'],
        row['certified_counts'],
        row['uncertified_counts'],
      ]),
    ).toEqual([
      ['AU0002', '288', '0'],
      ['AU0004', '0', '144'],
      ['AU0009', '0', '0'],
    ]);
    expect((await ordered())[0]).toMatchObject({ rows: 3 });
  });

  test('has codes beside their labels, of the station, its flows and its contacts', async () => {
    await sql(
      `insert into providers (id, agency_id, provider_name, provider_email) values (901, 3, 'Pat Doe', 'pat@example.org')`,
    );
    await sql(
      `update stations set provider_id = 901, surrounding_land_use_codes = '{1,2}', posted_speed_limit_code = null where id = 2`,
    );
    const { file } = await built({ countData: false, stationMetadata: true });
    const [station] = file('stations.csv');
    expect(station).toMatchObject({
      agency: 'City of Austin',
      county: 'Travis',
      county_code: expect.stringMatching(/^\d+$/),
      city_area: 'Zilker',
      city: 'Austin',
      latitude: expect.stringMatching(/^30\./),
      direction_of_route_code: '0',
      direction_of_route: 'East–west or southeast–northwest, combined',
      surrounding_land_use_code: '1 2',
      surrounding_land_use: expect.stringContaining('; '),
      posted_speed_limit_code: '',
      posted_speed_limit: '',
      provider_name: 'Pat Doe',
      provider_email: 'pat@example.org',
    });
    expect(file('flows.csv')[0]).toMatchObject({
      station_id_tmg: 'AU0002',
      flowid_txdot: expect.stringMatching(/^AU0002-/),
      count_type_code: '1',
      count_type: 'Pedestrian',
      vendor_code: '1',
      vendor: 'Eco-Counter',
      certified_counts: '72',
    });
  });

  test('is explained column by column and code by code, in the language of the person', async () => {
    const { file } = await built({ stationMetadata: true });
    const dictionary = file('data-dictionary.csv');
    const columns = ['counts.csv', 'stations.csv', 'flows.csv'].flatMap((name) =>
      Object.keys(file(name)[0] ?? {}).map((column) => `${name} ${column}`),
    );
    const explained = dictionary.filter(({ meaning }) => meaning !== '');
    const told = new Set(explained.map((row) => `${row['file']} ${row['column']}`));
    expect(columns.filter((column) => !told.has(column))).toEqual([]);
    expect(dictionary).toContainEqual({
      file: 'flows.csv',
      column: 'count_type_code',
      meaning: '',
      code: '2',
      label: 'Bicycle',
    });
  });

  test('leaves no stored fact of a station or flow out', async () => {
    const stored = await testApi().query<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = current_schema() and table_name in ('stations', 'flows')`,
    );
    const told = new Set([
      ...STATION_FACTS.map(({ source }) => `stations ${source}`),
      ...FLOW_FACTS.map(({ source }) => `flows ${source}`),
    ]);
    const left = stored
      .map(({ table, column }) => `${table} ${column}`)
      .filter((one) => !told.has(one) && !NO_FACTS.has(one));
    expect(left).toEqual([]);
  });
});

/** What is the machinery's own, or told under another name. */
const NO_FACTS = new Set([
  ...[
    'id',
    'station_id_tmg',
    'station_name',
    'agency_id',
    'city_id',
    'draft',
    'form',
    'version',
    'flows_added',
  ].map((column) => `stations ${column}`),
  ...[
    'days_count',
    'certifying',
    'importing',
    'created_at',
    'provider_id',
    'requester_id',
    'request_key',
  ].map((column) => `stations ${column}`),
  'stations request_hash',
  ...['id', 'station_id', 'name', 'version', 'request_key', 'request_hash'].map(
    (column) => `flows ${column}`,
  ),
]);
