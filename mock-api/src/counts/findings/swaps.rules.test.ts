import { swapDays } from './swaps.rules.ts';

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
