import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { minutesOfText, wallClock } from 'shared-ui/domain';
import { ecoCounterReader } from './eco-counter/eco-counter.reader.ts';
import { customReader } from './custom/custom.reader.ts';
import type { CountFileReader, Layout } from './layout.ts';
import {
  countLines,
  orderOf,
  readHead,
  recognise,
  refusalByHead,
  type FileBytes,
  type FileHead,
} from './read-count-file.ts';
import { timeMarkReader } from './time-mark/time-mark.reader.ts';
import { RowCheck, type CountLine, type ReadingOptions } from './row-check.ts';

const fixture =
  (path: string): FileBytes =>
  () =>
    createReadStream(join(import.meta.dirname, path));
const bytesOf = (content: string | Buffer): FileBytes =>
  async function* () {
    yield await Promise.resolve(Buffer.from(content));
  };

type Read = { head: FileHead; layout: Layout; check: RowCheck; lines: CountLine[]; options: ReadingOptions };

async function read(
  bytes: FileBytes,
  reader: CountFileReader,
  interval: number,
  now = '2026-03-02 06:00:00',
): Promise<Read> {
  const head = await readHead(bytes);
  if ('refused' in head) throw new Error(head.refused.en);
  const layout = reader.recognise(head.rows);
  if (!layout) throw new Error('layout not recognised');
  const order = await orderOf(bytes, head, layout);
  const options = {
    columns: layout.columns,
    interval,
    timeZone: 'America/Chicago',
    now: minutesOfText(now) ?? NaN,
    order,
  };
  const check = new RowCheck(layout, options);
  const lines: CountLine[] = [];
  for await (const batch of countLines(bytes, head, layout, check)) lines.push(...batch);
  return { head, layout, check, lines, options };
}

/** [sum, missing] by column. */
function totals({ layout, lines }: Read): Record<string, [number, number]> {
  return Object.fromEntries(
    layout.columns.map(({ header }, at) => {
      const values = lines.map((line) => line.values[at] ?? null);
      return [
        header,
        [
          values.reduce((sum: number, value) => sum + (value ?? 0), 0),
          values.filter((value) => value === null).length,
        ],
      ];
    }),
  );
}

const CUSTOM = [
  [
    'bpcx-custom-15min.csv',
    15,
    672,
    1,
    { 'NB Bike': [2750, 0], 'SB Bike': [2728, 5], Pedestrian: [2759, 0] },
  ],
  ['bpcx-custom-60min-bom-crlf-quoted.csv', 60, 48, 1, { 'Trail, NB': [896, 0], 'Trail, SB': [932, 0] }],
  ['dst-autumn-15min.csv', 15, 96, 1, { 'NB Bike': [303, 0] }],
  ['dst-autumn-60min.csv', 60, 24, 1, { 'NB Bike': [292, 0] }],
  ['dst-spring-15min.csv', 15, 92, 1, { 'NB Bike': [268, 0] }],
] as const;

test.each(CUSTOM)(
  'BP/CX Custom: %s at %i minutes holds %i rows',
  async (file, interval, rows, header, columns) => {
    const found = await read(fixture(`custom/fixtures/${file}`), customReader, interval);
    expect(found.check.problems).toEqual([]);
    expect(found.lines).toHaveLength(rows);
    expect(found.layout.headerLine).toBe(header);
    expect(totals(found)).toEqual(columns);
    expect(found.check.step).toBe(interval);
  },
);

const ECO = [
  [
    'eco-visio-layout-2023.csv',
    15,
    192,
    3,
    { 'Sample Trail': [1793, 0], 'Sample Trail IN': [892, 0], 'Sample Trail OUT': [901, 0] },
    ['Sample Trail'],
  ],
  [
    'eco-visio-layout-2025.csv',
    15,
    192,
    3,
    { '17-9999': [1793, 0], '17-9999 9999_IN': [892, 0] },
    ['17-9999'],
  ],
  [
    'eco-visio-layout-2025-two-sites.csv',
    60,
    24,
    3,
    {
      'Sample Trail': [896, 0],
      'Sample Trail Bike IN': [440, 0],
      'Sample Trail Bike OUT': [456, 0],
      'River Walk': [440, 1],
    },
    ['Sample Trail'],
  ],
  [
    'eco-visio-layout-legacy.csv',
    15,
    96,
    1,
    { 'Sample Trail Cyclist': [247, 4], 'Sample Trail Pedestrian': [246, 4] },
    [],
  ],
  [
    'eco-visio-layout-v4-triples.csv',
    60,
    24,
    1,
    {
      'North Gate': [896, 0],
      'North Gate IN': [440, 0],
      'North Gate OUT': [456, 0],
      'South Gate': [912, 0],
      'South Gate IN': [476, 0],
      'South Gate OUT': [436, 0],
    },
    ['North Gate', 'South Gate'],
  ],
] as const;

test.each(ECO)(
  'Eco-Counter: %s at %i minutes holds %i rows',
  async (file, interval, rows, header, columns, siteTotals) => {
    const bytes = fixture(`eco-counter/fixtures/${file}`);
    const found = await read(bytes, ecoCounterReader, interval);
    expect(found.check.problems).toEqual([]);
    expect(found.lines).toHaveLength(rows);
    expect(found.layout.headerLine).toBe(header);
    expect(totals(found)).toEqual(columns);
    expect(found.layout.totals).toEqual(siteTotals);
    expect(recognise(found.head)).toMatchObject({ totals: siteTotals });
  },
);

test('TimeMark: the header is found below the lines about the site', async () => {
  const found = await read(fixture('time-mark/fixtures/timemark-our-choice.csv'), timeMarkReader, 15);
  expect(found.check.problems).toEqual([]);
  expect(found.lines).toHaveLength(96);
  expect(found.layout.headerLine).toBe(6);
  expect(totals(found)).toEqual({ 'Channel 1': [445, 0], 'Channel 2': [447, 0] });
  expect(recognise(found.head)).toMatchObject({ headerLine: 6 });
});

test.each([
  [
    'date and time in one column',
    'Date/Time,North,South\n09/09/2024 12:00 AM,1,2\n',
    { North: [1, 0], South: [2, 0] },
  ],
  [
    'other columns between',
    'Site,1\nLane,Date,Time,NB\n1,2024-09-09,00:00,3\n',
    { Lane: [1, 0], NB: [3, 0] },
  ],
])('TimeMark: %s is read', async (_, content, columns) => {
  expect(totals(await read(bytesOf(content), timeMarkReader, 15))).toEqual(columns);
});

test('the first and last time of a file are named', async () => {
  const { check } = await read(fixture('custom/fixtures/bpcx-custom-15min.csv'), customReader, 15);
  expect(wallClock(check.first ?? NaN)).toBe('2024-09-09 00:00:00');
  expect(wallClock(check.last ?? NaN)).toBe('2024-09-15 23:45:00');
});

test.each([
  ['dst-autumn-15min.csv', 15, { '01:00': 8, '01:15': 7, '01:30': 7, '01:45': 5 }],
  ['dst-autumn-60min.csv', 60, { '01:00': 32 }],
])('%s: the autumn hour is summed, and said so', async (file, interval, summed) => {
  const { lines, check } = await read(fixture(`custom/fixtures/${file}`), customReader, interval);
  const hour = lines.filter(({ minutes }) => wallClock(minutes).startsWith('2024-11-03 01:'));
  expect(
    Object.fromEntries(hour.map(({ minutes, values }) => [wallClock(minutes).slice(11, 16), values[0]])),
  ).toEqual(summed);
  expect([...check.warnings.values()].map(({ en }) => en)).toEqual([expect.stringContaining('2024-11-03')]);
});

test('an autumn hour of which one half is missing stays missing', async () => {
  const file = 'Date,NB\n2024-11-03 01:00:00,3\n2024-11-03 01:00:00,\n2024-11-03 02:00:00,1\n';
  const { lines } = await read(bytesOf(file), customReader, 60);
  expect(lines.find(({ line }) => line === 2)?.values).toEqual([null]);
});

test('an hour that comes a third time is an error', async () => {
  const file = 'Date,NB\n2024-11-03 01:00:00,3\n2024-11-03 01:00:00,4\n2024-11-03 01:00:00,1\n';
  const { check } = await read(bytesOf(file), customReader, 60);
  expect(check.problems.map(({ line, reason }) => [line, reason.en])).toEqual([
    [4, expect.stringContaining('Lines 2 and 4')],
  ]);
});

test('counts in the spring hour that does not exist are kept, with a warning; blanks need none', async () => {
  const kept = await read(
    bytesOf('Date,NB\n2024-03-10 01:00:00,3\n2024-03-10 02:00:00,4\n'),
    customReader,
    60,
  );
  expect(kept.lines.map(({ values }) => values)).toEqual([[3], [4]]);
  expect([...kept.check.warnings.values()].map(({ en }) => en)).toEqual([
    expect.stringContaining('did not follow daylight saving'),
  ]);
  const blank = await read(fixture('eco-counter/fixtures/eco-visio-layout-legacy.csv'), ecoCounterReader, 15);
  expect([...blank.check.warnings]).toEqual([]);
});

test('every bad line is named with its reason, and the good ones are not', async () => {
  const { check } = await read(fixture('custom/fixtures/bpcx-custom-bad-rows.csv'), customReader, 15);
  expect(check.problems.map(({ line, reason }) => [line, reason.en])).toEqual([
    [4, '“09/09/2024 00:30” is not a date of the form YYYY-MM-DD HH:MM:SS.'],
    [6, '“abc” in column “NB Bike” is not a number.'],
    [8, '“-3” in column “NB Bike” is negative.'],
    [10, 'Lines 9 and 10 have the same time, “2024-09-09 01:45:00”.'],
    [12, '“2.5” in column “NB Bike” is not a whole number.'],
    [13, 'A column is missing: 2 instead of 3.'],
    [14, '“2024-09-09 02:37:00” does not lie on the grid of 15 minutes.'],
    [15, '“2024-02-30 03:00:00” is no date or time that exists.'],
    [16, 'There are too many columns: 4 instead of 3.'],
  ]);
});

test('the list of errors ends at a hundred', async () => {
  const file = `Date,NB\n${'yesterday,1\n'.repeat(5000)}`;
  const { check } = await read(bytesOf(file), customReader, 15);
  expect(check.problems).toHaveLength(100);
  expect(check.problems[99]?.reason.en).toContain('first 99 errors');
});

test('counts of the future are refused, in the time of the station', async () => {
  const file = 'Date,NB\n2026-03-02 06:00:00,1\n2026-03-02 07:00:00,1\n';
  const { check } = await read(bytesOf(file), customReader, 60, '2026-03-02 06:30:00');
  expect(check.problems.map(({ line, reason }) => [line, reason.en])).toEqual([
    [3, '“2026-03-02 07:00:00” lies in the future.'],
  ]);
});

test('rows need not be in order, blank lines at the end are no rows', async () => {
  const file = 'Date;NB\r\n2024-09-09 01:00:00;2\r\n2024-09-09 00:00:00;1\r\n2024-09-09 02:00:00;3\r\n\r\n';
  const { lines, check } = await read(bytesOf(file), customReader, 60);
  expect(lines.map(({ values }) => values[0])).toEqual([2, 1, 3]);
  expect(wallClock(check.first ?? NaN)).toBe('2024-09-09 00:00:00');
});

test('names in Windows-1252 are read', async () => {
  const file = Buffer.from('Date,Pe\xf1a\n2024-09-09 01:00:00,2\n', 'latin1');
  expect(totals(await read(bytesOf(file), customReader, 60))).toEqual({ Peña: [2, 0] });
});

test('the whole file decides between day-first and month-first', async () => {
  const head = 'Date,North Gate,North Gate IN\n';
  const usual = await read(
    bytesOf(`${head}03/04/2024 00:00,1,1\n03/04/2024 01:00,1,1\n`),
    ecoCounterReader,
    60,
  );
  expect(wallClock(usual.check.first ?? NaN)).toBe('2024-03-04 00:00:00');
  const shown = await read(
    bytesOf(`${head}03/04/2024 00:00,1,1\n31/05/2024 01:00,1,1\n`),
    ecoCounterReader,
    60,
  );
  expect(wallClock(shown.check.first ?? NaN)).toBe('2024-04-03 00:00:00');
});

test.each([
  ['an empty file', '', 'The file is empty.'],
  ['blank lines alone', '\n\n \n', 'The file is empty.'],
  [
    'a blank first line',
    '\nDate,NB\n2024-09-09 00:00:00,1\n',
    'There is an empty line at the top of the file, please remove it.',
  ],
  [
    'a picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]),
    'This is not a text file. Please save the counts as .csv and try again.',
  ],
])('%s is refused', async (_, content, message) => {
  expect(await readHead(bytesOf(content))).toEqual({ refused: expect.objectContaining({ en: message }) });
});

test('a letter is no count file', async () => {
  const head = await readHead(bytesOf('Dear colleagues\nplease find the counts attached.\n'));
  expect('rows' in head && recognise(head)).toEqual({
    refused: expect.objectContaining({ en: expect.stringContaining('no header line') }),
  });
});

test.each([
  ['daily totals', 'Date;NB\n01/01/2012;35\n02/01/2012;83\n03/01/2012;135\n', 'daily or coarser'],
  [
    'midnights',
    'Date,NB\n2024-09-09 00:00:00,35\n2024-09-10 00:00:00,83\n2024-09-11 00:00:00,1\n',
    'daily or coarser',
  ],
  [
    'quarters of an hour',
    'Date,NB\n2024-09-09 00:00:00,1\n2024-09-09 00:15:00,1\n2024-09-09 00:30:00,1\n',
    '15 minutes apart',
  ],
])('%s are refused as hourly counts', async (_, content, message) => {
  const { head, layout, options } = await read(bytesOf(content), customReader, 60);
  expect(refusalByHead(head, layout, options)?.en).toContain(message);
});
