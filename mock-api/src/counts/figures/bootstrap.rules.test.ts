import { expected } from '../../testing/figures/expected.ts';
import { expectNear } from '../../testing/figures/expect-near.ts';
import { readFigure as read } from '../../testing/figures/read-figure.ts';
import { bootstrap } from './bootstrap.rules.ts';
import { mulberry32 } from './mulberry32.ts';

type Drawn = {
  aadt: number;
  T: number;
  weeks: number[];
  rlo: number;
  rhi: number;
  typical: number[];
  measured: number[];
};
const draws = expected['bootstrap'] as Record<string, Drawn>;

test('numbers that are drawn are the same for the same seed', () => {
  const random = mulberry32(1);
  expect([random(), random()]).toEqual([0.627_073_940_588_161_3, 0.002_735_721_180_215_478]);
});

test.each(Object.keys(draws))('the draw of weeks of %s', (key) => {
  const { year, days, figure } = read(key);
  const { aadt, T, weeks, rlo, rhi, typical, measured } = draws[key]!;
  const found = bootstrap(year, figure ?? 0, [days])!;
  expect(found.blocks).toEqual(weeks);
  expectNear(
    [
      figure ?? 0,
      found.statistic,
      found.low_ratio,
      found.high_ratio,
      ...[found.typical, found.measured].flatMap(({ low, high }) => [low, high]),
    ],
    [aadt, T, rlo, rhi, ...typical, ...measured],
  );
});
