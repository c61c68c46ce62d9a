import { monthRows, wholeOf } from './months.rules.ts';
import { DAY, toTime } from './time.rules.ts';

const start = toTime('2025-01-30');
const day = (i: number, total: number | null, missing: number, suspects = 0) => ({
  time: start + i * DAY,
  total,
  missing,
  suspects,
  certified: false,
});

test('days are summed by month, and the months to a whole', () => {
  const rows = monthRows(
    [day(0, 24, 0), day(1, null, 48), day(2, 48, 24, 3), day(3, 0, 4)],
    [10, 20, null, 5],
  );
  expect(rows).toEqual([
    { month: '2025-01', total: 24, missing: 48, emptyDays: 1, suspects: 0, lastYear: 30 },
    { month: '2025-02', total: 48, missing: 28, emptyDays: 0, suspects: 3, lastYear: 5 },
  ]);
  expect(wholeOf(rows)).toEqual({ total: 72, missing: 76, emptyDays: 1, suspects: 3, lastYear: 35 });
});
