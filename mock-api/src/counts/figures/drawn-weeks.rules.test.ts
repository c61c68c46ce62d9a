import { bootstrap } from './bootstrap.rules.ts';
import { flowDraws, type Draws } from './drawn-weeks.rules.ts';

/** Four quarters of two weeks each; their Mondays. */
const MONDAYS = [0, 14, 28, 42].map((first) => [first, first + 7]);
const days = (value: (day: number) => number | null) => Array.from({ length: 56 }, (_, day) => value(day));

test('where all weeks are alike so is every draw', () => {
  const { whole, means } = flowDraws(
    days((day) => 10 + (day % 7)),
    MONDAYS,
  );
  expect(whole).toEqual([13, 13, 13, 13]);
  expect(means).toHaveLength(2000 * 4);
  expect(new Set(means)).toEqual(new Set([13]));
});

test('a weekday that one of the weeks lacks is told by the other, and left out where neither has it', () => {
  // the first week has Mondays of 10 alone, the second all days of 20
  const { means } = flowDraws(
    days((day) => (day % 14 >= 7 ? 20 : day % 7 === 0 ? 10 : null)),
    MONDAYS,
  );
  const mixed = (15 + 6 * 20) / 7;
  expect(new Set(means)).toEqual(new Set([10, 20, mixed]));
});

test('weeks without any day are no number', () => {
  expect(
    flowDraws(
      days(() => null),
      MONDAYS,
    ).whole,
  ).toEqual([NaN, NaN, NaN, NaN]);
});

test('flows of several figures are drawn once, and come to what each comes to by itself', () => {
  const year = (seed: number) => Array.from({ length: 365 }, (_, day) => 50 + ((day * 31 + seed * 17) % 23));
  const [one, other] = [year(1), year(2)];
  const draws: Draws = new Map();
  const alone = [[one], [other], [one, other]].map((flows) => bootstrap(2025, 60, flows));
  const together = [[one], [other], [one, other]].map((flows) => bootstrap(2025, 60, flows, draws));
  expect(together).toEqual(alone);
  expect([...draws.values()].map(({ size }) => size)).toEqual([1, 1]);
});
