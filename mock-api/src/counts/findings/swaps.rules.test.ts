import { isOtherSwap, swapDays, type Swap } from './swaps.rules.ts';

test('a flow is another counter’s from the days on which counters of it came', () => {
  const swaps = [
    { day: '1970-01-03', flow_ids: [1] },
    { day: '1970-01-05', flow_ids: null },
    { day: '1970-01-07', flow_ids: [2, 3] },
  ];
  expect([1, 2].map((flow) => swapDays(swaps, flow))).toEqual([
    [2, 4],
    [4, 6],
  ]);
});

const came = (day: string, flow_ids: number[] | null = null): Swap => ({ day, flow_ids });

test.each<[string, Swap | null, Swap | null, boolean]>([
  ['came on another day', came('2026-02-01'), came('2026-02-02'), true],
  ['counts other flows', came('2026-02-01', [1]), came('2026-02-01', [1, 2]), true],
  ['counts all by now', came('2026-02-01', [1]), came('2026-02-01'), true],
  ['is new', null, came('2026-02-01'), true],
  ['is gone', came('2026-02-01'), null, true],
  ['came when it came', came('2026-02-01', [1, 2]), came('2026-02-01', [1, 2]), false],
])('the rules begin anew elsewhere where a counter %s: %j, then %j: %s', (_, before, after, expected) => {
  expect(isOtherSwap(before, after)).toBe(expected);
});
