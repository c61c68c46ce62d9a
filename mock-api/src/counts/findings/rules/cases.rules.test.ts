import { casesOf, stretchesOf, type Named } from './cases.rules.ts';

const DAY = 24;

const part = (rule: Named['rule'], from: number, until: number, more: Partial<Named> = {}): Named => ({
  rule,
  from,
  until,
  severity: 'review',
  value: 1,
  threshold: 1,
  suspects: [],
  evidence: {},
  ...more,
});
const level = { evidence: { percent: 50 } };

const told = (parts: Named[]) =>
  casesOf(parts, DAY).map((one) => [one.lead.rule, one.from, one.until, one.parts.length]);

test.each<[string, Named[], unknown[]]>([
  ['a spike on a high day', [part('day-high', 0, 24), part('spike', 8, 10)], [['day-high', 0, 24, 2]]],
  [
    'stray counts in a dead counter',
    [part('zero-days', 0, 96), part('day-low', 96, 120), part('zero-days', 120, 240)],
    [['zero-days', 0, 240, 3]],
  ],
  [
    'a gap that a silence begins with',
    [part('gap', 0, 6), part('silent-flow', 6, 60)],
    [['silent-flow', 0, 60, 2]],
  ],
  [
    'gaps within a day of each other',
    [part('gap', 0, 1), part('gap', 20, 21), part('gap', 80, 81)],
    [
      ['gap', 0, 21, 2],
      ['gap', 80, 81, 1],
    ],
  ],
  [
    'a low level that rises for some days',
    [part('day-low', 0, 240, level), part('day-low', 340, 500, level)],
    [['day-low', 0, 500, 2]],
  ],
  [
    'low days apart from each other',
    [part('day-low', 0, 24), part('day-low', 72, 96)],
    [
      ['day-low', 0, 24, 1],
      ['day-low', 72, 96, 1],
    ],
  ],
  [
    'a true crowd within a low level',
    [part('day-low', 0, 240, level), part('day-high', 48, 72)],
    [
      ['day-low', 0, 240, 1],
      ['day-high', 48, 72, 1],
    ],
  ],
  [
    'a missing hour within a low level',
    [part('day-low', 0, 240, level), part('gap', 48, 49)],
    [
      ['day-low', 0, 240, 1],
      ['gap', 48, 49, 1],
    ],
  ],
  [
    'a clock that is set twice, and the peaks that it moves',
    [part('clock', 0, 168), part('spike', 20, 21), part('clock', 336, 504)],
    [['clock', 0, 504, 3]],
  ],
  [
    'a clock and zeros are two matters',
    [part('clock', 0, 168), part('zero-days', 24, 120)],
    [
      ['clock', 0, 168, 1],
      ['zero-days', 24, 120, 1],
    ],
  ],
  [
    'high days next to each other',
    [part('day-high', 0, 24), part('spike', 24, 25)],
    [
      ['day-high', 0, 24, 1],
      ['spike', 24, 25, 1],
    ],
  ],
  [
    'a hint joins and does not widen',
    [part('zero-days', 48, 120), part('direction', 0, 168, { severity: 'hint' })],
    [['zero-days', 48, 120, 2]],
  ],
  ['a hint alone is a case', [part('direction', 0, 168, { severity: 'hint' })], [['direction', 0, 168, 1]]],
  [
    'the weightiest leads, however short',
    [part('day-high', 0, 48), part('day-cap', 0, 24, { severity: 'strong' })],
    [['day-cap', 0, 48, 2]],
  ],
])('%s', (_, parts, expected) => {
  expect(told(parts)).toEqual(expected);
  expect(told(parts.toReversed())).toEqual(expected);
});

test('stretches hold each cell once', () => {
  const parts = [part('gap', 5, 9), part('gap', 0, 6), part('gap', 9, 10), part('gap', 12, 13)];
  expect(stretchesOf(parts)).toEqual([
    { from: 0, until: 10 },
    { from: 12, until: 13 },
  ]);
});
