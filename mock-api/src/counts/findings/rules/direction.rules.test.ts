import { findUnevenWeeks } from './direction.rules.ts';
import { settingsFor } from './finding-settings.rules.ts';
import type { UsualDay } from './usual-days.rules.ts';

const MONDAY = 20_094;
const settings = settingsFor(1, []);

/** Weeks of days with so many people in each; the last four weeks are under review. */
function side(people: number[], newFrom: number[] = []) {
  const days = people.flatMap((total, week) =>
    Array.from({ length: 7 }, (_, at): UsualDay => {
      const day = week * 7 + at;
      return {
        day: MONDAY + day,
        from: day * 24,
        until: day * 24 + 24,
        total,
        isUsable: true,
        isUnderReview: week >= people.length - 4,
        usual: null,
        spread: 0,
        level: null,
        isOut: false,
        isRestart: false,
      };
    }),
  );
  return { series: { newFrom } as never, days };
}
const uneven = (own: number[], other: number[]) =>
  findUnevenWeeks(side(own), side(other), settings).map(({ from, until, severity, value }) => [
    from / 168,
    until / 168,
    severity,
    Math.round(value),
  ]);
const weeks = (usual: number, changed: Record<number, number>) =>
  Array.from({ length: 10 }, (_, week) => changed[week] ?? usual);

test.each<[string, number[], number[], unknown[]]>([
  ['both as usual', weeks(100, {}), weeks(100, {}), []],
  ['nine points fewer', weeks(100, { 7: 70 }), weeks(100, {}), []],
  ['ten points fewer', weeks(100, { 7: 50 }), weeks(100, {}), [[7, 8, 'review', 33]]],
  ['more', weeks(100, { 7: 200 }), weeks(100, {}), [[7, 8, 'review', 67]]],
  ['the other side fewer', weeks(100, {}), weeks(100, { 7: 50 }), []],
  ['two weeks in a row', weeks(100, { 7: 50, 8: 40 }), weeks(100, {}), [[7, 9, 'review', 29]]],
  ['certified', weeks(100, { 5: 50 }), weeks(100, {}), []],
  ['a share that is usual', weeks(20, {}), weeks(180, {}), []],
  ['too quiet', weeks(5, { 7: 1 }), weeks(5, {}), []],
])('a side of a facility: %s', (_, own, other, told) => expect(uneven(own, other)).toEqual(told));

test('without a past a small share is a hint, week by week', () => {
  expect(uneven([20, 20], [180, 180])).toEqual([
    [0, 1, 'hint', 10],
    [1, 2, 'hint', 10],
  ]);
});

// of what nobody knows the usual, a small share is a hint
test.each<[string, { own?: number[]; other?: number[] }, string]>([
  ['the past of both', {}, 'review'],
  ['its own past alone, where another counter began with the week', { own: [MONDAY + 42] }, 'hint'],
  ['the same where it is the other side’s', { other: [MONDAY + 42] }, 'hint'],
  ['the same where it began within the week before', { own: [MONDAY + 38] }, 'hint'],
  ['the past of both, where that was long before', { own: [MONDAY] }, 'review'],
])('another share is compared with %s', (_what, { own, other }, said) => {
  const people = weeks(100, { 6: 40, 7: 40, 8: 40, 9: 40 });
  const found = findUnevenWeeks(side(people, own), side(weeks(100, {}), other), settings);
  expect([...new Set(found.map(({ severity }) => severity))]).toEqual([said]);
});
