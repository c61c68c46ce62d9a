import { expectNear } from '../../../testing/figures/expect-near.ts';
import { expectedFactors as expected } from '../../../testing/figures/expected-factors.ts';
import { northYear } from '../../../testing/figures/north-year.ts';
import { emptyYear } from '../year-of-hours.ts';
import { splitsOf } from './directions.rules.ts';

const real = northYear(2011);

test('the directional split in its forms is that of the reference', () => {
  const splits = splitsOf(real.one, real.other);
  expect(splits.map(({ of }) => of)).toEqual(['year', 'morning', 'evening', 'hour 30', 'highest 30']);
  expect(splits.slice(0, 4).map(({ counts }) => counts)).toEqual([
    expected.dir_total,
    expected.D_am.slice(0, 2),
    expected.D_pm.slice(0, 2),
    expected.D30.slice(0, 2),
  ]);
  expectNear(
    splits.map(({ share }) => share),
    [expected.D_year, expected.D_am[2], expected.D_pm[2], expected.D30[2], expected.D_top30],
  );
});

test('swapping directions swaps the split', () => {
  const straight = splitsOf(real.one, real.other);
  const swapped = splitsOf(real.other, real.one);
  expect(swapped.map(({ counts }) => counts)).toEqual(straight.map(({ counts: [a, b] }) => [b, a]));
  expect(swapped.map(({ share }) => share)).toEqual(straight.map(({ share }) => share));
  expect(swapped[0]?.larger).toBe(1 - (straight[0]?.larger ?? 0));
});

test('in the 30 highest hours a commute that turns is as one-sided as one that does not', () => {
  const [one, other] = [emptyYear(2011), emptyYear(2011)];
  for (let at = 0; at < 30; at += 1) {
    one.hours[at] = at % 2 === 0 ? 30 : 10;
    other.hours[at] = at % 2 === 0 ? 10 : 30;
  }
  expect(splitsOf(one, other)[4]).toEqual({
    of: 'highest 30',
    hours: 30,
    counts: [600, 600],
    larger: 0,
    share: 0.75,
  });
});

test('directions that share no hour have no split, and an hour of nobody has no larger half', () => {
  const [one, other] = [emptyYear(2011), emptyYear(2011)];
  one.hours[0] = 5;
  other.hours[1] = 5;
  expect(splitsOf(one, other)).toEqual([]);
  one.hours[1] = 0;
  other.hours[1] = 0;
  expect(splitsOf(one, other)[0]).toEqual({
    of: 'year',
    hours: 1,
    counts: [0, 0],
    larger: null,
    share: null,
  });
  expect(splitsOf(one, other)[3]).toMatchObject({ of: 'hour 30', hours: 0, share: null });
});
