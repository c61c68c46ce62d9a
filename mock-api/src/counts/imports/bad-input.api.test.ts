import { gzipSync } from 'node:zlib';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { CUSTOM, fixture, imported, start, stored, upload, type Wanted } from '../../testing/import-files.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const HOURLY = { interval: 60 } as const;
const TIME_MARK = { vendor: '3', station: 'AU0007', interval: 60 } as const;
const hour = (at: number) => `2025-06-01 ${String(at).padStart(2, '0')}:00:00`;
/** A day of hours at two channels; `changed` lines, from 1, stand as they are given. */
function dayOf(changed: Record<number, string> = {}, separator = ','): string {
  const lines = Array.from({ length: 24 }, (_, at) => [hour(at), '1', '2'].join(separator));
  const all = [['Date', 'NB', 'SB'].join(separator), ...lines];
  return `${all.map((line, at) => changed[at + 1] ?? line).join('\n')}\n`;
}
const DAY = [
  { flow: 'NB', n: 24, sum: 24, missing: 0 },
  { flow: 'SB', n: 24, sum: 48, missing: 0 },
];

/** All that an import may leave behind when it fails: the import itself. */
async function expectNothingWritten(): Promise<void> {
  expect(await testApi().query('select 1 from counts where import_id is not null')).toEqual([]);
  expect(await testApi().query('select 1 from import_replaced')).toEqual([]);
  expect(await testApi().query('select 1 from stations where importing')).toEqual([]);
}

const ZIP = Buffer.from('504b0304140000000800', 'hex');
const zipOf = (files: Zippable) => Buffer.from(zipSync(files));
const XLS = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

describe('an upload is refused when it is', () => {
  test.each([
    ['of zero bytes', '', 'The file is empty.'],
    ['a picture', PNG, 'not a text file'],
    [
      'a picture behind a little text',
      Buffer.concat([Buffer.from('a,b\n'), PNG, Buffer.alloc(500)]),
      'not a text file',
    ],
    ['an archive of a thousand times its size', gzipSync(Buffer.alloc(20_000_000)), 'not a text file'],
    [
      'a spreadsheet with another name',
      Buffer.concat([ZIP, Buffer.from('xl/workbook.xml')]),
      'not a text file',
    ],
    ['a zip of a picture', zipOf({ 'counter.png': PNG }), 'not a text file'],
    [
      'a zip of several files',
      zipOf({ 'june.csv': strToU8(dayOf()), 'july.csv': strToU8(dayOf()) }),
      'The zip file holds several files.',
    ],
    [
      'a zip that breaks off',
      zipOf({ 'june.csv': strToU8(dayOf()) }).subarray(0, 60),
      'The zip file is broken',
    ],
    [
      'a zip of a picture with the name of a file of counts',
      zipOf({ 'counts.csv': Buffer.concat([PNG, Buffer.alloc(500)]) }),
      'not a text file',
    ],
    ['an older spreadsheet', Buffer.concat([XLS, Buffer.alloc(2000)]), 'not a text file'],
    ['UTF-16 without a mark', Buffer.from(dayOf(), 'utf16le'), 'not a text file'],
    ['a page of the web', '<!doctype html>\n<title>Counts</title>\n<p>None</p>\n', 'no header line'],
    [
      'blank in its first line',
      `\n${dayOf()}`,
      'There is an empty line at the top of the file, please remove it.',
    ],
    ['blank in its first line but for separators', `,,\n${dayOf()}`, 'There is an empty line at the top'],
    ['one line of megabytes', `Date,NB\n${'1,'.repeat(1_500_000)}`, 'Line 2 is longer than a megabyte'],
    ['of thousands of columns', `Date${',NB'.repeat(5000)}\n`, 'Line 1 has 5001 columns'],
  ])('%s', async (_, content, sentence) => {
    const { status, problem } = await upload(content);
    expect([status, problem.message]).toEqual([422, expect.stringContaining(sentence)]);
    expect(await testApi().query('select 1 from uploads')).toEqual([]);
  });
});

describe('an import names the lines', () => {
  test.each([
    ['that come twice', dayOf({ 4: `${hour(1)},5,5` }), HOURLY, { 4: 'Lines 3 and 4 have the same time' }],
    [
      'without a column',
      dayOf({ 3: hour(1), 5: `${hour(3)},1` }),
      HOURLY,
      { 3: '1 instead of 3', 5: '2 instead of 3' },
    ],
    ['with one too many', dayOf({ 3: `${hour(1)},1,2,3` }), HOURLY, { 3: '4 instead of 3' }],
    ['with decimal commas', dayOf({ 3: `${hour(1)};1,5;2` }, ';'), HOURLY, { 3: 'has a comma' }],
    [
      'with negative counts',
      dayOf({ 3: `${hour(1)},-1,2` }),
      HOURLY,
      { 3: '“-1” in column “NB” is negative' },
    ],
    [
      'with parts of counts',
      dayOf({ 3: `${hour(1)},1,2.5` }),
      HOURLY,
      { 3: '“2.5” in column “SB” is not a whole number' },
    ],
    [
      'with huge counts',
      dayOf({ 3: `${hour(1)},99999999999999999999,2`, 4: `${hour(2)},2147483648,2` }),
      HOURLY,
      { 3: 'too large', 4: 'too large' },
    ],
    ['with words', dayOf({ 3: `${hour(1)},none,2` }), HOURLY, { 3: '“none” in column “NB” is not a number' }],
    [
      'before 1980 and in the future',
      dayOf({ 3: '1979-12-31 23:00:00,1,2', 4: '2199-01-01 00:00:00,1,2' }),
      HOURLY,
      { 3: 'before 1980', 4: 'in the future' },
    ],
    [
      'that are no dates',
      dayOf({ 3: '2025-02-30 01:00:00,1,2', 4: 'yesterday,1,2' }),
      HOURLY,
      { 3: 'no date or time that exists', 4: 'YYYY-MM-DD HH:MM:SS' },
    ],
    ['off the grid', dayOf({ 3: '2025-06-01 01:07:00,1,2' }), HOURLY, { 3: 'grid of 60 minutes' }],
    [
      'whose dates have another order than most',
      `Date,NB,SB\n${['13', '14', '15', '16'].map((day) => `${day}/06/2025 00:00,1,2\n${day}/06/2025 01:00,1,2\n`).join('')}06/17/2025 00:00,1,2\n`,
      TIME_MARK,
      { 10: '“06/17/2025 00:00”, read as DD/MM/YYYY HH:MM, is no date' },
    ],
  ] as [string, string, Wanted, Record<number, string>][])('%s', async (_, content, wanted, lines) => {
    const failed = await imported(content, { headers: ['NB', 'SB'], ...wanted });
    expect(failed.status).toBe('failed');
    expect(failed.errors).toEqual(
      Object.entries(lines).map(([line, reason]) => ({
        line: Number(line),
        reason: expect.stringContaining(reason),
      })),
    );
    await expectNothingWritten();
  });

  test('that are megabytes long, far down in the file', async () => {
    const rows = Array.from(
      { length: 90 },
      (_, at) => `2025-06-0${1 + Math.floor(at / 24)}${hour(at % 24).slice(10)},1`,
    );
    const long = `2025-06-08 00:00:00,${' '.repeat(1_500_000)}1`;
    const failed = await imported(`Date,NB\n${[...rows, long].join('\n')}\n`, HOURLY);
    expect([failed.status, failed.message]).toEqual([
      'failed',
      expect.stringContaining('Line 92 is longer than a megabyte'),
    ]);
    await expectNothingWritten();
  });

  test('that repeat the whole file', async () => {
    const failed = await imported(dayOf() + dayOf().split('\n').slice(1).join('\n'), HOURLY);
    expect([failed.rejected, failed.errors[0]]).toEqual([
      24,
      { line: 26, reason: expect.stringContaining('Lines 2 and 26') },
    ]);
    await expectNothingWritten();
  });
});

describe('an import takes', () => {
  const bytes = Buffer.from(dayOf(), 'utf16le');
  test.each([
    ['a byte-order mark', `\ufeff${dayOf()}`],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), bytes])],
    ['UTF-16 the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(bytes).swap16()])],
    ['line ends of CR only', dayOf().replaceAll('\n', '\r')],
    ['line ends of CR and LF, the last one missing', dayOf().trimEnd().replaceAll('\n', '\r\n')],
    ['semicolons', dayOf({}, ';')],
    ['tabs', dayOf({}, '\t')],
    ['bars', dayOf({}, '|')],
    ['a separator at every line’s end', dayOf().replaceAll('\n', ',\n')],
    [
      'rows in any order',
      `Date,NB,SB\n${dayOf()
        .split('\n')
        .slice(1, 25)
        .toSorted((a, b) => a.slice(12, 13).localeCompare(b.slice(12, 13)) || b.localeCompare(a))
        .join('\n')}\n`,
    ],
    ['blank lines within', dayOf({ 25: `\n${hour(23)},1,2\n\n` })],
    ['stray NULs', dayOf({ 3: `${hour(1)},1\0,2` })],
    ['quotes around everything', dayOf().replaceAll(/[^,\n]+/g, '"$&"')],
  ])('%s', async (_, content) => {
    expect(await imported(content, HOURLY)).toMatchObject({ status: 'done', errors: [] });
    expect(await stored(CUSTOM)).toEqual(DAY);
  });

  test('commas for thousands where the person says so', async () => {
    const file = dayOf({ 3: `${hour(1)},"1,234",2` });
    expect((await imported(file, HOURLY)).errors[0]?.reason).toContain('if commas mark thousands, say so');
    await imported(file, { ...HOURLY, reading: { thousands: true } });
    expect((await stored(CUSTOM))[0]?.sum).toBe(1257);
  });
});

test('a file as large as is allowed plus a byte is refused before it is stored, known size or not', async () => {
  const { status, problem } = await upload(Buffer.alloc(5 * 1024 * 1024 + 1, 'Date,NB\n'));
  expect([status, problem.message]).toEqual([413, 'The file is larger than 5 MB.']);
  expect(await testApi().query('select 1 from uploads')).toEqual([]);
});

test('a file of several counters is refused with their names', async () => {
  const log = { vendor: '2', station: 'AU0008', trafxPeriod: 'hourly', ...HOURLY } as const;
  const { status, problem } = await start(fixture('trafx/fixtures/trafx-hourly-two-counters.txt'), {
    ...log,
    headers: ['Sensor 1'],
  });
  expect([status, problem.message]).toEqual([422, expect.stringContaining('9901Aa and 9902Bb')]);
  await expectNothingWritten();
});

test('a shuttle file of more logs than a dock keeps is refused', async () => {
  const log =
    'Counter log start\n*Serial Number :1Aa\nPERIOD (1/24/0=Timestamps) :001\n25-06-01,00:00,1\nEND OF DATA\n';
  const { reply } = await upload(log.repeat(500));
  const { reply: seen } = await request(
    'POST /counts/import/inspect',
    { body: { file: reply.file } },
    'user',
  );
  expect(seen.refusal).toContain('more than 200 counter logs');
});

test('a zip that holds more than an upload may is refused before that is kept', async () => {
  testApi().settings.uploadMaxBytes = 1024 * 1024;
  const zip = zipOf({ 'counts.csv': Buffer.alloc(50 * 1024 * 1024) });
  expect(zip.byteLength).toBeLessThan(100_000);
  const { status, problem } = await upload(zip, 'counts.zip');
  expect([status, problem.message]).toEqual([413, 'The file is larger than 1 MB.']);
  expect(await testApi().query('select 1 from uploads')).toEqual([]);
});
