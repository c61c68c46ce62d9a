import { wallClock } from 'shared-domain';
import { likelyReaders, refusalByHead } from '../read-count-file.ts';
import { bytesOf, fixture, read, totals } from '../fixtures/read-fixture.ts';
import { trafxReader } from './trafx.reader.ts';

const TRAFX = [
  ['trafx-hourly-one-counter.txt', 71, { 'Sensor 1': [1336, 0] }],
  ['trafx-hourly-two-sensor-columns.txt', 47, { 'Sensor 1': [904, 0], 'Sensor 2': [908, 0] }],
] as const;

test.each(TRAFX)('TRAFx: %s holds %i hours', async (file, rows, columns) => {
  const found = await read(fixture(`trafx/fixtures/${file}`), trafxReader, 60);
  expect(found.check.lineErrors.kept).toEqual([]);
  expect(found.lines).toHaveLength(rows);
  expect(totals(found)).toEqual(columns);
  expect(likelyReaders(found.file.head)[0]).toBe(trafxReader);
});

test('TRAFx: two counters in one file are named, with what each of them recorded', async () => {
  const bytes = fixture('trafx/fixtures/trafx-hourly-two-counters.txt');
  const { file } = await read(bytes, trafxReader, 60);
  expect(file.layout.refusal?.en).toContain('9901Aa and 9902Bb');
  expect(file.layout.counters).toEqual([
    {
      serial: '9901Aa',
      name: 'Sample Trail',
      first: '2024-09-09 10:00:00',
      last: '2024-09-12 08:00:00',
      rows: 71,
      part: null,
    },
    {
      serial: '9902Bb',
      name: 'Loop North',
      first: '2024-09-09 10:00:00',
      last: '2024-09-11 08:00:00',
      rows: 47,
      part: null,
    },
  ]);
});

test.each([
  ['9901Aa', 71, 1336],
  ['9902Bb', 47, 904],
])('TRAFx: of two counters, %s is read alone', async (counter, rows, sum) => {
  const bytes = fixture('trafx/fixtures/trafx-hourly-two-counters.txt');
  const found = await read(bytes, trafxReader, 60, { counter });
  expect(found.file.layout.refusal).toBeUndefined();
  expect(found.lines).toHaveLength(rows);
  expect(found.lines.reduce((all, { values }) => all + (values[0] ?? 0), 0)).toBe(sum);
});

/** A download of a counter, with what it says of its batteries. */
const download = (serial: string, volts: string, read: string, hour: string) =>
  `Counter log start\n  *Serial Number  :${serial}\n  *Batt. voltage  :${volts}\n=TIME (yy-mm-dd hh:mm):24-09-${read},09:40:12\n` +
  `PERIOD (1/24/0=Timestamps) :001\n24-09-11,${hour}:00,1\nEND OF DATA\nCounter log end\n`;

test.each([
  ['the newest of two downloads', '3.1', { volts: 3.1, read_at: '2024-09-14 09:40:12' }],
  ['none where it is not told', '', { volts: 4.4, read_at: '2024-09-12 09:40:12' }],
])('TRAFx: of the batteries of the counter that is read %s is told', async (_, newer, battery) => {
  const file =
    download('1Aa', newer, '14', '11') +
    download('1Aa', '4.4', '12', '10') +
    download('2Bb', '2.9', '15', '10');
  const found = await read(bytesOf(file), trafxReader, 60, { counter: '1Aa' });
  expect(found.file.layout.battery).toEqual(battery);
});

test('TRAFx: a counter that the file has not is refused', async () => {
  const bytes = fixture('trafx/fixtures/trafx-hourly-one-counter.txt');
  const { file } = await read(bytes, trafxReader, 60, { counter: '1Xx' });
  expect(file.layout.refusal?.en).toBe('The file holds no log of the counter 1Xx.');
});

test('TRAFx: daily totals are refused', async () => {
  const bytes = fixture('trafx/fixtures/trafx-daily-refused.txt');
  const { file, options } = await read(bytes, trafxReader, 60);
  expect(refusalByHead(file, options)?.en).toContain('daily or coarser');
});

const LOG = 'Counter log start\n  *Serial Number  :1Aa\nPERIOD (1/24/0=Timestamps) :001\n';

test('TRAFx: a counter is named without what can’t be seen of its name and number', async () => {
  const log = LOG.replace('1Aa', '1\u200bAa\n  *Counter name :Sample \u202eTrail');
  const rows = '26-02-01,00:00,00001\nEND OF DATA\n';
  const { file } = await read(bytesOf(`${log}${rows}${log.replaceAll('Aa', 'Bb')}${rows}`), trafxReader, 60);
  expect(file.layout.counters?.map(({ serial, name }) => [serial, name])).toEqual([
    ['1Aa', 'Sample Trail'],
    ['1Bb', 'Sample Trail'],
  ]);
});

test('TRAFx: equal rows of two downloads are one, differing ones are an error', async () => {
  const again = 'END OF DATA\n*Serial Number :1Aa\nPERIOD (1/24/0=Timestamps) :001\n';
  const file = `${LOG}24-11-03,00:00,1\n24-11-03,01:00,2\n${again}24-11-03,01:00,2\n24-11-03,00:00,9\n`;
  const { lines, check } = await read(bytesOf(file), trafxReader, 60);
  expect(lines.map(({ values }) => values[0])).toEqual([1, 2]);
  expect(check.lineErrors.kept.map(({ line, reason }) => [line, reason.en])).toEqual([
    [10, expect.stringContaining('Lines 4 and 10')],
  ]);
});

test('TRAFx: a log across a change of the clock comes with a warning and is not shifted', async () => {
  const { lines, check } = await read(bytesOf(`${LOG}24-03-09,12:00,1\n24-03-10,12:00,2\n`), trafxReader, 60);
  expect(lines.map(({ minutes }) => wallClock(minutes))).toEqual([
    '2024-03-09 12:00:00',
    '2024-03-10 12:00:00',
  ]);
  expect([...check.lineErrors.warnings.values()].map(({ en }) => en)).toEqual([
    expect.stringContaining('counts from Mar 10, 2024 on may be an hour off'),
  ]);
});
