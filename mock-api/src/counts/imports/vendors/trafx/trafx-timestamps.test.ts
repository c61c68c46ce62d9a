import { wallClock } from 'shared-domain';
import { bytesOf, fixture, read } from '../fixtures/read-fixture.ts';
import { trafxReader } from './trafx.reader.ts';

const sums = (found: Awaited<ReturnType<typeof read>>) =>
  found.lines.map(({ minutes, values }) => [wallClock(minutes).slice(11, 16), values[0]]);
const warnings = (found: Awaited<ReturnType<typeof read>>) =>
  [...found.check.lineErrors.warnings.values(), ...(found.file.layout.warnings ?? [])].map(({ en }) => en);

test('TRAFx: timestamps are summed; the intervals that START and TIME cut are left out', async () => {
  const found = await read(fixture('trafx/fixtures/trafx-timestamps-one-counter.txt'), trafxReader, 15);
  expect(found.check.lineErrors.kept).toEqual([]);
  expect(found.check.lines).toBe(117);
  expect(sums(found)).toEqual([
    ['10:00', 7],
    ['10:15', 7],
    ['10:30', 6],
    ['10:45', 6],
    ['11:00', 8],
    ['11:15', 7],
    ['11:30', 6],
    ['11:45', 5],
    ['12:00', 6],
    ['12:15', 5],
    ['12:30', 4],
    ['12:45', 12],
    ['13:00', 11],
    ['13:15', 10],
    ['13:30', 9],
    ['13:45', 8],
  ]);
  expect(wallClock(found.check.first ?? NaN)).toBe('2024-09-09 10:00:00');
  expect(wallClock(found.check.last ?? NaN)).toBe('2024-09-09 13:45:00');
  expect(warnings(found)).toEqual([
    expect.stringContaining('2024-09-09 09:45:00'),
    expect.stringContaining('2024-09-09 14:00:00'),
    'Passages of the file: 117 counted.',
  ]);
});

const log = (start: string, time: string, rows: string[], serial = '1Aa') =>
  `Counter log start\n  *Serial Number  :${serial}\n=TIME (yy-mm-dd hh:mm):24-09-09,${time}\n` +
  `=START(yy-mm-dd hh:mm):24-09-09,${start}\nPERIOD (1/24/0=Timestamps) :000\n` +
  `${rows.map((row) => `24-09-09,${row}\n`).join('')}END OF DATA\nCounter log end\n`;

test('TRAFx: nobody for an interval is zero while the counter ran', async () => {
  const file = log('10:00', '11:00:00', ['10:02:00,1,0,0,0', '10:50:00,1,0,0,0']);
  expect(sums(await read(bytesOf(file), trafxReader, 15))).toEqual([
    ['10:00', 1],
    ['10:15', 0],
    ['10:30', 0],
    ['10:45', 1],
  ]);
});

test('TRAFx: a log without a passage says why there is nothing to import', async () => {
  const { layout } = (await read(bytesOf(log('10:00', '11:00:00', [])), trafxReader, 15)).file;
  expect(layout.refusal?.en).toBe(
    'The counter recorded no passage from 2024-09-09 10:00:00 to 2024-09-09 11:00:00, so there is nothing to import.',
  );
  const one = log('10:00', '11:00:00', []) + log('11:00', '12:00:00', ['11:10:00,1,0,0,0']);
  expect((await read(bytesOf(one), trafxReader, 15)).file.layout.refusal).toBeUndefined();
});

test('TRAFx: each sensor has a column of its own', async () => {
  const file = log('10:00', '10:15:00', ['10:02:00,1,0,0,0', '10:03:00,0,1,0,0', '10:04:00,0,1,0,1']);
  const { lines, file: found } = await read(bytesOf(file), trafxReader, 15);
  const sensors = ['Sensor 1', 'Sensor 2', 'Sensor 3', 'Sensor 4'];
  expect(found.layout.columns.map(({ header }) => header)).toEqual(sensors);
  expect(found.layout.cells).toEqual(['Date', 'Time', ...sensors]);
  expect(lines.map(({ values }) => values)).toEqual([[1, 2, 0, 1]]);
});

test('TRAFx: passages that two downloads have in common count once', async () => {
  const first = log('10:00', '10:20:00', ['10:02:00,1,0,0,0', '10:02:00,1,0,0,0', '10:16:00,1,0,0,0']);
  const second = log('10:15', '10:30:00', ['10:16:00,1,0,0,0', '10:25:00,1,0,0,0']);
  const found = await read(bytesOf(first + second), trafxReader, 15);
  expect(found.check.lines).toBe(4);
  expect(sums(found)).toEqual([
    ['10:00', 2],
    ['10:15', 2],
  ]);
});

test('TRAFx: a full memory and a file that was cut off are said', async () => {
  const second = (at: number) => new Date(Date.UTC(2024, 8, 9, 10, 0, at)).toISOString().slice(11, 19);
  const many = Array.from({ length: 14_000 }, (_, at) => `${second(at)},1,0,0,0`);
  const full = await read(bytesOf(log('10:00', '20:00:00', many)), trafxReader, 60);
  expect(warnings(full)).toContain(
    'The memory of the counter 1Aa was full: it recorded nothing after 2024-09-09 13:53:19.',
  );
  expect(sums(full).map(([time]) => time)).toEqual(['10:00', '11:00', '12:00']);
  const cut = log('10:00', '10:15:00', ['10:02:00,1,0,0,0']).replace(
    '=TIME',
    '*Stored records :00119\n=TIME',
  );
  expect(warnings(await read(bytesOf(cut), trafxReader, 15))).toEqual([
    'Passages of the file: 1 counted.',
    expect.stringContaining('it may have been cut off'),
  ]);
});

test('TRAFx: passages years apart are a wrong date, not years of zeros', async () => {
  const file = log('10:00', '11:00:00', ['10:02:00,1,0,0,0']).replace(
    '24-09-09,10:02:00',
    '19-09-09,10:02:00',
  );
  const { check, lines } = await read(
    bytesOf(`${file}${log('10:00', '11:00:00', ['10:30:00,1,0,0,0'])}`),
    trafxReader,
    15,
  );
  expect(check.lineErrors.refusal?.en).toContain('a date must be wrong');
  expect(lines).toEqual([]);
});
