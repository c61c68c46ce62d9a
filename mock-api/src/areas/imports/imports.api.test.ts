import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CountImport, ImportRequest } from 'shared-ui/domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';

/** BP/CX Custom, 15 minutes, four flows, no counts yet. */
const CUSTOM = 'AU0009';
/** Eco-Counter, hourly, two flows, counts from February 2026 on. */
const ECO = 'AU0005';

const fixtures = join(import.meta.dirname, '../../domain/count-files');
const fixture = (path: string): Buffer => readFileSync(join(fixtures, path));

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

function formOf(content: string | Buffer, name: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([content as BlobPart]), name);
  return form;
}

const upload = (content: string | Buffer, name = 'counts.csv', as: Persona = 'user') =>
  request('POST /counts/upload', { body: formOf(content, name) }, as);

async function channelsOf(station: string): Promise<number[]> {
  const { reply } = await request('POST /stations/channels', { body: { station } }, 'user');
  return reply.map(({ id }) => id);
}

type Wanted = Partial<ImportRequest> & { headers?: string[] };

/** Uploads the file and asks for its import, its columns mapped to the station's channels in order. */
async function start(content: string | Buffer, wanted: Wanted = {}, as: Persona = 'user') {
  const { reply: file } = await upload(content);
  const { headers = file.headers, ...rest } = wanted;
  const station = wanted.station ?? CUSTOM;
  const ids = await channelsOf(station);
  const channels = headers.map((header, at) => ({ id: ids[at] ?? 0, header }));
  const body = { file: file.file, vendor: '0', station, channels, interval: 15, ...rest };
  return request('POST /counts/import', { body }, as);
}

/** Imports the file and answers what became of it. */
async function imported(content: string | Buffer, wanted: Wanted = {}): Promise<CountImport> {
  const { status, reply, problem } = await start(content, wanted);
  expect([status, problem.message]).toEqual([200, undefined]);
  await testApi().runJobs();
  return (await request('GET /imports/:id', { params: { id: String(reply.import.id) } }, 'user')).reply;
}

const stored = (station: string) =>
  testApi().query<{ flow: string; n: number; sum: number | null; missing: number }>(
    `select f.header as flow, count(*) as n, sum(count) as sum, count(*) - count(count) as missing
     from counts c join flows f on f.id = c.flow_id join stations s on s.id = c.station_id
     where s.station_id_tmg = $1 and c.import_id is not null group by f.id, f.header order by f.id`,
    [station],
  );

const flags = async (station: string) =>
  (await request('GET /stations/:stationId', { params: { stationId: station } }, 'user')).reply;

describe('an upload', () => {
  test('answers the columns of a generic file', async () => {
    const { status, reply } = await upload(
      fixture('custom/fixtures/bpcx-custom-15min.csv'),
      'C:\\counts\\Señal 15.csv',
    );
    expect(status).toBe(200);
    expect(reply).toEqual({
      file: expect.any(String),
      headers: ['NB Bike', 'SB Bike', 'Pedestrian'],
      name: 'Señal 15.csv',
      totals: [],
    });
  });

  test('answers the columns and site totals of an Eco-Counter export', async () => {
    const { reply } = await upload(fixture('eco-counter/fixtures/eco-visio-layout-2025-two-sites.csv'));
    expect(reply).toMatchObject({
      headers: ['Sample Trail', 'Sample Trail Bike IN', 'Sample Trail Bike OUT', 'River Walk'],
      totals: ['Sample Trail'],
    });
  });

  test.each([
    ['nothing', '', 422, 'The file is empty.'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 422, 'not a text file'],
    ['a letter', 'Dear colleagues\nplease find the counts attached.\n', 422, 'no header line'],
    [
      'a blank first line',
      fixture('custom/fixtures/bpcx-custom-leading-blank-line.csv'),
      422,
      'There is an empty line at the top of the file, please remove it.',
    ],
    [
      'more than is allowed',
      'Date,NB\n' + '2024-09-09 00:00:00,1\n'.repeat(250_000),
      413,
      'larger than 5 MB',
    ],
  ])('of %s is refused and nothing is kept', async (_, content, status, sentence) => {
    const answer = await upload(content);
    expect([answer.status, answer.problem.message]).toEqual([status, expect.stringContaining(sentence)]);
    expect(await testApi().query('select 1 from uploads')).toEqual([]);
  });

  test('without a file, or of a damaged form, is refused', async () => {
    const empty = new FormData();
    empty.append('note', 'no file');
    const none = await request('POST /counts/upload', { body: empty }, 'user');
    expect([none.status, none.problem.message]).toEqual([422, 'Choose a file.']);
    const { request: damaged } = await brokenForm();
    expect((await testApi().fetch(damaged)).status).toBe(400);
    expect(await testApi().query('select 1 from uploads')).toEqual([]);
  });

  test('is for people who are signed in', async () => {
    expect((await request('POST /counts/upload', { body: formOf('Date,NB\n', 'a.csv') })).status).toBe(401);
  });
});

/** A form that ends in the middle of its file. */
async function brokenForm(): Promise<{ request: Request }> {
  const { reply } = await request('POST /user/login', {
    body: { email: 'user@example.org', password: 'count-exchange' },
  });
  const body = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nDate,NB\n2024';
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    authorization: `Bearer ${reply.access_token}`,
  };
  return {
    request: new Request('http://count-exchange.test/api/counts/upload', { method: 'POST', headers, body }),
  };
}

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

  test('sums the autumn hour and says so in the language of the reader', async () => {
    const done = await imported(fixture('custom/fixtures/dst-autumn-60min.csv'), { interval: 60 });
    expect(done.result).toMatchObject({
      read: 25,
      added: 24,
      warnings: [expect.stringContaining('2024-11-03')],
    });
    expect(await stored(CUSTOM)).toEqual([{ flow: 'NB Bike', n: 24, sum: 292, missing: 0 }]);
    const { reply } = await request('GET /imports', {}, 'user', { 'accept-language': 'es' });
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
      const body = { file: file.file, vendor: '0', station, channels: [{ id, header }], interval: 15 };
      expect((await request('POST /counts/import', { body }, 'user')).status).toBe(200);
    }
    await testApi().runJobs();
    const { reply } = await request('GET /imports', {}, 'user');
    expect(reply.map(({ status, result }) => [status, result?.added])).toEqual([
      ['done', 2],
      ['done', 2],
    ]);
    expect(await testApi().query('select 1 from uploads')).toEqual([]);
  });

  test('at another interval than what is there says so', async () => {
    const hours = 'Date,NB\n2025-06-01 00:00:00,1\n2025-06-01 01:00:00,1\n';
    await imported(hours, { interval: 60 });
    const quarters = 'Date,NB\n2025-06-01 00:00:00,1\n2025-06-01 00:15:00,1\n2025-06-01 00:30:00,1\n';
    expect((await imported(quarters)).result?.warnings).toEqual([expect.stringContaining('60 minutes')]);
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
    expect(told.data[0]).toMatchObject({ kind: 'import', ok: false, href: '/import-counts' });
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

describe('an import is refused', () => {
  const good = 'Date,NB,SB\n2025-06-01 00:00:00,1,1\n2025-06-01 00:15:00,1,1\n';

  test.each([
    ['with an unknown vendor', { vendor: '9' }, 'Invalid vendor'],
    ['with a disabled vendor', { vendor: '5' }, 'Invalid vendor'],
    ['with TRAFx and no period', { vendor: '2' }, 'Invalid TRAFx Period'],
    ['with daily TRAFx totals', { vendor: '2', trafxPeriod: 'daily' as never }, 'Invalid TRAFx Period'],
    ['at an interval that is not enabled', { interval: 30 }, '15 or 60 minutes'],
    ['for a station of another vendor', { vendor: '1' }, 'does not count with Eco-Counter'],
    [
      'for files that cannot be read yet',
      { vendor: '3', station: 'AU0007' },
      'Files of TimeMark cannot be read yet.',
    ],
    ['with an empty mapping', { channels: [] }, 'at least one channel'],
    ['with a column chosen twice', { headers: ['NB', 'NB'] }, 'Column “NB” is chosen for two channels.'],
    ['with a column that the file has not', { headers: ['WB'] }, 'The file has no column “WB”.'],
    [
      'with a channel of another station',
      { channels: [{ id: 1, header: 'NB' }] },
      'does not belong to the station',
    ],
    [
      'with a channel mapped twice',
      {
        channels: [
          { id: 16, header: 'NB' },
          { id: 16, header: 'SB' },
        ],
      },
      'mapped twice',
    ],
    [
      'at another interval than the rows have',
      { interval: 60 },
      'The rows of this file are 15 minutes apart, but a count interval of 60 minutes was chosen.',
    ],
  ] as [string, Wanted, string][])('%s', async (_, wanted, sentence) => {
    const { status, problem } = await start(good, wanted);
    expect([status, problem.message]).toEqual([422, expect.stringContaining(sentence)]);
    await expectNothing();
  });

  test.each([
    ['daily totals', 'Date;NB\n01/01/2012;35\n02/01/2012;83\n'],
    ['daily totals at midnight', 'Date,NB\n2024-01-01 00:00:00,35\n2024-01-02 00:00:00,83\n'],
  ])('for %s', async (_, file) => {
    const { status, problem } = await start(file);
    expect([status, problem.message]).toEqual([422, expect.stringContaining('daily or coarser')]);
    await expectNothing();
  });

  test('for a column that the file has twice', async () => {
    const { status, problem } = await start('Date,NB,NB\n2025-06-01 00:00:00,1,1\n', { headers: ['NB'] });
    expect([status, problem.message]).toEqual([422, expect.stringContaining('two columns “NB”')]);
  });

  test('for a file that is no Eco-Counter export', async () => {
    const { status, problem } = await start(good, { vendor: '1', station: ECO, headers: ['NB'] });
    expect([status, problem.message]).toEqual([422, 'This does not look like a file of Eco-Counter.']);
  });

  test('while another one runs, or a certification', async () => {
    expect((await start(good)).status).toBe(200);
    const again = await start(good);
    expect([again.status, again.problem.message]).toEqual([
      409,
      expect.stringContaining('Counts are being imported'),
    ]);
    expect(await testApi().query('select 1 from imports')).toHaveLength(1);
    await testApi().runJobs();
    await testApi().query(`update stations set certifying = true where station_id_tmg = $1`, [CUSTOM]);
    expect((await start(good)).problem.message).toContain('has a certification process running');
  });

  test('for another agency’s station, another person’s file or none', async () => {
    const { reply: file } = await upload(good, 'a.csv', 'houston');
    const body = {
      file: file.file,
      vendor: '0',
      station: CUSTOM,
      channels: [{ id: 16, header: 'NB' }],
      interval: 15,
    };
    expect((await request('POST /counts/import', { body }, 'houston')).status).toBe(404);
    expect((await request('POST /counts/import', { body }, 'user')).status).toBe(404);
    expect(
      (await request('POST /counts/import', { body: { ...body, file: 'nothing' } }, 'user')).status,
    ).toBe(404);
    await expectNothing();
  });

  async function expectNothing(): Promise<void> {
    expect(await testApi().query('select 1 from imports')).toEqual([]);
    expect(await testApi().query('select 1 from stations where importing')).toEqual([]);
    expect(await testApi().runJobs()).toBe(0);
  }
});

describe('the list of imports', () => {
  test('is the agency’s own', async () => {
    const done = await imported('Date,NB\n2025-06-01 00:00:00,1\n');
    expect((await request('GET /imports', {}, 'admin')).reply.map(({ id }) => id)).toEqual([done.id]);
    expect((await request('GET /imports', {}, 'super')).reply).toHaveLength(1);
    expect((await request('GET /imports', {}, 'houston')).reply).toEqual([]);
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
      message: expect.stringContaining('for a reason of ours'),
    });
    expect(await stored(CUSTOM)).toEqual([]);
    expect(await flags(CUSTOM)).toMatchObject({ importing: 0, days_count: null });
  });
});

test('the headers of an uploaded file are read as its vendor writes them', async () => {
  const { reply: file } = await upload(fixture('custom/fixtures/bpcx-custom-15min.csv'));
  const ask = (vendor: string, as: Persona = 'user') =>
    request('POST /counts/import/timemark-headers', { body: { file: file.file, vendor } }, as);
  expect((await ask('0')).reply).toEqual({ headers: ['NB Bike', 'SB Bike', 'Pedestrian'] });
  expect((await ask('3')).problem.message).toBe('Files of TimeMark cannot be read yet.');
  expect((await ask('0', 'admin')).status).toBe(404);
});
