import { minutesOfYear, yearColumns } from './year-of-counts.rules.ts';

const row = {
  flow_id: 1,
  interval_minutes: 60,
  offsets: '0,60,120,300',
  counts: '4,,0,9',
  suspects: '7,7,,7',
};

test('counts stand where their interval starts, gaps and missing values are null', () => {
  const { counts } = yearColumns(row, 2025, 60);
  expect(counts).toHaveLength(8760);
  expect(counts.slice(0, 7)).toEqual([4, null, 0, null, null, 9, null]);
});

test('neighbours with the same suspect are one stretch', () => {
  expect(yearColumns(row, 2025, 60).suspects).toEqual([
    { from: 0, to: 1, suspect_id: 7 },
    { from: 5, to: 5, suspect_id: 7 },
  ]);
});

test('hourly counts on a grid of quarters fill the first cell, their suspects all four', () => {
  const { counts, suspects } = yearColumns(row, 2025, 15);
  expect(counts.slice(0, 9)).toEqual([4, null, null, null, null, null, null, null, 0]);
  expect(suspects[0]).toEqual({ from: 0, to: 7, suspect_id: 7 });
});

test('a flow without counts in the year is all gaps', () => {
  expect(yearColumns(undefined, 2024, 60)).toEqual({ counts: Array(8784).fill(null), suspects: [] });
});

test.each([
  [2024, 527_040],
  [2025, 525_600],
])('the year %i has %i minutes', (year, minutes) => expect(minutesOfYear(year)).toBe(minutes));
