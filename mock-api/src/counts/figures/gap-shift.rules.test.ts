import { expected } from '../../testing/figures/expected.ts';
import { expectNear } from '../../testing/figures/expect-near.ts';
import { readFigure as read } from '../../testing/figures/read-figure.ts';
import { gapShift } from './gap-shift.rules.ts';

const shifts = expected['gapshift'] as Record<string, { n: number; lo?: number; hi?: number }>;

test.each(Object.entries(shifts))('the shift of the gaps of %s', (key, { n, lo, hi }) => {
  const { year, days, figure } = read(key);
  const found = gapShift(year, figure ?? 0, [days]);
  expectNear(found, n === 0 ? null : { ratios: n, low: lo, high: hi });
});
