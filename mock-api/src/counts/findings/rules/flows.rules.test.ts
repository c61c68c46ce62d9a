import { daysOf } from './days.ts';
import { settingsFor } from './finding-settings.rules.ts';
import { findSilence, opposite } from './flows.rules.ts';
import { seriesOf, type RuleFlow } from './series.ts';
import { usualDays } from './usual-days.rules.ts';

const START = 20_094 * 1440;
const DAYS = 20;
const settings = settingsFor(1, []);
const flowOf = (id: number, direction: string, of: Partial<RuleFlow> = {}): RuleFlow => ({
  id,
  count_method_code: '1',
  count_type_code: '2',
  travel_direction_code: direction,
  street_side_code: '9',
  ...of,
});

/** Twenty days of hours, all under review; `count` says how many came. */
function counted(flow: RuleFlow, count: (hour: number) => number | null = () => 5) {
  const rows = Array.from({ length: DAYS * 24 }, (_, at) => ({
    minutes: START + at * 60,
    count: count(at),
    interval: 60,
    certified: false,
    suspect: false,
    excluded: false,
  }));
  const series = seriesOf(flow, rows, { start: START, end: START + DAYS * 1440, isSkipped: () => false });
  return { series, days: usualDays(daysOf(series), settings) };
}

test.each<[string, RuleFlow, boolean]>([
  ['the other way', flowOf(2, '5'), true],
  ['the same way', flowOf(2, '1'), false],
  ['across', flowOf(2, '3'), false],
  ['another type', flowOf(2, '5', { count_type_code: '1' }), false],
  ['another method', flowOf(2, '5', { count_method_code: '3' }), false],
])('the side opposite of a flow northward: %s', (_, flow, is) => {
  const [own, other] = [counted(flowOf(1, '1')), counted(flow)];
  expect(opposite(own, [own, other])).toBe(is ? other : undefined);
});

const silent =
  (from: number, until: number, value: number | null = 0) =>
  (hour: number) =>
    hour >= from && hour < until ? value : 5;

test.each<[string, (hour: number) => number | null, (hour: number) => number | null, unknown[]]>([
  ['a day', silent(240, 264), () => 5, [[240, 264]]],
  ['an hour short of a day', silent(240, 263), () => 5, []],
  ['a day on which the other flow is silent too', silent(240, 264), silent(240, 264), []],
  ['a day without a value: a gap', silent(240, 264, null), () => 5, []],
  ['a day without a past', silent(0, 24), () => 5, []],
  ['a day at a place of few people', (hour) => (hour % 24 === 8 && hour < 240 ? 1 : 0), () => 5, []],
])('silence for %s', (_, own, other, told) => {
  const flow = counted(flowOf(1, '1'), own);
  const found = findSilence(flow, [flow, counted(flowOf(2, '5'), other)], settings);
  expect(found.map(({ from, until }) => [from, until])).toEqual(told);
});
