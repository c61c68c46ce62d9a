import type { Summed } from './bin-sums.rules.ts';
import { sumStations, type Sufficing } from './sum-stations.rules.ts';

const of = (values: (number | null)[], more: Partial<Summed> = {}): Summed => ({
  values,
  complete: values.map((value) => value !== null),
  uncertified: values.map(() => false),
  added: [],
  left: [],
  ...more,
});
const ALL: Sufficing = { least: null, unseen: 0 };

test.each<[string, (number | null)[][], Sufficing, (number | null)[], boolean[]]>([
  [
    'all there',
    [
      [1, 2],
      [10, 20],
    ],
    ALL,
    [11, 22],
    [false, false],
  ],
  [
    'a bin that a station lacks',
    [
      [1, null],
      [10, 20],
    ],
    ALL,
    [11, null],
    [false, false],
  ],
  ['zero is counted', [[0], [0]], ALL, [0], [false]],
  [
    'one of two suffices',
    [
      [1, null],
      [10, 20],
    ],
    { least: 1, unseen: 0 },
    [11, 20],
    [false, true],
  ],
  ['none is never enough', [[null], [null]], { least: 1, unseen: 0 }, [null], [false]],
  ['more than there are is all of them', [[1], [10]], { least: 9, unseen: 0 }, [11], [false]],
  ['a station that is not to be seen is missing', [[1], [10]], { least: null, unseen: 1 }, [null], [false]],
  ['unless fewer suffice', [[1], [10]], { least: 2, unseen: 1 }, [11], [true]],
  ['no station at all', [], ALL, [null], [false]],
])('%s', (_what, stations, sufficing, values, partial) => {
  const summed = sumStations(
    stations.map((one) => of(one)),
    values.length,
    sufficing,
  );
  expect([summed.values, summed.partial]).toEqual([values, partial]);
});

test('a sum is complete where all of its stations are, and a partial one never', () => {
  const one = of([1, 1, null], { complete: [true, false, false] });
  const other = of([2, 2, 2]);
  expect(sumStations([one, other], 3, { least: 1, unseen: 0 }).complete).toEqual([true, false, false]);
});

test('what is not certified or was not added at a station is so of the line', () => {
  const summed = sumStations(
    [
      of([1, 1], { uncertified: [true, false], left: ['Both'] }),
      of([2, null], { uncertified: [false, true] }),
    ],
    2,
    ALL,
  );
  expect([summed.uncertified, summed.left]).toEqual([[true, false], ['Both']]);
});
