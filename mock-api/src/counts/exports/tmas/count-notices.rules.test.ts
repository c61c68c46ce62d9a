import { countNotices, daysOf, stretches, type DayFacts } from './count-notices.rules.ts';
import { leavesOut, mergeNotices } from './notice.ts';
import type { TmasFlow } from './station-record.rules.ts';

const flow = { flow_id: 1, station_id_tmg: 'AU0012', station_name: 'Sample Trail' } as TmasFlow;
const DAYS = daysOf({ from: '2024-02-27', until: '2024-03-04' });
const whole = (day: string, change: Partial<DayFacts> = {}): DayFacts => ({
  flow_id: 1,
  day,
  usable: 24,
  minutes: 1440,
  length: 1440,
  mixed: false,
  highest: 40,
  uncertified: 0,
  ...change,
});
const noticed = (facts: DayFacts[], excluded: Parameters<typeof countNotices>[3] = []) => {
  const { written, notices } = countNotices(flow, DAYS, facts, excluded);
  return {
    written,
    notices: notices.map(({ kind, first, days, counts }) => [kind, first, days, ...(counts ? [counts] : [])]),
  };
};

test('a period has its days, the leap day among them', () =>
  expect(DAYS).toEqual(['2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02', '2024-03-03']));

test('whole days are written and nothing is said', () =>
  expect(noticed(DAYS.map((day) => whole(day)))).toEqual({ written: DAYS, notices: [] }));

test.each<[string, Partial<DayFacts> | null, string]>([
  ['without a row', null, 'noCounts'],
  ['not certified', { usable: 0, uncertified: 24 }, 'uncertifiedDays'],
  ['without a usable count', { usable: 0 }, 'unusableDays'],
  ['of two intervals', { mixed: true }, 'mixedIntervals'],
])('a day %s has no record', (_, change, kind) => {
  const facts = DAYS.flatMap((day) =>
    day !== '2024-02-29' ? [whole(day)] : change ? [whole(day, change)] : [],
  );
  const { written, notices } = noticed(facts);
  expect(written).toEqual(DAYS.filter((day) => day !== '2024-02-29'));
  expect(notices).toEqual([[kind, '2024-02-29', 1]]);
});

test('what is missing in a record is told with its number of counts', () => {
  const facts = DAYS.map((day) =>
    day >= '2024-03-02' ? whole(day, { usable: 20, minutes: 1200, uncertified: 3 }) : whole(day),
  );
  const excluded = DAYS.slice(-2).map((day) => ({
    flow_id: 1,
    day,
    condition: 'Implausibly high',
    counts: 1,
  }));
  expect(noticed(facts, excluded).notices).toEqual([
    ['uncertifiedCounts', '2024-03-02', 2, 6],
    ['excludedCounts', '2024-03-02', 2, 2],
    ['shortDays', '2024-03-02', 2],
  ]);
});

test.each([
  [99_999, []],
  [100_000, [['tooHigh', '2024-02-27', 1]]],
])('a highest count of %i', (highest, expected) =>
  expect(noticed(DAYS.map((day) => whole(day, day === '2024-02-27' ? { highest } : {}))).notices).toEqual(
    expected,
  ),
);

test('days in a row are one stretch, over the end of a month too', () => {
  const days = ['2024-02-28', '2024-02-29', '2024-03-01', '2024-03-03'].map((day) => ({
    day,
    kind: 'noCounts' as const,
  }));
  expect(stretches(days).map(({ first, last }) => [first, last])).toEqual([
    ['2024-02-28', '2024-03-01'],
    ['2024-03-03', '2024-03-03'],
  ]);
});

test('stretches of the same kind become one notice', () => {
  const { notices } = countNotices(flow, DAYS, [whole('2024-02-28'), whole('2024-03-01')], []);
  expect(notices).toHaveLength(3);
  expect(mergeNotices(notices)).toEqual([
    expect.objectContaining({ kind: 'noCounts', first: '2024-02-27', last: '2024-03-03', days: 4 }),
  ]);
  expect(notices.every(leavesOut)).toBe(true);
});
