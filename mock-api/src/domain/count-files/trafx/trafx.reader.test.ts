import { wallClock } from 'shared-ui/domain';
import { recognise, refusalByHead } from '../read-count-file.ts';
import { bytesOf, fixture, read, totals } from '../read-fixture.ts';
import { trafxReader } from './trafx.reader.ts';

const TRAFX = [
  ['trafx-hourly-one-counter.txt', 71, { 'Sensor 1': [1336, 0] }],
  ['trafx-hourly-two-sensor-columns.txt', 47, { 'Sensor 1': [904, 0], 'Sensor 2': [908, 0] }],
] as const;

test.each(TRAFX)('TRAFx: %s holds %i hours', async (file, rows, columns) => {
  const found = await read(fixture(`trafx/fixtures/${file}`), trafxReader, 60);
  expect(found.check.problems).toEqual([]);
  expect(found.lines).toHaveLength(rows);
  expect(totals(found)).toEqual(columns);
  expect(recognise(found.head)).toMatchObject({ columns: found.layout.columns });
});

test('TRAFx: two counters in one file are named', async () => {
  const { check } = await read(fixture('trafx/fixtures/trafx-hourly-two-counters.txt'), trafxReader, 60);
  expect(check.refusal?.en).toContain('9901Aa and 9902Bb');
});

test.each([
  ['trafx-daily-refused.txt', 'daily or coarser'],
  ['trafx-timestamps-one-counter.txt', 'timestamps cannot be read yet'],
])('TRAFx: %s is refused', async (file, sentence) => {
  const { head, layout, options } = await read(fixture(`trafx/fixtures/${file}`), trafxReader, 60);
  expect(refusalByHead(head, layout, options)?.en).toContain(sentence);
});

const LOG = 'Counter log start\n  *Serial Number  :1Aa\nPERIOD (1/24/0=Timestamps) :001\n';

test('TRAFx: equal rows of two downloads are one, differing ones are an error', async () => {
  const again = 'END OF DATA\n*Serial Number :1Aa\nPERIOD (1/24/0=Timestamps) :001\n';
  const file = `${LOG}24-11-03,00:00,1\n24-11-03,01:00,2\n${again}24-11-03,01:00,2\n24-11-03,00:00,9\n`;
  const { lines, check } = await read(bytesOf(file), trafxReader, 60);
  expect(lines.map(({ values }) => values[0])).toEqual([1, 2]);
  expect(check.problems.map(({ line, reason }) => [line, reason.en])).toEqual([
    [10, expect.stringContaining('Lines 4 and 10')],
  ]);
});

test('TRAFx: a log across a change of the clock comes with a warning and is not shifted', async () => {
  const { lines, check } = await read(bytesOf(`${LOG}24-03-09,12:00,1\n24-03-10,12:00,2\n`), trafxReader, 60);
  expect(lines.map(({ minutes }) => wallClock(minutes))).toEqual([
    '2024-03-09 12:00:00',
    '2024-03-10 12:00:00',
  ]);
  expect([...check.warnings.values()].map(({ en }) => en)).toEqual([
    expect.stringContaining('counts from 2024-03-10 on may be an hour off'),
  ]);
});
