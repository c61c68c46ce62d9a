import { cellsIn } from './year-cells.rules.ts';

/** Every day of a year with a total of its own, as the database tells them. */
function allDays(year: number): { day: Date; total: number }[] {
  const length = (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / 86_400_000;
  return Array.from({ length }, (_, at) => ({
    day: new Date(Date.UTC(year, 0, 1 + at)),
    total: at * at + 1,
  }));
}

test.each([1899, 1900, 2000, 2023, 2024])('the days of %i lie in 84 cells by the calendar', (year) => {
  const days = allDays(year);
  const cells = cellsIn(year)(days.map(({ total }, at) => `${at} ${total}`).join(','));
  expect(cells).toHaveLength(84);
  for (const { month, weekday, ...found } of cells) {
    const own = days.filter(
      ({ day }) => day.getUTCMonth() + 1 === month && (day.getUTCDay() || 7) === weekday,
    );
    const total = own.reduce((sum, one) => sum + one.total, 0);
    expect(found).toEqual({ days: own.length, total });
  }
});

test('cells without a day are not there, whatever the order of the days', () => {
  // 2024 began with a Monday
  expect(cellsIn(2024)('365 5,7 20,0 1')).toEqual([
    { month: 12, weekday: 2, days: 1, total: 5 },
    { month: 1, weekday: 1, days: 2, total: 21 },
  ]);
});
