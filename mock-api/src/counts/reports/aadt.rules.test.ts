import { steadfastgateCounts } from '../../demo/seed/steadfastgate.ts';
import { aadtYear, averagesOf, isComplete, type Cell } from './aadt.rules.ts';

type Day = { day: string; total: number };

/** Days as the statement groups them. */
function cellsOf(days: readonly Day[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const { day, total } of days) {
    const month = Number(day.slice(5, 7));
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    const cell = cells.get(`${month}-${weekday}`) ?? { month, weekday, days: 0, total: 0 };
    cells.set(`${month}-${weekday}`, { ...cell, days: cell.days + 1, total: cell.total + total });
  }
  return [...cells.values()];
}

const sum = (days: readonly Day[]) => days.reduce((all, { total }) => all + total, 0);

describe('the year whose daily count is 100 × month + 10 × weekday', () => {
  function days(year: number): Day[] {
    const length = (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / 86_400_000;
    return Array.from({ length }, (_, at) => {
      const date = new Date(Date.UTC(year, 0, 1 + at));
      const total = 100 * (date.getUTCMonth() + 1) + 10 * (date.getUTCDay() || 7);
      return { day: date.toISOString().slice(0, 10), total };
    });
  }
  const inGap = ({ day }: Day) => day.slice(5) >= '06-16' && day.slice(5) <= '06-30';

  test.each([
    [2023, false, 365, 252_830, '692.6849'],
    [2024, false, 366, 252_990, '691.2295'],
    [2023, true, 350, 243_220, '694.9143'],
    [2024, true, 351, 243_360, '693.3333'],
  ])('%i, with a gap in June: %s', (year, hasGap, count, total, simpleMean) => {
    const used = days(year).filter((day) => !hasGap || !inGap(day));
    expect([used.length, sum(used), (sum(used) / used.length).toFixed(4)]).toEqual([
      count,
      total,
      simpleMean,
    ]);
    expect(averagesOf(cellsOf(used)).aadt).toBe(690);
    expect(aadtYear(year, cellsOf(used))).toMatchObject({ aadt: 690, days_used: count, cells_filled: 84 });
  });

  test('has no figure without the Mondays of February', () => {
    const used = days(2023).filter(
      ({ day }) => !(day.slice(5, 7) === '02' && new Date(`${day}T00:00:00Z`).getUTCDay() === 1),
    );
    const year = aadtYear(2023, cellsOf(used));
    expect(isComplete(cellsOf(used))).toBe(false);
    expect(year).toMatchObject({ aadt: null, cells_filled: 83, missing_months: [2] });
    expect(year.months[1]).toBeNull();
    expect(year.months[0]).toBe(140);
  });

  test('tells weekdays from weekend days', () => {
    const gap = days(2024).filter((day) => !inGap(day));
    const { weekdays, weekends, days_in_year } = aadtYear(2024, cellsOf(gap));
    expect(days_in_year).toBe(366);
    expect(weekdays).toEqual({ used: 262 - 10, of: 262 });
    expect(weekends).toEqual({ used: 104 - 5, of: 104 });
  });
});

describe('a real counter', () => {
  function days(year: number, flows: number[]): Day[] {
    const totals = new Map<string, number>();
    for (const { ts, flow, count } of steadfastgateCounts()) {
      if (!ts.startsWith(`${year}-`) || !flows.includes(flow)) continue;
      const day = ts.slice(0, 10);
      totals.set(day, (totals.get(day) ?? 0) + (count ?? 0));
    }
    return [...totals].map(([day, total]) => ({ day, total }));
  }

  test.each([
    ['both channels', [0, 1], 2010, 82_402, '225.7589', '226.2333'],
    ['both channels', [0, 1], 2011, 67_896, '186.0164', '186.0119'],
    ['the first channel', [0], 2010, 37_118, '101.6932', '101.9929'],
  ])('%s %j in %i', (_, flows, year, total, simpleMean, aadt) => {
    const used = days(year, flows);
    expect([used.length, sum(used), (sum(used) / 365).toFixed(4)]).toEqual([365, total, simpleMean]);
    expect(averagesOf(cellsOf(used)).aadt?.toFixed(4)).toBe(aadt);
  });

  test('has these cell means in 2010', () => {
    const cells = cellsOf(days(2010, [0, 1]));
    const row = (weekday: number) =>
      cells
        .filter((cell) => cell.weekday === weekday)
        .toSorted((a, b) => a.month - b.month)
        .map(({ days: count, total }) => (total / count).toFixed(2))
        .join(' ');
    expect([1, 2, 3, 4, 5, 6, 7].map(row)).toEqual([
      '146.50 235.25 272.60 282.75 337.00 401.00 358.25 340.00 289.00 268.25 182.80 21.00',
      '156.50 244.75 264.60 329.25 400.75 355.40 382.75 333.40 301.25 292.50 199.20 20.50',
      '153.75 219.25 244.20 314.25 366.00 411.60 289.50 369.50 312.00 269.50 268.50 22.20',
      '158.25 225.00 246.25 328.40 372.00 396.75 333.80 328.50 315.80 272.75 222.25 21.80',
      '119.60 199.75 214.50 270.20 286.25 352.75 300.20 272.75 281.00 233.20 201.25 17.20',
      '72.20 144.25 167.25 159.25 191.60 225.25 173.20 170.75 143.25 120.20 83.75 7.25',
      '101.60 145.25 179.50 142.75 216.20 205.75 154.50 152.20 191.75 145.20 76.50 8.50',
    ]);
  });
});
