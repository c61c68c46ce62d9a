import { findHighDays, findLowDays, findCappedDays } from './day-totals.rules.ts';
import type { Day } from './days.ts';
import { settingsFor } from './finding-settings.rules.ts';
import { usualDays } from './usual-days.rules.ts';

const settings = settingsFor(1, []);
// a Monday; weekends have half, and every third day a little more
const FIRST = 20_094;
const usual = (at: number) => (at % 7 >= 5 ? 100 : 200) + (at % 3) * 10;

const daysOf = (count: number, totalOf: (at: number) => number | null): Day[] =>
  Array.from({ length: count }, (_, at) => {
    const total = totalOf(at);
    return {
      day: FIRST + at,
      from: at * 24,
      until: (at + 1) * 24,
      total,
      isUsable: total !== null,
      isUnderReview: true,
    };
  });

const told = (days: Day[], find: typeof findLowDays) =>
  find(usualDays(days, settings), settings).map(({ from, until }) => [from / 24, until / 24]);

test('a day is beside the median of like days: working days, or those of weekends', () => {
  const days = usualDays(daysOf(60, usual), settings);
  expect([days[3]?.usual, days[49]?.usual, days[54]?.usual]).toEqual([null, 210, 110]);
});

test.each<[string, (at: number) => number | null, unknown[], unknown[]]>([
  ['days as always', usual, [], []],
  ['one day of a fifth', (at) => (at === 50 ? 40 : usual(at)), [[50, 51]], []],
  ['one day of three times', (at) => (at === 50 ? 700 : usual(at)), [], [[50, 51]]],
  [
    'half of everything for three weeks',
    (at) => (at >= 50 && at < 71 ? usual(at) / 2 : usual(at)),
    [[50, 71]],
    [],
  ],
  ['half of everything for six days', (at) => (at >= 50 && at < 56 ? usual(at) / 2 : usual(at)), [], []],
  [
    'a recovery after a dead month',
    (at) => (at >= 50 && at < 80 ? 0 : usual(at) * (at < 80 ? 1 : 3)),
    [[50, 80]],
    [],
  ],
  [
    'a recovery after a month without data',
    (at) => (at >= 50 && at < 80 ? null : usual(at) * (at < 80 ? 1 : 3)),
    [],
    [],
  ],
  ['a busy site', (at) => 20 * usual(at), [], []],
])('%s', (_, totalOf, low, high) => {
  const days = daysOf(120, totalOf);
  expect(told(days, findLowDays).filter(([from = 0]) => from < 80)).toEqual(low);
  expect(told(days, findHighDays)).toEqual(high);
});

test('a low level that lasts is the usual one in the end', () => {
  const days = daysOf(300, (at) => (at < 50 ? usual(at) : usual(at) / 2));
  expect(told(days, findLowDays)).toEqual([[50, 113]]);
});

test('the cap is the last resort: it is silent where the site itself has so many', () => {
  const caps = { review: 2000, strong: 5000 };
  const over = (totalOf: (at: number) => number) =>
    findCappedDays(usualDays(daysOf(60, totalOf), settings), caps, settings).map(({ from }) => from / 24);
  expect(over((at) => (at === 50 ? 2500 : usual(at)))).toEqual([50]);
  // the first week has no past
  expect(over((at) => 20 * usual(at)).every((day) => day < 14)).toBe(true);
});

test.each<[string, readonly number[], number]>([
  ['with the past of the flow', [], 14],
  ['with its own past alone, where another counter began', [FIRST + 60], 0],
  ['with the past of the flow, where that was long before', [FIRST + 5], 14],
])('a lower level is compared %s', (_what, newFrom, low) => {
  const days = daysOf(74, (at) => usual(at) / (at < 60 ? 1 : 2));
  const all = usualDays(days, settings, newFrom);
  expect(all.map(({ day }) => day)).toEqual(days.map(({ day }) => day));
  expect(all.filter(({ level }) => level !== null)).toHaveLength(low);
  expect(all.filter(({ isRestart }) => isRestart).map(({ day }) => day)).toEqual(newFrom);
});

test('another counter on the first day has no past to leave, and days without counts are told over an exchange', () => {
  const zeros = usualDays(
    daysOf(60, (at) => (at >= 48 && at < 52 ? 0 : usual(at))),
    settings,
    [FIRST, FIRST + 50],
  );
  expect(zeros.filter(({ isRestart }) => isRestart).map(({ day }) => day - FIRST)).toEqual([50]);
  expect(zeros.filter(({ isOut }) => isOut).map(({ day }) => day - FIRST)).toEqual([48, 49, 50, 51]);
});
