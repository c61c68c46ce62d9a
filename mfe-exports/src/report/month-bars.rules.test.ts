import { shareOf } from 'shared-ui/time-axis';
import { CHART, monthBars, scaleEnd, yearSpan } from './month-bars.rules.ts';

test.each([
  [0, 1],
  [1, 1],
  [1.2, 2],
  [4.9, 5],
  [6, 10],
  [230, 500],
  [1000, 1000],
])('a scale for %d ends at %d', (highest, end) => expect(scaleEnd(highest)).toBe(end));

test('bars stand on the ground, the highest value at its height, and a gap where a month is missing', () => {
  const months = [50, null, 100, ...Array.from({ length: 9 }, () => 0)];
  const { end, bars, gaps } = monthBars([months, months], 2025);
  expect(end).toBe(100);
  expect(bars).toHaveLength(22);
  expect(gaps.map(({ series, month }) => [series, month])).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect([...bars, ...gaps].every(({ y, height }) => Math.abs(y + height - CHART.bottom) < 1e-9)).toBe(true);
  expect(bars.find(({ month }) => month === 2)?.y).toBe(CHART.top);
  expect(bars.every(({ x, width }) => x >= CHART.left && x + width <= CHART.width)).toBe(true);
  const [first, second] = bars.filter(({ month }) => month === 0);
  expect(second?.x).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0));
});

test.each([320, 1040])('in a drawing %i wide the months stand where the axis of time has them', (wide) => {
  const months = Array.from({ length: 12 }, () => 1);
  const { bars } = monthBars([months], 2025, wide);
  const span = yearSpan(2025);
  expect(bars).toHaveLength(12);
  for (const { month, x, width } of bars) {
    const middle = (x + width / 2 - CHART.left) / (wide - CHART.left);
    expect(middle).toBeGreaterThan(shareOf(Date.UTC(2025, month, 1), span));
    expect(middle).toBeLessThan(shareOf(Date.UTC(2025, month + 1, 1), span));
    expect(x + width).toBeLessThanOrEqual(wide);
  }
});
