import { daysOf } from './count-notices.rules.ts';
import { hintNotices, unevenNotices, type DayTotal } from './hint-notices.rules.ts';
import type { TmasFlow } from './station-record.rules.ts';

const flowOf = (flow_id: number, travel_direction_code: string) =>
  ({
    flow_id,
    station_id_tmg: 'AU0012',
    station_name: 'Sample Trail',
    count_type_code: '2',
    count_method_code: '3',
    travel_direction_code,
  }) as TmasFlow;
const north = flowOf(1, '1');
const south = flowOf(2, '5');

const totals = (from: string, until: string, total: (day: string) => number | null, flow = north) =>
  daysOf({ from, until }).flatMap((day): DayTotal[] => {
    const value = total(day);
    return value === null ? [] : [{ flow_id: flow.flow_id, day, total: value }];
  });
const kinds = (days: string[], of: DayTotal[]) =>
  hintNotices(north, days, of).map(({ kind, first, last, value }) => [kind, first, last, value]);
const MAY = daysOf({ from: '2024-05-01', until: '2024-06-01' });
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

test('days like those before say nothing', () => {
  expect(
    kinds(
      MAY,
      totals('2023-05-01', '2024-06-01', () => 100),
    ),
  ).toEqual([]);
});

test('three whole days of zero in a row are noticed, two are not', () => {
  const zeros = (last: string) =>
    kinds(
      MAY.slice(0, 20),
      totals('2024-05-01', '2024-05-21', (day) => (day > '2024-05-10' && day <= last ? 0 : 9)),
    );
  expect(zeros('2024-05-12')).toEqual([]);
  expect(zeros('2024-05-13')).toEqual([['zeroDays', '2024-05-11', '2024-05-13', undefined]]);
});

test('a month that misses a weekday is noticed, a part of a month is not', () => {
  const noMondays = totals('2024-05-01', '2024-06-01', (day) => (weekday(day) === 1 ? null : 10));
  expect(kinds(MAY, noMondays)).toEqual([['noWeekday', '2024-05-01', '2024-05-31', undefined]]);
  expect(kinds(MAY.slice(1), noMondays)).toEqual([]);
});

test.each([
  [120, []],
  [121, [['unlikeLastYear', [{ month: '2024-05', value: 21 }]]]],
  [79, [['unlikeLastYear', [{ month: '2024-05', value: -21 }]]]],
])('a month of %i a day against 100 a year before', (total, expected) => {
  const before = totals('2023-05-01', '2023-06-01', () => 100);
  const found = hintNotices(north, MAY, [...before, ...totals('2024-05-01', '2024-06-01', () => total)]);
  expect(found.map(({ kind, months }) => [kind, months])).toEqual(expected);
});

test.each([
  [100, 301, ['unlikeLastWeeks']],
  [100, 300, []],
  [400, 700, []],
  [400, 701, ['unlikeLastWeeks']],
  [40, 9, ['unlikeLastWeeks']],
  [40, 10, []],
  [39, 0, []],
])('after weeks of %i a day, a day of %i', (usual, total, expected) => {
  const days = totals('2024-04-01', '2024-05-13', (day) => (day === '2024-05-12' ? total : usual));
  expect(hintNotices(north, ['2024-05-12'], days).map(({ kind }) => kind)).toEqual(expected);
  const short = days.filter(({ day }) => day >= '2024-04-28');
  expect(hintNotices(north, ['2024-05-12'], short)).toEqual([]);
});

test.each([
  [60, 40, []],
  [62, 38, [[1, 2, 62]]],
  [38, 62, [[2, 1, 62]]],
])('of %i and %i a day in two directions', (one, other, expected) => {
  const period = { from: '2024-05-01', until: '2024-05-06' };
  const days = [
    ...totals('2024-05-01', '2024-05-06', () => one, north),
    ...totals('2024-05-01', '2024-05-06', () => other, south),
  ];
  const found = unevenNotices([north, south], period, days);
  expect(found.map(({ flow, other: opposed, value }) => [flow?.flow_id, opposed?.flow_id, value])).toEqual(
    expected,
  );
  expect(unevenNotices([north], period, days)).toEqual([]);
  expect(unevenNotices([north, flowOf(2, '3')], period, days)).toEqual([]);
});

test('directions are compared on the days that both have', () => {
  const days = [
    ...totals('2024-05-01', '2024-05-11', () => 100, north),
    ...totals('2024-05-01', '2024-05-03', () => 100, south),
  ];
  expect(unevenNotices([north, south], { from: '2024-05-01', until: '2024-05-11' }, days)).toEqual([]);
});
