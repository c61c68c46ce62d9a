import { likelyReaders } from '../read-count-file.ts';
import { bytesOf, fixture, read, totals } from '../fixtures/read-fixture.ts';
import { timeMarkReader } from './time-mark.reader.ts';

test('TimeMark: the header is found below the lines about the site', async () => {
  const found = await read(fixture('time-mark/fixtures/timemark-our-choice.csv'), timeMarkReader, 15);
  expect(found.check.lineErrors.kept).toEqual([]);
  expect(found.lines).toHaveLength(96);
  expect(found.file.layout.headerLine).toBe(6);
  expect(totals(found)).toEqual({ 'Channel 1': [445, 0], 'Channel 2': [447, 0] });
  expect(likelyReaders(found.file.head)[0]).toBe(timeMarkReader);
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
  ['a single channel', 'Site,1\nDate,Time,Count\n2024-09-09,00:00,3\n', { Count: [3, 0] }],
  ['the time before the date', 'Time,Date,NB\n1:15 PM,9/30/2024,3\n', { NB: [3, 0] }],
])('TimeMark: %s is read', async (_, content, columns) => {
  expect(totals(await read(bytesOf(content), timeMarkReader, 15))).toEqual(columns);
});
