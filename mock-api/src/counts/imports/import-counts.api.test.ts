import { VENDOR } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import {
  channelsOf,
  CUSTOM,
  ECO,
  fixture,
  flags,
  imported,
  start,
  stored,
  upload,
} from '../../testing/import-files.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

describe('an import', () => {
  test('brings in every count of a generic file, missing ones as missing', async () => {
    const done = await imported(fixture('custom/fixtures/bpcx-custom-15min.csv'));
    expect(done).toMatchObject({
      status: 'done',
      progress: 1,
      message: null,
      errors: [],
      file_name: 'counts.csv',
      requested_by: expect.any(String),
      result: {
        read: 2016,
        added: 2016,
        replaced: 0,
        unchanged: 0,
        certified: 0,
        first: '2024-09-09 00:00:00',
        last: '2024-09-15 23:45:00',
        warnings: [],
      },
    });
    expect(await stored(CUSTOM)).toEqual([
      { flow: 'NB Bike', n: 672, sum: 2750, missing: 0 },
      { flow: 'SB Bike', n: 672, sum: 2728, missing: 5 },
      { flow: 'Pedestrian', n: 672, sum: 2759, missing: 0 },
    ]);
    expect(await flags(CUSTOM)).toMatchObject({
      importing: 0,
      days_count: 7,
      last_imported: '2026-03-02T12:00:00Z',
      first_count: '2024-09-09 00:00:00',
    });
    const { reply: told } = await request('GET /notifications', {}, 'user');
    expect(told.data[0]).toMatchObject({ kind: 'import', ok: true, href: '/validate-counts/AU0009' });
    expect(await testApi().outbox()).toHaveLength(1);
    expect(await testApi().query('select 1 from uploads')).toEqual([]);
  });

  test('brings in the mapped channels of an Eco-Counter export', async () => {
    const done = await imported(fixture('eco-counter/fixtures/eco-visio-layout-2023.csv'), {
      vendor: '1',
      station: ECO,
      headers: ['Sample Trail IN', 'Sample Trail OUT'],
    });
    expect(done.result).toMatchObject({ read: 384, added: 384 });
    expect(await stored(ECO)).toEqual([
      { flow: 'Sample Trail IN', n: 192, sum: 892, missing: 0 },
      { flow: 'Sample Trail OUT', n: 192, sum: 901, missing: 0 },
    ]);
  });

  test('brings in a TRAFx log and a TimeMark file', async () => {
    const log = { vendor: '2', station: 'AU0008', trafxPeriod: 'hourly', interval: 60 } as const;
    const trafx = await imported(fixture('trafx/fixtures/trafx-hourly-one-counter.txt'), {
      ...log,
      headers: ['Sensor 1'],
    });
    expect(trafx.result).toMatchObject({ read: 71, added: 71 });
    expect(await stored('AU0008')).toEqual([{ flow: 'Sensor 1', n: 71, sum: 1336, missing: 0 }]);
    await imported(fixture('time-mark/fixtures/timemark-our-choice.csv'), { vendor: '3', station: 'AU0007' });
    expect((await stored('AU0007')).map(({ sum }) => sum)).toEqual([445, 447]);
  });

  test('brings in one counter of a log that holds two', async () => {
    const log = fixture('trafx/fixtures/trafx-hourly-two-counters.txt');
    const wanted = {
      vendor: '2',
      station: 'AU0008',
      interval: 60,
      trafxPeriod: 'hourly',
    } as const;
    const refused = await start(log, { ...wanted, headers: ['Sensor 1'] });
    expect([refused.status, refused.problem.message]).toEqual([
      422,
      expect.stringContaining('9901Aa and 9902Bb'),
    ]);
    const done = await imported(log, { ...wanted, headers: ['Sensor 1'], reading: { counter: '9902Bb' } });
    expect(done.result).toMatchObject({ read: 47, added: 47 });
    expect(await stored('AU0008')).toEqual([{ flow: 'Sensor 1', n: 47, sum: 904, missing: 0 }]);
  });

  test('is followed by the end of uploads that nobody imported for a week', async () => {
    await upload('Date,NB\n2025-06-01 00:00:00,1\n');
    await upload('Date,NB\n2025-06-01 00:00:00,1\n');
    await testApi().query(
      `update uploads set created_at = created_at - interval '8 days' where id = (select min(id) from uploads)`,
    );
    await imported('Date,NB\n2025-06-01 00:00:00,1\n');
    expect(await testApi().query('select 1 from uploads')).toHaveLength(1);
  });

  test('sums the autumn hour and says so in the language of the reader', async () => {
    const done = await imported(fixture('custom/fixtures/dst-autumn-60min.csv'), { interval: 60 });
    expect(done.result).toMatchObject({
      read: 25,
      added: 24,
      warnings: [expect.stringContaining('Nov 3, 2024')],
    });
    expect(await stored(CUSTOM)).toEqual([{ flow: 'NB Bike', n: 24, sum: 292, missing: 0 }]);
    const { reply } = await request('GET /imports', { query: {} }, 'user', { 'accept-language': 'es' });
    expect(reply[0]?.result?.warnings[0]).toContain('se sumó');
  });

  test('of the same file again changes nothing', async () => {
    const file = fixture('custom/fixtures/bpcx-custom-15min.csv');
    await imported(file);
    await testApi().query(
      `update counts set suspect_id = 7, note = 'seen' where import_id is not null and count = 3`,
    );
    const before = await testApi().query(
      'select * from counts where import_id is not null order by ts, flow_id',
    );
    expect((await imported(file)).result).toMatchObject({
      added: 0,
      replaced: 0,
      unchanged: 2016,
      certified: 0,
    });
    expect(
      await testApi().query('select * from counts where import_id is not null order by ts, flow_id'),
    ).toEqual(before);
  });

  test('replaces counts that differ, keeps certified ones, and drops the marks of what it replaces', async () => {
    const line = (at: string, count: string) => `2025-06-01 ${at}:00,${count}\n`;
    const first = line('00:00', '1') + line('00:15', '2') + line('00:30', '3') + line('00:45', '');
    await imported(`Date,NB\n${first}`);
    await testApi().query(
      `update counts set suspect_id = 7, note = 'odd' where import_id is not null and ts <> '2025-06-01 00:00:00'`,
    );
    await testApi().query(
      `update counts set certification_id = 1 where ts = '2025-06-01 00:00:00' and import_id is not null`,
    );
    const again =
      line('00:00', '100') +
      line('00:15', '200') +
      line('00:30', '3') +
      line('00:45', '4') +
      line('01:00', '5');
    const done = await imported(`Date,NB\n${again}`);
    expect(done.result).toMatchObject({ read: 5, added: 1, replaced: 2, unchanged: 1, certified: 1 });
    expect(
      await testApi().query(
        `select count, suspect_id, note from counts where import_id is not null order by ts`,
      ),
    ).toEqual([
      { count: 1, suspect_id: null, note: null },
      { count: 200, suspect_id: null, note: null },
      { count: 3, suspect_id: 7, note: 'odd' },
      { count: 4, suspect_id: null, note: null },
      { count: 5, suspect_id: null, note: null },
    ]);
    const lost = await testApi().query('select old_suspect_id, new_suspect_id, old_note from count_changes');
    expect(lost).toEqual([
      { old_suspect_id: 7, new_suspect_id: null, old_note: 'odd' },
      { old_suspect_id: 7, new_suspect_id: null, old_note: 'odd' },
    ]);
  });

  test('of one file for two stations brings in both', async () => {
    const { reply: file } = await upload('Date,A,B\n2025-06-01 00:00:00,1,2\n2025-06-01 00:15:00,3,4\n');
    for (const [station, header] of [
      [CUSTOM, 'A'],
      ['AU0006', 'B'],
    ] as const) {
      const [id = 0] = await channelsOf(station);
      const channels = [{ id, header }];
      const body = { file: file.file, vendor: VENDOR.custom, station, channels, interval: 15 };
      expect((await request('POST /counts/import', { body }, 'user')).status).toBe(200);
    }
    await testApi().runJobs();
    const { reply } = await request('GET /imports', { query: {} }, 'user');
    expect(reply.map(({ status, result }) => [status, result?.added])).toEqual([
      ['done', 2],
      ['done', 2],
    ]);
    expect(await testApi().query('select 1 from uploads')).toEqual([]);
  });

  test('of bad lines names each of them and writes nothing', async () => {
    const failed = await imported(fixture('custom/fixtures/bpcx-custom-bad-rows.csv'));
    expect(failed).toMatchObject({
      status: 'failed',
      result: null,
      message: '9 lines cannot be taken; nothing was written.',
    });
    expect(failed.errors.map(({ line }) => line)).toEqual([4, 6, 8, 10, 12, 13, 14, 15, 16]);
    expect(failed.errors[1]?.reason).toBe('“abc” in column “NB Bike” is not a number.');
    expect(await stored(CUSTOM)).toEqual([]);
    expect(await flags(CUSTOM)).toMatchObject({
      importing: 0,
      last_imported: null,
      channels: expect.not.arrayContaining([expect.objectContaining({ header: 'NB Bike' })]),
    });
    const { reply: told } = await request('GET /notifications', {}, 'user');
    expect(told.data[0]).toMatchObject({ kind: 'import', ok: false, href: '/import-history?station=AU0009' });
    expect(await testApi().query('select 1 from uploads')).toHaveLength(1);
  });

  test('of counts that lie in the future is refused line by line', async () => {
    const failed = await imported(
      'Date,NB\n2026-03-02 05:00:00,1\n2026-03-02 06:00:00,1\n2026-03-02 07:00:00,1\n',
      { interval: 60 },
    );
    expect(failed.errors).toEqual([{ line: 4, reason: '“2026-03-02 07:00:00” lies in the future.' }]);
  });
});

describe('the list of imports', () => {
  test('is the agency’s own', async () => {
    const done = await imported('Date,NB\n2025-06-01 00:00:00,1\n');
    expect((await request('GET /imports', { query: {} }, 'admin')).reply.map(({ id }) => id)).toEqual([
      done.id,
    ]);
    expect((await request('GET /imports', { query: {} }, 'super')).reply).toHaveLength(1);
    expect((await request('GET /imports', { query: {} }, 'houston')).reply).toEqual([]);
    expect((await request('GET /imports/:id', { params: { id: String(done.id) } }, 'houston')).status).toBe(
      404,
    );
  });
});

describe('a job that runs again', () => {
  test('leaves an import that is done alone', async () => {
    await imported('Date,NB\n2025-06-01 00:00:00,1\n');
    const outbox = await testApi().outbox();
    await testApi().query(
      `update jobs.job set state = 'retry', completed_on = null where name = 'import-counts'`,
    );
    await testApi().runJobs();
    expect(await testApi().outbox()).toEqual(outbox);
  });

  test('ends in a failure that frees the station when the database refuses every time', async () => {
    await testApi().query(`alter table imports add constraint broken check (status <> 'done') not valid`);
    const failed = await imported('Date,NB\n2025-06-01 00:00:00,1\n');
    await testApi().query('alter table imports drop constraint broken');
    expect(failed).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('because of a fault of this server'),
    });
    expect(await stored(CUSTOM)).toEqual([]);
    expect(await flags(CUSTOM)).toMatchObject({ importing: 0, days_count: null });
  });
});
