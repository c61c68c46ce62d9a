import { expected } from '../../testing/figures/expected.ts';
import { validationResult, type Pair } from './validation.rules.ts';

type ExpectedValidation = Record<
  'n' | 'manual' | 'counter' | 'R' | 'se' | 'lo' | 'hi' | 'apd' | 'wapd',
  number
> & {
  mean_of_ratios: number;
  origin: number;
};
const oracle = expected['validation'] as Record<'A' | 'B' | 'C', ExpectedValidation>;

const pairsOf = (people: string, counter: string): Pair[] => {
  const counts = counter.split(' ').map(Number);
  return people.split(' ').map((count, at) => ({ people: Number(count), counter: counts[at] ?? null }));
};

const A = pairsOf('18 25 31 42 38 29 22 17 12 15 20 26', '16 22 25 35 33 27 20 15 12 13 18 22');
const B = pairsOf('3 0 5 2 7 4 1 6', '2 0 2 2 3 3 1 4');
const C = pairsOf('40 52 61 47 55 38 44 50', '39 50 60 45 55 37 45 48');

describe('the worked examples', () => {
  test.each([
    ['A', A],
    ['B', B],
    ['C', C],
  ] as const)('%s has the numbers of two programs', (name, pairs) => {
    const { n, manual, counter, R, se, lo, hi, apd, wapd, mean_of_ratios, origin } = oracle[name];
    const result = validationResult(pairs);
    expect([result.pairs, result.people, result.counter]).toEqual([n, manual, counter]);
    for (const [value, wanted] of [
      [result.factor, R],
      [result.se, se],
      [result.low, lo],
      [result.high, hi],
      [result.apd, apd],
      [result.wapd, wapd],
    ]) {
      expect(value).toBeCloseTo(wanted ?? Number.NaN, 8);
    }
    // what it is not
    const meanOfRatios = pairs.filter((p) => p.counter).map((p) => p.people / (p.counter ?? 1));
    expect(meanOfRatios.reduce((sum, r) => sum + r, 0) / meanOfRatios.length).toBeCloseTo(mean_of_ratios, 8);
    const dot = (f: (pair: Pair) => number) => pairs.reduce((sum, pair) => sum + f(pair), 0);
    expect(dot((p) => p.people * (p.counter ?? 0)) / dot((p) => (p.counter ?? 0) ** 2)).toBeCloseTo(
      origin,
      8,
    );
    expect(result.factor).not.toBeCloseTo(mean_of_ratios, 3);
    expect(result.factor).not.toBeCloseTo(origin, 4);
  });

  test.each([
    ['A, good', A, { verdict: 'good', lacks: [], one_inside: false, unusual: false, proposes: true }],
    [
      'B, too few people, too wide, asks',
      B,
      { verdict: 'collect_more', lacks: ['people', 'width'], unusual: true, proposes: false },
    ],
    ['C, nearly exact', C, { verdict: 'good', one_inside: false, proposes: true }],
  ])('%s', (_name, pairs, outcome) => expect(validationResult(pairs)).toMatchObject(outcome));
});

describe('what is accepted', () => {
  const same = (times: number, people: number, counter: number | null) =>
    Array.from({ length: times }, () => ({ people, counter }));

  test.each([
    ['seven pairs are too few', same(7, 10, 9), { lacks: ['pairs'], verdict: 'collect_more' }],
    ['eight are enough', same(8, 10, 9), { lacks: [], verdict: 'good', proposes: true }],
    ['29 people are too few', [...same(7, 4, 3), ...same(1, 1, 1)], { lacks: ['people'], people: 29 }],
    ['30 are enough', [...same(6, 4, 4), ...same(2, 3, 2)], { people: 30, verdict: 'usable' }],
    [
      'an exact counter needs no factor',
      same(8, 10, 10),
      { one_inside: true, proposes: false, verdict: 'good' },
    ],
    [
      'a counter that saw nothing has none',
      same(8, 10, 0),
      { factor: null, verdict: 'collect_more', proposes: false },
    ],
    [
      'nothing at all',
      [],
      { pairs: 0, factor: null, apd: null, wapd: null, lacks: ['pairs', 'people', 'width'] },
    ],
    ['one pair has no interval', same(1, 40, 20), { factor: 2, se: null, low: null, unusual: true }],
    ['nobody came by, and the counter says so', same(9, 0, 0), { factor: null, pairs: 9, apd: null }],
  ])('%s', (_name, pairs, outcome) => expect(validationResult(pairs)).toMatchObject(outcome));

  test('a pair without a count is dropped, a pair of zeros stays', () => {
    const result = validationResult([...A, { people: 99, counter: null }, { people: 0, counter: 0 }]);
    expect(result).toMatchObject({ pairs: 13, dropped: 1, people: 295, counter: 258 });
    expect(result.factor).toBeCloseTo(oracle.A.R, 8);
    expect(result.se).not.toBeCloseTo(oracle.A.se, 4);
  });

  test.each([
    [0.79, true],
    [0.8, false],
    [1.4, false],
    [1.41, true],
  ])('a factor of %f asks: %s', (factor, unusual) => {
    expect(validationResult(same(9, factor * 100, 100)).unusual).toBe(unusual);
  });

  test('over- and undercounts do not cancel in the weighted difference', () => {
    const result = validationResult([...same(4, 10, 12), ...same(4, 10, 8)]);
    expect([result.apd, result.wapd]).toEqual([0, 0.2]);
  });

  test('the order of pairs changes nothing', () => {
    expect(validationResult(A.toReversed())).toEqual(validationResult(A));
  });
});
