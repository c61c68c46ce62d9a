import type { OpenFlowMonth, OpenMonth } from '../open-data/store/snapshot.ts';
import {
  busiest,
  countedOnce,
  equipmentDaysIn,
  hourProfile,
  monthTotals,
  monthsIn,
  monthsRevised,
  weekProfile,
  yearsOf,
} from './station-figures.rules.ts';

const NONE = Array.from({ length: 24 }, () => null);
const at = (hour: number, value: number) => NONE.map((_, place) => (place === hour ? value : null));
const flow = (name: string, days: OpenFlowMonth['days'], hours: OpenFlowMonth['hours'] = null) => ({
  flow: name,
  days,
  hours,
});
/** The two directions of bicycles at a station, what counts both at once, and its pedestrians. */
const A = 'AU0001-3-2-1-9';
const B = 'AU0001-3-2-5-9';
const BOTH = 'AU0001-3-2-9-9';
const WALKERS = 'AU0001-3-1-9-9';
const month = (name: string, flows: OpenFlowMonth[]): OpenMonth => ({
  month: name,
  edition: 1,
  hash: 'f00d',
  counts: 1,
  published_at: '2026-03-10T08:00:00Z',
  revising: null,
  flows,
  excluded: [],
  uptime: null,
});
const day = (date: string, total: number, whole = true) => ({ date, total, whole });

test('years are told once, the newest first', () => {
  const months = ['2024-11', '2024-12', '2025-01'].map((name) => month(name, []));
  expect(yearsOf(months)).toEqual([2025, 2024]);
  expect(monthsIn(months, 2024).map(({ month }) => month)).toEqual(['2024-11', '2024-12']);
});

test('the months under revision are told, of a year or of all', () => {
  const revised = (name: string) => ({ ...month(name, []), revising: '2026-03-12T15:00:00Z' });
  const months = [revised('2024-12'), month('2025-01', []), revised('2025-02')];
  expect(monthsRevised(months)).toEqual(['2024-12', '2025-02']);
  expect(monthsRevised(months, 2025)).toEqual(['2025-02']);
});

test('days on which equipment was changed are told of a year, and of months alone that are out', () => {
  const months = [month('2024-12', []), month('2025-01', [])];
  const equipment_changed = ['2024-12-31', '2025-01-07', '2025-02-01'];
  expect(equipmentDaysIn({ months, equipment_changed }, 2025)).toEqual(['2025-01-07']);
  expect(equipmentDaysIn({ months }, 2025)).toEqual([]);
});

test('a year has twelve months; one that is not out, or of which all was left out, has no total', () => {
  const out = [
    month('2025-02', [
      flow(A, [day('2025-02-01', 4), day('2025-02-02', 5)]),
      flow(B, [day('2025-02-01', 1)]),
    ]),
    month('2025-03', [flow(A, [])]),
  ];
  const totals = monthTotals(out, 2025);
  expect(totals).toHaveLength(12);
  expect(totals.slice(0, 3).map(({ total, days }) => [total, days])).toEqual([
    [null, null],
    [10, 2],
    [null, 0],
  ]);
  expect([...(totals[1]?.byFlow ?? [])]).toEqual([
    [A, 9],
    [B, 1],
  ]);
});

describe('the mean day by hours', () => {
  const hours = (weekday: (number | null)[]) => ({ weekday, weekend: NONE });
  test.each([
    ['the sum of flows', [month('2025-01', [flow(A, [], hours(at(8, 3))), flow(B, [], hours(at(8, 4)))])], 7],
    [
      'the mean of months',
      [month('2025-01', [flow(A, [], hours(at(8, 3)))]), month('2025-02', [flow(A, [], hours(at(8, 6)))])],
      4.5,
    ],
    [
      'without a month that lacks a flow',
      [
        month('2025-01', [flow(A, [], hours(at(8, 3))), flow(B, [], hours(NONE))]),
        month('2025-02', [flow(A, [], hours(at(8, 6)))]),
      ],
      6,
    ],
  ])('is %s', (_what, months, expected) => expect(hourProfile(months)?.weekday[8]).toBe(expected));

  test('is none where days alone are out', () =>
    expect(hourProfile([month('2025-01', [flow(A, [day('2025-01-01', 4)])])])).toBeNull());

  test.each([
    [at(17, 5), 17],
    [NONE, null],
    [NONE.map(() => 0), 0],
  ])('is busiest at', (values, hour) => expect(busiest(values)).toBe(hour));
});

test('the mean day of a weekday is of days on which every flow is whole', () => {
  const profile = weekProfile([
    // 2025-01-06 is a Monday
    month('2025-01', [
      flow(A, [
        day('2025-01-06', 10),
        day('2025-01-13', 20),
        day('2025-01-20', 90),
        day('2025-01-12', 3, false),
      ]),
      flow(B, [day('2025-01-06', 1), day('2025-01-13', 1), day('2025-01-20', 1, false)]),
    ]),
  ]);
  expect(profile).toEqual([16, null, null, null, null, null, null]);
});

test.each([
  ['directions', [A, B], [A, B]],
  ['directions before the flow that counts both', [A, B, BOTH], [A, B]],
  ['types beside each other', [A, B, WALKERS], [A, B, WALKERS]],
])('nobody is counted twice: %s', (_what, flows, taken) => {
  const days = [day('2025-01-06', 1)];
  expect(countedOnce(flows.map((name) => flow(name, days))).map((each) => each.flow)).toEqual(taken);
});

test('where a direction stands on fewer days, the flow that counts both is taken', () => {
  const flows = [flow(A, [day('2025-01-06', 1)]), flow(B, []), flow(BOTH, [day('2025-01-06', 3)])];
  expect(countedOnce(flows).map((each) => each.flow)).toEqual([BOTH]);
  expect(monthTotals([month('2025-01', flows)], 2025)[0]?.total).toBe(3);
});
