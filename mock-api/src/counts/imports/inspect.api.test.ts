import { VENDOR, type FileInspection, type FileVendor, type ReadingChoices } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { fixture, upload } from '../../testing/import-files.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

async function inspected(
  content: string | Buffer,
  overruled: { vendor?: FileVendor; reading?: ReadingChoices } = {},
): Promise<FileInspection> {
  const { reply: file } = await upload(content);
  const { status, reply, problem } = await request(
    'POST /counts/import/inspect',
    { body: { file: file.file, ...overruled } },
    'user',
  );
  expect([status, problem.message]).toEqual([200, undefined]);
  return reply;
}

const seen = ({ vendor, interval, reading, trafxPeriod, dateOpen }: FileInspection) => ({
  vendor,
  interval,
  headerLine: reading.headerLine,
  dateFormat: reading.dateFormat,
  delimiter: reading.delimiter,
  encoding: reading.encoding,
  trafxPeriod,
  dateOpen,
});

describe('detection', () => {
  const usual = { delimiter: ',', encoding: 'utf-8', trafxPeriod: null, dateOpen: false };

  test.each([
    [
      'custom/fixtures/bpcx-custom-15min.csv',
      { vendor: '0', interval: 15, headerLine: 1, dateFormat: 'iso', ...usual },
    ],
    [
      'custom/fixtures/bpcx-custom-60min-bom-crlf-quoted.csv',
      { vendor: '0', interval: 60, headerLine: 1, dateFormat: 'iso', ...usual },
    ],
    [
      'eco-counter/fixtures/eco-visio-layout-2023.csv',
      { vendor: '1', interval: 15, headerLine: 3, dateFormat: 'iso', ...usual },
    ],
    [
      'eco-counter/fixtures/eco-visio-layout-2025.csv',
      { vendor: '1', interval: 15, headerLine: 3, dateFormat: 'month-name', ...usual },
    ],
    [
      'eco-counter/fixtures/eco-visio-layout-legacy.csv',
      { vendor: '1', interval: 15, headerLine: 1, dateFormat: 'day-first', ...usual, dateOpen: true },
    ],
    [
      'eco-counter/fixtures/eco-visio-layout-v4-triples.csv',
      { vendor: '1', interval: 60, headerLine: 1, dateFormat: 'month-first', ...usual },
    ],
    [
      'trafx/fixtures/trafx-hourly-one-counter.txt',
      {
        vendor: '2',
        interval: 60,
        headerLine: 23,
        dateFormat: 'short-year',
        ...usual,
        trafxPeriod: 'hourly',
      },
    ],
    [
      'trafx/fixtures/trafx-timestamps-one-counter.txt',
      {
        vendor: '2',
        interval: null,
        headerLine: 23,
        dateFormat: 'short-year',
        ...usual,
        trafxPeriod: 'timestamps',
      },
    ],
    [
      'time-mark/fixtures/timemark-our-choice.csv',
      { vendor: '3', interval: 15, headerLine: 6, dateFormat: 'month-first', ...usual },
    ],
    [
      'jamar/fixtures/jamar-binned-15min.txt',
      { vendor: '4', interval: 15, headerLine: 5, dateFormat: 'month-first', ...usual },
    ],
    [
      'jamar/fixtures/jamar-per-vehicle-bicycles.csv',
      { vendor: '4', interval: null, headerLine: 4, dateFormat: 'month-first', ...usual },
    ],
  ])('of %s', async (file, expected) => {
    expect(seen(await inspected(fixture(file)))).toEqual(expected);
  });

  test.each([
    [
      'semicolons',
      'Date;NB\n2024-09-09 00:00:00;1\n2024-09-09 01:00:00;1\n',
      { delimiter: ';', vendor: '0' },
    ],
    ['tabs', 'Date\tNB\n2024-09-09 00:00:00\t1\n', { delimiter: '\t', vendor: '0' }],
    [
      'UTF-16',
      Buffer.from('\ufeffDate,Peña\n2024-09-09 00:00:00,1\n', 'utf16le'),
      { encoding: 'utf-16le', vendor: '0' },
    ],
    [
      'Windows-1252',
      Buffer.from('Date,Pe\xf1a\n2024-09-09 00:00:00,1\n', 'latin1'),
      { encoding: 'windows-1252', vendor: '0' },
    ],
    [
      'the hour in a column of its own',
      'counter_id,date,time,channel_1\r\n2,27/05/2009,13:00,4\r\n2,28/05/2009,14:00,5\r\n',
      { vendor: '3', dateFormat: 'day-first', dateOpen: false },
    ],
  ])('of %s', async (_, content, expected) => {
    expect(seen(await inspected(content))).toMatchObject(expected);
  });
});

describe('the look into a file', () => {
  test('shows the lines above the header and the first rows as they are read', async () => {
    const found = await inspected(fixture('time-mark/fixtures/timemark-our-choice.csv'));
    expect(found.above[0]).toBe('Site ID,SP0001');
    expect(found.columns).toEqual(['Date', 'Time', 'Channel 1', 'Channel 2']);
    expect(found.rows).toHaveLength(20);
    expect(found.rows[1]).toEqual({
      line: 8,
      time: '2024-09-09 00:15:00',
      cells: ['09/09/2024', '00:15', '0', '0'],
    });
  });

  test('names the cells that stand in a column of counts and are none', async () => {
    const { rows } = await inspected(
      'Date,NB,SB,Weather\n2024-09-09 00:00:00,x,1,dry\n2024-09-09 01:00:00,2,-3,wet\n2024-09-09 02:00:00,4,,dry\n',
    );
    expect(rows.map(({ faults }) => faults)).toEqual([[1], [2], undefined]);
  });

  test('of a log with two counters asks which of them is meant', async () => {
    const content = fixture('trafx/fixtures/trafx-hourly-two-counters.txt');
    const open = await inspected(content);
    expect(open.counters.map(({ serial, rows }) => [serial, rows])).toEqual([
      ['9901Aa', 71],
      ['9902Bb', 47],
    ]);
    expect(open.refusal).toContain('Please choose one of them');
    const chosen = await inspected(content, { reading: { counter: '9902Bb' } });
    expect(chosen.refusal).toBeNull();
    expect(chosen.rows[0]?.time).toBe('2024-09-09 10:00:00');
  });

  test('of single vehicles tells their classes and preselects bicycles', async () => {
    const found = await inspected(fixture('jamar/fixtures/jamar-per-vehicle-bicycles.csv'));
    expect(found.classes).toContainEqual({ code: 14, vehicles: 20 });
    expect(found.reading.classes).toEqual([14]);
    expect(found.headers).toEqual(['Channel 1', 'Channel 2']);
  });

  test('reads the file as the person says', async () => {
    const slashed = 'Trail,raw\nTime,NB\n01/02/2024 00:00,5\n01/02/2024 01:00,6\n';
    const reading = { headerLine: 2, dateFormat: 'day-first' } as const;
    const found = await inspected(slashed, { vendor: '0', reading });
    expect(found).toMatchObject({
      vendor: '0',
      headers: ['NB'],
      reading: { ...reading, delimiter: ',' },
      dateOpen: false,
    });
    expect(found.rows.map(({ time }) => time)).toEqual(['2024-02-01 00:00:00', '2024-02-01 01:00:00']);
    const french = await inspected(Buffer.from('Date,Pe\xf1a\n2024-09-09 00:00:00,1\n', 'latin1'), {
      reading: { encoding: 'utf-8' },
    });
    expect(french.headers).toEqual(['Pe\ufffda']);
  });

  test('says why nothing of it can be imported', async () => {
    const daily = await inspected(fixture('trafx/fixtures/trafx-daily-refused.txt'));
    expect(daily).toMatchObject({
      trafxPeriod: 'daily',
      refusal: expect.stringContaining('daily or coarser'),
    });
  });

  test('as another vendor than it is of is refused', async () => {
    const { reply: file } = await upload('Date,NB\n2024-09-09 00:00:00,1\n');
    const body = { file: file.file, vendor: VENDOR.trafx };
    const answer = await request('POST /counts/import/inspect', { body }, 'user');
    expect([answer.status, answer.problem.errors]).toEqual([
      422,
      { vendor: ['This does not look like a file of TRAFx.'] },
    ]);
    expect((await request('POST /counts/import/inspect', { body }, 'admin')).status).toBe(404);
  });
});
