import type { YearOfCounts } from 'shared-ui/domain';
import { monthRows, wholeOf } from './months.rules.ts';
import { DAY, toTime } from './time.rules.ts';

const start = toTime('2025-01-30');
const year: YearOfCounts = {
  year: 2025,
  start: '2025-01-30 00:00:00',
  interval: 60,
  years: [2025],
  flows: [],
};
const flow = (id: number, counts: (number | null)[]) => ({
  id,
  flowid_txdot: `AU0001-1-1-1-${id}`,
  name: `Flow ${id}`,
  count_type: 'Bicycle',
  direction: 'North',
  counts,
  suspects: [],
});
const day = (value: number | null) => Array<number | null>(24).fill(value);
const span = { from: start, to: start + 4 * DAY };

test('months are summed over the flows, with what is missing', () => {
  const full = flow(1, [...day(1), ...day(null), ...day(2), ...day(3)]);
  const faulty = flow(2, [
    ...day(0),
    ...day(null),
    ...day(null),
    ...day(1).slice(0, 20),
    ...day(null).slice(0, 4),
  ]);
  const rows = monthRows([full, faulty], year, span);
  expect(rows).toEqual([
    { month: '2025-01', total: 24, missing: 48, emptyDays: 1 },
    { month: '2025-02', total: 140, missing: 28, emptyDays: 0 },
  ]);
  expect(wholeOf(rows)).toEqual({ total: 164, missing: 76, emptyDays: 1 });
});

test('an hourly flow beside quarter hours misses nothing between its hours', () => {
  const hours = day(1).flatMap((value) => [value, null, null, null]);
  const quarters = Array<number>(96).fill(1);
  const both = { ...year, interval: 15, flows: [] };
  const oneDay = { from: start, to: start + DAY };
  expect(monthRows([flow(1, hours), flow(2, quarters)], both, oneDay)).toEqual([
    { month: '2025-01', total: 120, missing: 0, emptyDays: 0 },
  ]);
});
