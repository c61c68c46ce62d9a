import { wallClock } from 'shared-domain';
import { likelyReaders } from '../read-count-file.ts';
import { bytesOf, fixture, read, totals } from '../fixtures/read-fixture.ts';
import { jamarReader } from './jamar.reader.ts';

const binned = fixture('jamar/fixtures/jamar-binned-15min.txt');
const vehicles = fixture('jamar/fixtures/jamar-per-vehicle-bicycles.csv');

test('JAMAR: counts by interval are read below the numbers of the site', async () => {
  const found = await read(binned, jamarReader, 15);
  expect(found.check.lineErrors.kept).toEqual([]);
  expect(found.file.layout.headerLine).toBe(5);
  expect(found.lines).toHaveLength(96);
  expect(totals(found)).toEqual({ 'Channel 1': [448, 0], 'Channel 2': [448, 0] });
  expect(likelyReaders(found.file.head)[0]).toBe(jamarReader);
});

test('JAMAR: one line for each vehicle is summed, bicycles alone', async () => {
  const found = await read(vehicles, jamarReader, 15);
  expect(found.check.lineErrors.kept).toEqual([]);
  expect(found.file.layout.headerLine).toBe(4);
  expect(found.check.lines).toBe(60);
  expect(found.file.layout.chosenClasses).toEqual([14]);
  expect(totals(found)).toEqual({ 'Channel 1': [10, 0], 'Channel 2': [10, 0] });
  expect(found.lines.map(({ minutes, values }) => [wallClock(minutes), ...values])).toEqual([
    ['2024-09-09 10:00:00', 2, 3],
    ['2024-09-09 10:15:00', 3, 2],
    ['2024-09-09 10:30:00', 3, 2],
    ['2024-09-09 10:45:00', 2, 3],
  ]);
  expect(likelyReaders(found.file.head)[0]).toBe(jamarReader);
});

test('JAMAR: the classes of a file are told, and those that are chosen count', async () => {
  const found = await read(vehicles, jamarReader, 15, { classes: [2, 3, 14, 15] });
  expect(found.file.layout.classes?.reduce((sum, one) => sum + one.vehicles, 0)).toBe(60);
  expect(Object.values(totals(found)).reduce((sum, [one]) => sum + one, 0)).toBe(60);
});

const HEAD =
  'Date/Time:, 11/6/2023 10:58:00 AM\nSite Code:, 101\nStation ID:, \nVeh. No., Date, Time, Channel, Class, Speed\n';
const passages = (...times: string[]) =>
  HEAD + times.map((time, at) => `${at + 1}, 11/6/2023, ${time}, 1, 3, 20.5\n`).join('');

test('JAMAR: without bicycles the person has to choose what counts', async () => {
  const { file } = await read(bytesOf(passages('10:59:45 AM')), jamarReader, 15);
  expect(file.layout.refusal?.en).toContain('Choose which vehicle classes');
});

test('JAMAR: none within the recorded time is zero, intervals recorded in part are left out and named', async () => {
  const file = passages('10:59:45 AM', '11:01:00 AM', '11:40:00 AM', '11:50:00 AM');
  const found = await read(bytesOf(file), jamarReader, 15, { classes: [3] });
  expect(found.lines.map(({ minutes, values }) => [wallClock(minutes).slice(11, 16), ...values])).toEqual([
    ['11:00', 1],
    ['11:15', 0],
    ['11:30', 1],
  ]);
  expect([...found.check.lineErrors.warnings.values()].map(({ en }) => en)).toEqual([
    expect.stringContaining('2023-11-06 10:45:00'),
    expect.stringContaining('2023-11-06 11:45:00'),
    'Passages of the file: 2 counted; 2 in intervals recorded only in part, left out.',
  ]);
});

test('JAMAR: a line without a class names itself', async () => {
  const file = `${passages('11:00:00 AM')}2, 11/6/2023, 11:01:00 AM, 1, bike, 20\n`;
  const { check } = await read(bytesOf(file), jamarReader, 15, { classes: [3] });
  expect(check.lineErrors.kept.map(({ line, reason }) => [line, reason.en])).toEqual([
    [6, expect.stringContaining('is not a passage')],
  ]);
});
