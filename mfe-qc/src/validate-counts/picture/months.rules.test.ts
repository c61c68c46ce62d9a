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

test('a month of gaps is nothing counted and no zero counted: its days are told', () => {
  const rows = monthRows([day(0, null, 24), day(1, null, 24)], [null, null]);
  expect(rows).toEqual([{ month: '2025-01', total: 0, missing: 48, emptyDays: 2, suspects: 0, lastYear: 0 }]);
  expect(monthRows([day(0, 0, 0)], [0])[0]).toMatchObject({ total: 0, emptyDays: 0 });
});

test('without days there are no months, and the whole is nothing', () => {
  expect(monthRows([], [])).toEqual([]);
  expect(wholeOf([])).toEqual({ total: 0, missing: 0, emptyDays: 0, suspects: 0, lastYear: 0 });
});

test('the same month of two years is two rows, in their order', () => {
  const rows = monthRows([day(0, 1, 0), day(365, 2, 0)], []);
  expect(rows.map(({ month, total, lastYear }) => [month, total, lastYear])).toEqual([
    ['2025-01', 1, 0],
    ['2026-01', 2, 0],
  ]);
});
