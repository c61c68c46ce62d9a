import { linesOf } from './lines.rules.ts';
import { DAY, HOUR, toTime } from './time.rules.ts';

const JAN_1 = toTime('2025-01-01');
const flow = (id: number, counts: (number | null)[]) => ({
  id,
  flowid_txdot: `AU0001-1-1-1-${id}`,
  name: `Flow ${id}`,
  count_type: 'Bicycle',
  direction: 'North',
  counts,
  suspects: [],
});
const hours = Array.from({ length: 24 * 100 }, (_, i) => i % 50);
const year = {
  year: 2025,
  start: '2025-01-01 00:00:00',
  interval: 60,
  years: [2025],
  flows: [
    flow(1, hours),
    flow(
      2,
      hours.map((value, i) => (i === 30 ? 940 : value)),
    ),
  ],
};
const days = (length: number) => ({ from: JAN_1, to: JAN_1 + length * DAY });

test('hidden flows are left out and the others keep their colour', () => {
  const { lines } = linesOf(year, new Set([1]), days(10));
  expect(lines.map(({ name, place }) => [name, place])).toEqual([['Flow 2', 1]]);
});

test('a value off the scale is told apart from the usual ones', () => {
  const { detail, cap, above } = linesOf(year, new Set(), days(100));
  expect(detail).toBe('intervals');
  expect(cap).toBe(57);
  expect(above).toEqual([{ x: JAN_1 + 30 * HOUR, y: 940 }]);
});

test('many days are drawn as daily totals', () => {
  const { detail, lines } = linesOf(year, new Set(), days(200));
  expect(detail).toBe('days');
  expect(lines[0]?.points).toHaveLength(200);
});
