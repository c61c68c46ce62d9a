import { clockChangeDays, holidaysOf, isMovedDayOff, knownDays } from './holidays.rules.ts';

const of = (year: number, name: string) =>
  holidaysOf(year)
    .filter((one) => one.name === name)
    .map(({ date, observed }) => [date, observed]);

test.each([
  ['a Saturday is observed on the Friday before', 2026, 'independence', [['2026-07-04', '2026-07-03']]],
  ['a Sunday is observed on the Monday after', 2027, 'independence', [['2027-07-04', '2027-07-05']]],
  ['the New Year may be observed in the old year', 2022, 'new_year', [['2022-01-01', '2021-12-31']]],
  ['Juneteenth is federal from 2021 on', 2020, 'juneteenth', []],
  ['a state holiday on a weekend has no day off', 2025, 'tx_independence', [['2025-03-02', null]]],
  [
    'Rosh Hashanah has two days',
    2025,
    'rosh_hashanah',
    [
      ['2025-09-23', null],
      ['2025-09-24', null],
    ],
  ],
  ['Good Friday follows Easter', 2024, 'good_friday', [['2024-03-29', null]]],
])('%s', (_name, year, name, days) => expect(of(year, name)).toEqual(days));

test('clocks go on in March and back in November', () => {
  expect(clockChangeDays(2026)).toEqual(['2026-03-08', '2026-11-01']);
});

test('the days of a period are in order, and have the New Year that is observed before it', () => {
  const days = knownDays('2021-12-24', '2021-12-31');
  expect(days.map(({ date, name, dayOff }) => [date, name, dayOff])).toEqual([
    ['2021-12-24', 'christmas', true],
    ['2021-12-24', 'tx_christmas_eve', true],
    ['2021-12-25', 'christmas', false],
    ['2021-12-26', 'tx_after_christmas', false],
    ['2021-12-31', 'new_year', true],
  ]);
  expect(knownDays('2026-03-08', '2026-03-08')).toMatchObject([{ kind: 'clock', name: 'clock_forward' }]);
});

test.each([
  ['the Friday before a Saturday', '2026-07-03', 'independence', true],
  ['the Monday after a Sunday', '2027-07-05', 'independence', true],
  ['the last day of the year before', '2021-12-31', 'new_year', true],
  ['the holiday itself', '2026-07-04', 'independence', false],
  ['another holiday of those days', '2021-12-31', 'christmas', false],
  ['a holiday of Texas, which never moves', '2025-03-03', 'tx_independence', false],
])('%s: a day off that was moved, or none', (_name, date, name, isMoved) =>
  expect(isMovedDayOff(date, name)).toBe(isMoved),
);
