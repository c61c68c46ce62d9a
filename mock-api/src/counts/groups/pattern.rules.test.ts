import { USUAL_GROUP_LIMITS } from 'shared-domain';
import { calendarOf } from '../figures/year-of-hours.ts';
import { counterYear } from './counter-year.ts';
import { groupOf, indicesOf, proposalOf, splitIsOffered } from './pattern.rules.ts';
import { expected } from '../../testing/figures/expected.ts';
import { realYear } from '../../testing/figures/real-years.ts';

type ExpectedGroup = { wwi: number; ami: number; group: string; days?: number };
const groups = expected['groups'] as Record<string, ExpectedGroup>;

/** '17cramondbrig 2011 without 2011-09-11', '06silverknowes 2013-2015', '27harrisonpark 2012' */
function yearsOf(key: string) {
  const [name = '', span = '', , without] = key.split(' ');
  const [first = 0, last = first] = span.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const event = calendarOf(first + at).findIndex(({ date }) => date === without);
    return counterYear(name, realYear(name, first + at), new Set(event === -1 ? [] : [event]));
  });
}

test.each(Object.keys(groups))('%s has the indices and the group of the reference', (key) => {
  const indices = indicesOf(yearsOf(key));
  expect(indices.wwi).toBeCloseTo(groups[key]?.wwi ?? Number.NaN, 8);
  expect(indices.ami).toBeCloseTo(groups[key]?.ami ?? Number.NaN, 8);
  expect(groupOf(indices, USUAL_GROUP_LIMITS)).toBe(groups[key]?.group);
  if (groups[key]?.days) expect(indices.days).toBe(groups[key].days);
});

const of = (wwi: number | null, ami: number | null, days = 365, weekendDays = 104) => ({
  wwi,
  ami,
  days,
  weekendDays,
});

test.each([
  ['both limits of a commuter met', of(0.8, 1.4), 'commuter'],
  ['weekends a little too strong', of(0.81, 1.4), 'mixed'],
  ['mornings a little too weak', of(0.8, 1.39), 'mixed'],
  ['both limits of recreation met', of(1.2, 1), 'recreational'],
  ['mornings a little too strong for recreation', of(1.2, 1.01), 'mixed'],
  ['ninety-nine days', of(0.5, 2, 99, 30), null],
  ['twenty-nine weekend days', of(0.5, 2, 200, 29), null],
  ['just enough days', of(0.5, 2, 100, 30), 'commuter'],
  ['nothing at midday', of(0.5, null), null],
  ['nothing on weekdays', of(null, 2), null],
])('%s: %j is %s', (_what, indices, group) => expect(groupOf(indices, USUAL_GROUP_LIMITS)).toBe(group));

test('limits are settings', () => {
  const of06 = of(0.6, 2);
  expect(groupOf(of06, { ...USUAL_GROUP_LIMITS, commuter_wwi: 0.5 })).toBe('mixed');
  expect(groupOf(of06, { ...USUAL_GROUP_LIMITS, days: 366 })).toBeNull();
  const before = of(0.5, 2);
  const far = { ...USUAL_GROUP_LIMITS, commuter_wwi: 0.55 };
  expect(proposalOf('commuter', of06, before, far)).toBeNull();
  expect(proposalOf('commuter', of06, before, { ...far, past: 0.04 })?.why).toBe('past-limit');
  expect(splitIsOffered([of06, before], { ...USUAL_GROUP_LIMITS, split: 0.05 })).toBe(true);
});

test.each([
  ['nothing decided', null, of(0.5, 2), null, { group: 'commuter', why: 'first' }],
  ['as decided', 'commuter', of(0.5, 2), of(0.5, 2), null],
  ['one year a little past', 'commuter', of(0.85, 2), of(0.5, 2), null],
  ['one year of which nothing before is known', 'commuter', of(0.85, 2), null, null],
  ['two years a little past', 'commuter', of(0.85, 2), of(0.82, 2), { group: 'mixed', why: 'two-years' }],
  [
    'one year past a limit by 0.10',
    'commuter',
    of(0.91, 2),
    of(0.5, 2),
    { group: 'mixed', why: 'past-limit' },
  ],
  ['mornings past theirs', 'commuter', of(0.5, 1.29), null, { group: 'mixed', why: 'past-limit' }],
  ['mixed, a little commuter', 'mixed', of(0.75, 1.5), of(0.9, 1.5), null],
  ['mixed, clearly commuter', 'mixed', of(0.7, 1.5), of(0.9, 1.5), { group: 'commuter', why: 'past-limit' }],
  ['clearly recreation no more', 'recreational', of(1.05, 0.9), null, { group: 'mixed', why: 'past-limit' }],
  ['two years of two other groups', 'recreational', of(1.15, 0.9), of(0.5, 2), null],
  ['too few days', 'commuter', of(1.5, 0.8, 90), of(1.5, 0.8), null],
] as const)(
  '%s: a change is proposed only when it lasts or is large',
  (_what, decided, newest, before, want) =>
    expect(proposalOf(decided, newest, before, USUAL_GROUP_LIMITS)).toEqual(want),
);

test.each([
  [[0.21, 0.5], false],
  [[0.21, 0.52], true],
  [[0.5], false],
  [[0.2, null, 0.3], false],
])('members of WWI %j are offered a split: %s', (wwis, split) =>
  expect(
    splitIsOffered(
      wwis.map((wwi) => of(wwi, 2)),
      USUAL_GROUP_LIMITS,
    ),
  ).toBe(split),
);
