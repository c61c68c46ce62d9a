import { capsOf, findCappedDays, findHighDays, findLowDays } from './day-totals.rules.ts';
import { settingsFor } from './finding-settings.rules.ts';
import type { UsualDay } from './usual-days.rules.ts';

const settings = settingsFor(1, []);
const dayOf = (day: number, of: Partial<UsualDay>): UsualDay => ({
  day,
  from: day * 24,
  until: day * 24 + 24,
  total: 100,
  isUsable: true,
  isUnderReview: true,
  usual: 100,
  spread: 5,
  level: null,
  isOut: false,
  isRestart: false,
  ...of,
});
const told = (found: ReturnType<typeof findHighDays>) =>
  found.map(({ from, until, value, severity }) => [from / 24, until / 24, value, severity]);

test.each<[string, Partial<UsualDay>, boolean]>([
  ['as usual', {}, false],
  ['not far enough above', { total: 175 }, false],
  ['far above', { total: 176 }, true],
  ['far above in shares, but few people', { usual: 10, total: 40, spread: 1 }, false],
  ['within six spreads', { spread: 20, total: 219 }, false],
  ['beyond six spreads', { spread: 20, total: 221 }, true],
  ['without a past', { usual: null, total: 9000 }, false],
  ['certified', { isUnderReview: false, total: 900 }, false],
])('a day %s is high: %s', (_, of, isHigh) =>
  expect(findHighDays([dayOf(1, of)], settings)).toHaveLength(isHigh ? 1 : 0),
);

test.each<[string, Partial<UsualDay>, boolean]>([
  ['as usual', {}, false],
  ['of a quarter', { total: 25 }, false],
  ['of less than a quarter', { total: 24 }, true],
  ['within four spreads', { spread: 20, total: 21 }, false],
  ['beyond four spreads', { spread: 20, total: 19 }, true],
  ['where few people come', { usual: 19, total: 0 }, false],
  ['that is not whole', { total: 10, isUsable: false }, false],
  ['at a low level', { level: 0.5, total: 60 }, true],
  ['without a past', { usual: null, total: 0 }, false],
  ['certified', { isUnderReview: false, total: 1 }, false],
])('a day %s is low: %s', (_, of, isLow) =>
  expect(findLowDays([dayOf(1, of)], settings)).toHaveLength(isLow ? 1 : 0),
);

test('days next to each other are one finding, told by the furthest', () => {
  const days = [dayOf(1, { total: 300 }), dayOf(2, { total: 400 }), dayOf(3, {}), dayOf(4, { total: 300 })];
  expect(told(findHighDays(days, settings))).toEqual([
    [1, 3, 400, 'review'],
    [4, 5, 300, 'review'],
  ]);
});

const flow = { id: 1, count_method_code: '1', travel_direction_code: '1', street_side_code: '9' };
test.each<[string, string, number, unknown[]]>([
  ['bicycles', '2', 2000, []],
  ['bicycles', '2', 2001, [[1, 2, 2001, 'review']]],
  ['bicycles', '2', 5001, [[1, 2, 5001, 'strong']]],
  ['pedestrians', '1', 10_000, []],
  ['pedestrians', '1', 10_001, [[1, 2, 10_001, 'review']]],
  ['pedestrians', '1', 15_001, [[1, 2, 15_001, 'strong']]],
])('of %s (type %s) %i in a day: %j', (_, count_type_code, total, found) => {
  const caps = capsOf({ ...flow, count_type_code }, settings);
  expect(told(findCappedDays([dayOf(1, { total })], caps, settings))).toEqual(found);
});

test('a place where three days’ worth of the cap is usual is left alone', () => {
  const caps = capsOf({ ...flow, count_type_code: '2' }, settings);
  expect(findCappedDays([dayOf(1, { total: 2900, usual: 1000 })], caps, settings)).toEqual([]);
});
