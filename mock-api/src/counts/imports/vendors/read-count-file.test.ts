import { wallClock } from 'shared-domain';
import { customReader } from './custom/custom.reader.ts';
import { ecoCounterReader } from './eco-counter/eco-counter.reader.ts';
import { readHead } from './file-head.ts';
import { likelyReaders, refusalByHead } from './read-count-file.ts';
import { bytesOf, fixture, read, totals } from './fixtures/read-fixture.ts';

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
  expect([...check.lineErrors.warnings.values()].map(({ en }) => en)).toEqual([
    expect.stringContaining('Nov 3, 2024'),
  ]);
});

test('an autumn hour of which one half is missing stays missing', async () => {
  const file = 'Date,NB\n2024-11-03 01:00:00,3\n2024-11-03 01:00:00,\n2024-11-03 02:00:00,1\n';
  const { lines } = await read(bytesOf(file), customReader, 60);
  expect(lines.find(({ line }) => line === 2)?.values).toEqual([null]);
});

test('an hour that comes a third time is an error', async () => {
  const file = 'Date,NB\n2024-11-03 01:00:00,3\n2024-11-03 01:00:00,4\n2024-11-03 01:00:00,1\n';
  const { check } = await read(bytesOf(file), customReader, 60);
  expect(check.lineErrors.kept.map(({ line, reason }) => [line, reason.en])).toEqual([
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
  expect([...kept.check.lineErrors.warnings.values()].map(({ en }) => en)).toEqual([
    expect.stringContaining('did not follow daylight saving'),
  ]);
  const blank = await read(fixture('eco-counter/fixtures/eco-visio-layout-legacy.csv'), ecoCounterReader, 15);
  expect([...blank.check.lineErrors.warnings]).toEqual([]);
});

test('every bad line is named with its reason, and the good ones are not', async () => {
  const { check } = await read(fixture('custom/fixtures/bpcx-custom-bad-rows.csv'), customReader, 15);
  expect(check.lineErrors.kept.map(({ line, reason }) => [line, reason.en])).toEqual([
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

test('a thousand bad lines are kept, the others are counted', async () => {
  const file = `Date,NB\n${'yesterday,1\n'.repeat(5000)}`;
  const { check } = await read(bytesOf(file), customReader, 15);
  expect(check.lineErrors.kept).toHaveLength(1000);
  expect(check.lineErrors.kept[999]).toMatchObject({ line: 1001, content: 'yesterday,1' });
  expect(check.lineErrors.rejected).toBe(5000);
});

test('counts of the future are refused, in the time of the station', async () => {
  const file = 'Date,NB\n2026-03-02 06:00:00,1\n2026-03-02 07:00:00,1\n';
  const { check } = await read(bytesOf(file), customReader, 60, { now: '2026-03-02 06:30:00' });
  expect(check.lineErrors.kept.map(({ line, reason }) => [line, reason.en])).toEqual([
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
  expect('rows' in head && likelyReaders(head)).toEqual([]);
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
  const { file, options } = await read(bytesOf(content), customReader, 60);
  expect(refusalByHead(file, options)?.en).toContain(message);
});
