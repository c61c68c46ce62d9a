import { VENDOR, type CountImport, type ImportPreview, type ImportRequest } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import {
  bodyOf,
  channelsOf,
  CUSTOM,
  fixture,
  imported,
  upload,
  type Wanted,
} from '../../testing/import-files.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const at = (minutes: number) =>
  `2025-06-02 ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
/** A file of one channel: `step` minutes from one row to the next, from minute `from` to before `until`. */
const file = (step: number, count: number, { from = 0, until = 180 } = {}) =>
  [
    'Date,NB',
    ...Array.from({ length: (until - from) / step }, (_, row) => `${at(from + row * step)},${count}`),
  ].join('\n') + '\n';
const hours = (count: number, span = {}) => file(60, count, span);
const quarters = (count: number, span = {}) => file(15, count, span);
const hourly: Wanted = { interval: 60 };

const counts = () =>
  testApi().query(
    `select c.ts, c.flow_id, c.count, c.interval_minutes, c.suspect_id, c.note, c.certification_id, c.import_id
     from counts c join stations s on s.id = c.station_id where s.station_id_tmg = $1 order by ts, flow_id`,
    [CUSTOM],
  );
const stored = async () =>
  (
    await testApi().query<{ interval_minutes: number; n: number; sum: number }>(
      `select interval_minutes, count(*)::int as n, sum(count)::int as sum from counts c join stations s on s.id = c.station_id
       where s.station_id_tmg = $1 group by 1 order by 1`,
      [CUSTOM],
    )
  ).map(({ interval_minutes, n, sum }) => [interval_minutes, n, sum]);
const certify = (where = 'true') =>
  testApi().query(`update counts set certification_id = 1 where import_id is not null and ${where}`);
const preview = async (body: ImportRequest): Promise<ImportPreview> =>
  (await request('POST /counts/import/preview', { body }, 'user')).reply;
const fates = ({
  added,
  replaced,
  unchanged,
  certified,
  differing,
  superseded,
  warnings,
}: CountImport['result'] & {}) => ({
  added,
  replaced,
  unchanged,
  certified,
  differing,
  superseded,
  warnings,
});

/** Imports a file after its dry run, which has to tell exactly what the import then does. */
async function importedAsTold(content: string | Buffer, wanted: Wanted = {}): Promise<CountImport> {
  const told = await preview(await bodyOf(content, wanted));
  const done = await imported(content, wanted);
  expect([told.rejected, told.errors, told.refusal]).toEqual([
    done.rejected,
    done.errors,
    done.rejected === 0 ? done.message : null,
  ]);
  if (done.result) expect(fates(told)).toEqual(fates(done.result));
  return done;
}

const undo = async (id: number) => {
  const answer = await request('POST /imports/:id/undo', { params: { id: String(id) } }, 'user');
  await testApi().runJobs();
  return answer;
};

describe('counts of another interval', () => {
  test.each([
    [
      'quarter-hours over hours',
      [hours(40), 60],
      [quarters(10), 15],
      { added: 12, superseded: 3 },
      [[15, 12, 120]],
    ],
    [
      'hours over quarter-hours',
      [quarters(10), 15],
      [hours(40), 60],
      { added: 3, superseded: 12 },
      [[60, 3, 120]],
    ],
    [
      'hours of equal value over quarter-hours',
      [quarters(10), 15],
      [hours(10), 60],
      { added: 3, unchanged: 0, superseded: 12 },
      [[60, 3, 30]],
    ],
    [
      'quarter-hours over some of the hours',
      [hours(40), 60],
      [quarters(10, { from: 60, until: 120 }), 15],
      { added: 4, superseded: 1 },
      [
        [15, 4, 40],
        [60, 2, 80],
      ],
    ],
  ] as const)(
    '%s take their place, and come back',
    async (_, [first, before], [second, now], outcome, left) => {
      const original = await imported(first, { interval: before });
      await testApi().query(`update counts set suspect_id = 7, note = 'odd' where import_id = $1`, [
        original.id,
      ]);
      const was = await counts();
      const done = await importedAsTold(second, { interval: now });
      expect(done.result).toMatchObject({ replaced: 0, certified: 0, ...outcome });
      expect(done.can_undo).toBe(true);
      expect(done.result?.warnings).toEqual([expect.stringContaining(`at ${before} minutes`)]);
      expect(await stored()).toEqual(left);
      expect(
        (await request('GET /imports/:id', { params: { id: String(original.id) } }, 'user')).reply.can_undo,
      ).toBe(false);
      expect((await undo(original.id)).problem.message).toContain('take that one back first');
      const again = await importedAsTold(second, { interval: now });
      expect(again.result).toMatchObject({ added: 0, replaced: 0, superseded: 0, warnings: [] });
      expect((await undo(again.id)).status).toBe(200);
      expect((await undo(done.id)).status).toBe(200);
      expect(await counts()).toEqual(was);
      expect((await undo(original.id)).status).toBe(200);
      expect(await stored()).toEqual([]);
    },
  );

  test('are refused line by line where the stored ones are certified', async () => {
    await imported(hours(40), hourly);
    await certify(`ts = '2025-06-02 01:00'`);
    const was = await counts();
    const failed = await importedAsTold(quarters(10));
    expect(failed).toMatchObject({ status: 'failed', rejected: 4, result: null });
    expect(failed.errors.map(({ line }) => line)).toEqual([6, 7, 8, 9]);
    expect(failed.errors[0]?.reason).toBe(
      'At 2025-06-02 01:00:00 certified counts at 60 minutes are stored for “NB”; an hour is counted once, and certified counts stay.',
    );
    expect(await counts()).toEqual(was);
  });

  test('are refused line by line where they cover a stored one in part only', async () => {
    await imported(hours(40), hourly);
    const was = await counts();
    const failed = await importedAsTold(quarters(10, { from: 30, until: 150 }));
    expect(failed.errors.map(({ line }) => line)).toEqual([2, 3, 8, 9]);
    expect(failed.errors[0]?.reason).toContain('only a part would be replaced');
    expect(await counts()).toEqual(was);
  });

  test('are refused within an hour of which a quarter is certified', async () => {
    await imported(quarters(10), {});
    await certify(`ts = '2025-06-02 01:45'`);
    const failed = await importedAsTold(hours(40), hourly);
    expect(failed.errors.map(({ line }) => line)).toEqual([3]);
  });

  test('of another flow are no matter', async () => {
    await imported(hours(40), hourly);
    await certify();
    const body = await bodyOf(quarters(10));
    const [first] = body.channels;
    const other = await request('POST /stations/channels', { body: { station: CUSTOM } }, 'user');
    const channels = [{ id: other.reply[1]?.id ?? 0, header: first?.header ?? '' }];
    expect(await preview({ ...body, channels })).toMatchObject({ added: 12, rejected: 0, superseded: 0 });
  });

  test('replace certified ones once they are reopened', async () => {
    await imported(hours(40), hourly);
    await request('POST /counts/certify', { body: { flowid_txdot: CUSTOM } }, 'user');
    await testApi().runJobs();
    expect((await importedAsTold(quarters(10))).status).toBe('failed');
    const body = {
      flowid_txdot: CUSTOM,
      minDate: '2025-06-02',
      maxDate: '2025-06-02',
      reason: 'finer counts',
    };
    expect((await request('POST /counts/reopen', { body }, 'super')).status).toBe(200);
    expect((await importedAsTold(quarters(10))).result).toMatchObject({ added: 12, superseded: 3 });
    expect(await stored()).toEqual([[15, 12, 120]]);
  });

  test('certified counts of the same interval stay, and the ones that differ are told', async () => {
    await imported(hours(40), hourly);
    await certify();
    const done = await importedAsTold(
      hours(40, { until: 120 }) + hours(41, { from: 120, until: 180 }).replace('Date,NB\n', ''),
      hourly,
    );
    expect(done.result).toMatchObject({ certified: 3, differing: 1 });
    expect(done.result?.warnings).toEqual([expect.stringContaining('One certified count differs')]);
  });
});

describe('a database from before, in which hours are counted twice,', () => {
  /** Quarter-hours of each hour but the first, beside the hours. */
  const double = async () => {
    await imported(hours(40), hourly);
    await testApi().query(
      `insert into counts (station_id, ts, flow_id, count, interval_minutes)
       select c.station_id, c.ts + q * interval '15 minutes', c.flow_id, 10, 15
       from counts c, generate_series(1, 3) as q where c.import_id is not null`,
    );
  };

  test('is mended by importing what is right again, which can not be taken back', async () => {
    await double();
    expect((await importedAsTold(hours(40), hourly)).result).toMatchObject({ unchanged: 3, superseded: 9 });
    expect(await stored()).toEqual([[60, 3, 120]]);
    const { reply } = await request('GET /imports', { query: {} }, 'user');
    expect(reply[0]?.can_undo).toBe(false);
    const refused = await undo(reply[0]?.id ?? 0);
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      expect.stringContaining('would have hours counted twice again'),
    ]);
    expect(await stored()).toEqual([[60, 3, 120]]);
  });

  test('is mended by the finer counts as well', async () => {
    await double();
    const done = await importedAsTold(quarters(10));
    expect(done.result).toMatchObject({ added: 3, unchanged: 9, superseded: 3 });
    expect(await stored()).toEqual([[15, 12, 120]]);
    expect(done.can_undo).toBe(false);
    expect((await undo(done.id)).status).toBe(409);
  });

  test('has the day’s sum once in the dry run', async () => {
    await double();
    const told = await preview(await bodyOf(hours(40), hourly));
    expect(told.channels[0]?.stored).toEqual([120]);
  });
});

test('two intervals within one file are refused line by line', async () => {
  const times = `${quarters(10)}${hours(40).replace('Date,NB\n', '')}`;
  const failed = await importedAsTold(times);
  expect(failed.errors.map(({ line }) => line)).toEqual([14, 15, 16]);
});

test('a month of four channels keeps the one rule, whatever the order', async () => {
  const headers = ['A', 'B', 'C', 'D'];
  const wide = (step: number, skip: (row: number) => boolean) =>
    [
      `Date,${headers.join()}`,
      ...Array.from({ length: (28 * 1440) / step }, (_, row) => row)
        .filter((row) => !skip(row))
        .map((row) => {
          const minutes = row * step;
          const day = String(1 + Math.floor(minutes / 1440)).padStart(2, '0');
          return `${at(minutes % 1440).replace('2025-06-02', `2025-02-${day}`)},1,2,3,4`;
        }),
    ].join('\n');
  await imported(
    wide(60, (row) => row % 24 === 3),
    { interval: 60 },
  );
  const done = await importedAsTold(wide(15, (row) => row % 96 >= 48 && row % 96 < 52));
  expect(done.result).toMatchObject({ superseded: 28 * 22 * 4, added: 28 * 92 * 4 });
  expect(await testApi().query('select 1 from overlapping_counts(null, false)')).toEqual([]);
});

test('two intervals of a flow within an export of ours are not stored', async () => {
  const row = (time: string, interval: number) => `AU0009,x,AU0009-1-2-1-1,${time},${interval},5`;
  const lines = [
    row('2025-06-02 00:00:00', 15),
    row('2025-06-02 00:15:00', 15),
    row('2025-06-02 00:00:00', 60),
  ];
  const csv = ['station_id_tmg,station_name,flowid_txdot,date,interval,count', ...lines, ''].join('\n');
  const { reply, status, problem } = await upload(csv);
  expect([status, problem.message]).toEqual([200, undefined]);
  const [id = 0] = await channelsOf(CUSTOM);
  const [header = ''] = reply.headers;
  const channels = [{ id, header }];
  const body = { file: reply.file, vendor: VENDOR.custom, station: CUSTOM, channels, interval: 15 };
  const answer = await request('POST /counts/import', { body }, 'user');
  await testApi().runJobs();
  expect([answer.status, await stored()]).toEqual([expect.any(Number), []]);
});

test('of a list of passages, those are named whose interval can’t stand', async () => {
  const log = fixture('trafx/fixtures/trafx-timestamps-one-counter.txt');
  const wanted: Wanted = {
    vendor: '2',
    station: 'AU0008',
    trafxPeriod: 'timestamps',
    interval: 15,
    headers: ['Sensor 1'],
  };
  const done = await imported(log, wanted);
  expect(done.status).toBe('done');
  const [first] = await testApi().query<{ ts: string }>(
    `select date_trunc('hour', min(ts)) as ts from counts where import_id is not null and count > 0`,
  );
  await undo(done.id);
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select f.station_id, $1, f.id, 9, 60, 1 from flows f join stations s on s.id = f.station_id
     where s.station_id_tmg = 'AU0008' order by f.id limit 1`,
    [first?.ts ?? ''],
  );
  const failed = await importedAsTold(log, wanted);
  expect(failed.status).toBe('failed');
  expect(failed.errors[0]?.reason).toContain('certified counts at 60 minutes');
});
