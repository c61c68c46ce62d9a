import type { Alike } from './alike-counts.rules.ts';
import { gridOf, minutesOfYear, yearColumns } from './year-of-counts.rules.ts';

const like = { flow_id: 1, interval: 60, certified: false, excluded: false, doubted: false };
/** Hours 0, 2 and 5 have a value, hour 1 a row without one; hours 0, 1 and 5 have a suspect. */
const ALIKE: Alike[] = [
  { ...like, suspect_id: 7, minutes: [300, 0], counts: [9, 4] },
  { ...like, suspect_id: 7, minutes: [60], counts: null },
  { ...like, suspect_id: null, minutes: [120], counts: [0] },
];

test('counts stand where their interval starts, gaps and missing values are null', () => {
  const { counts } = yearColumns(ALIKE, 2025, 60);
  expect(counts).toHaveLength(8760);
  expect(counts.slice(0, 7)).toEqual([4, null, 0, null, null, 9, null]);
});

test('neighbours with the same suspect are one stretch', () => {
  expect(yearColumns(ALIKE, 2025, 60).suspects).toEqual([
    { from: 0, to: 1, suspect_id: 7 },
    { from: 5, to: 5, suspect_id: 7 },
  ]);
});

test('hourly counts on a grid of quarters fill the first cell, their suspects all four', () => {
  const { counts, suspects } = yearColumns(ALIKE, 2025, 15);
  expect(counts.slice(0, 9)).toEqual([4, null, null, null, null, null, null, null, 0]);
  expect(suspects[0]).toEqual({ from: 0, to: 7, suspect_id: 7 });
});

test('where a counter went over from hours to quarters, the suspect of a quarter fills one cell', () => {
  const quarters: Alike = { ...like, interval: 15, suspect_id: 3, minutes: [600], counts: [1] };
  expect(yearColumns([...ALIKE, quarters], 2025, 15).suspects.at(-1)).toEqual({
    from: 40,
    to: 40,
    suspect_id: 3,
  });
});

test('a flow without counts in the year is all gaps', () => {
  expect(yearColumns([], 2024, 60)).toEqual({ counts: Array(8784).fill(null), suspects: [] });
});

test.each([
  [[], 60],
  [[60, 15], 15],
  [[1440], 60],
  [[7], 60],
])('counts of %j minutes stand on a grid of %i', (intervals, grid) => {
  const alike = intervals.map((interval) => ({
    ...like,
    interval,
    suspect_id: null,
    minutes: [],
    counts: [],
  }));
  expect(gridOf(alike, 2025)).toBe(grid);
});

test.each([
  [2024, 527_040],
  [2025, 525_600],
])('the year %i has %i minutes', (year, minutes) => expect(minutesOfYear(year)).toBe(minutes));
