import { RowSteps } from './row-steps.ts';

const intervalOf = (minutes: number[]): number | null => {
  const steps = new RowSteps();
  for (const minute of minutes) steps.note(minute);
  return steps.interval;
};
const every = (interval: number, length: number) => Array.from({ length }, (_, at) => at * interval);
/** The same rows, far from their order. */
const shuffled = (rows: number[]) => rows.map((_, at) => rows[(at * 37 + 11) % rows.length] ?? 0);

test.each([
  ['rows in order', every(15, 50), 15],
  ['the newest first', every(60, 50).toReversed(), 60],
  ['a gap and a row off the grid', [...every(15, 20), 307, ...every(15, 20).map((at) => at + 9000)], 15],
  ['days', every(1440, 20), 1440],
  ['weeks', every(7 * 1440, 20), 1440],
  ['two downloads, one behind the other', [...every(60, 40), ...every(60, 40)], 60],
  ['shuffled quarters of an hour', shuffled(every(15, 96)), 15],
  ['shuffled hours', shuffled(every(60, 96)), 60],
  ['shuffled days', shuffled(every(1440, 96)), 1440],
  ['a few shuffled rows, which may have any distance', [30, 0, 60], null],
  ['shuffled rows of which one is off the grid', [...shuffled(every(15, 96)), 307], null],
  ['a single row', [15], null],
  ['nothing', [], null],
])('%s', (_, rows, interval) => expect(intervalOf(rows)).toBe(interval));
