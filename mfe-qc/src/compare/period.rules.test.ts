import { faultOf, fittingBins, yearsUpTo } from './period.rules.ts';

test.each<[Parameters<typeof faultOf>[0], ReturnType<typeof faultOf>]>([
  [{ from: '2025-03-01', to: '2025-03-01', bin: 'day', as: 'absolute' }, null],
  [{ from: '2025-03-02', to: '2025-03-01', bin: 'day', as: 'absolute' }, 'backwards'],
  [{ from: '2025-03-01', to: '2025-03-08', bin: 'interval', as: 'absolute' }, 'tooLong'],
  [{ from: '2025-03-01', to: '2025-03-07', bin: 'interval', as: 'absolute' }, null],
  // means by weekday are of days, whatever bin was chosen before
  [{ from: '2025-03-01', to: '2025-06-30', bin: 'hour', as: 'weekday' }, null],
])('%j is wrong by %s', (asked, fault) => expect(faultOf(asked)).toBe(fault));

test.each([
  ['2025-03-07', ['interval', 'hour', 'day', 'week', 'month', 'year']],
  ['2025-03-08', ['hour', 'day', 'week', 'month', 'year']],
  ['2025-04-30', ['day', 'week', 'month', 'year']],
  ['2027-12-31', ['week', 'month', 'year']],
])('up to %s it can be looked at by %j', (to, bins) => {
  expect(fittingBins({ from: '2025-03-01', to, as: 'absolute' })).toEqual(bins);
});

test('another year is one of eight', () => {
  expect(yearsUpTo('2026-03-31')).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019]);
});
