import { areOpposite, flowsOfAllTypes, flowsToAdd, isCombined } from './overlap.rules.ts';

type Flow = { flowid_txdot: string; movement_direction_code: string | null };

/** 'type direction [side] [method] [movement]' */
const flow = (text: string): Flow => {
  const [type, direction, side = '9', method = '3', movement] = text.split(' ');
  return {
    flowid_txdot: `AU0001-${method}-${type}-${direction}-${side}`,
    movement_direction_code: movement ?? null,
  };
};
const NB = '2 1';
const SB = '2 5';
const BOTH = '2 9';
const short = (flows: Flow[], of: string[]) =>
  flows.map(({ flowid_txdot }) => of.find((text) => flow(text).flowid_txdot === flowid_txdot));

test.each([
  [1, 5, true],
  [5, 1, true],
  [2, 6, true],
  [3, 7, true],
  [8, 4, true],
  [1, 3, false],
  [9, 0, false],
  [0, 9, false],
])('directions %i and %i are opposite: %s', (one, other, opposite) =>
  expect(areOpposite(one, other)).toBe(opposite),
);

test.each<[string, string, string[], boolean]>([
  ['north–south', '2 9', [], true],
  ['east–west', '2 0', [], true],
  ['one direction', '2 1 9 3 1', [], false],
  ['both directions of movement', '2 1 9 3 3', [], true],
  ['an intersection', '2 1 9 3 4', [], true],
  ['both, written over opposite flows by the v1 form', '2 1 9 3 3', ['2 5 9 3 3'], false],
  ['both, beside another count type of the opposite direction', '2 1 9 3 3', ['1 5 9 3 3'], true],
])('a flow of %s counts several directions: %s', (_, one, others, combined) => {
  const own = flow(one);
  expect(isCombined(own, [own, ...others.map(flow)])).toBe(combined);
});

test.each<[string, string[], string[], { basis: string; taken: string[]; complete: boolean; both: boolean }]>(
  [
    [
      'both directions alone',
      [NB, SB],
      [],
      { basis: 'singles', taken: [NB, SB], complete: true, both: true },
    ],
    ['a combined flow alone', [BOTH], [], { basis: 'combined', taken: [BOTH], complete: true, both: true }],
    [
      'both directions beside a combined flow',
      [NB, SB, BOTH],
      [],
      { basis: 'singles', taken: [NB, SB], complete: true, both: true },
    ],
    [
      'a direction with a hole beside a combined flow',
      [NB, SB, BOTH],
      [SB],
      { basis: 'combined', taken: [BOTH], complete: true, both: true },
    ],
    [
      'holes everywhere',
      [NB, SB, BOTH],
      [SB, BOTH],
      { basis: 'singles', taken: [NB, SB], complete: false, both: true },
    ],
    [
      'one direction beside a combined flow',
      [NB, BOTH],
      [],
      { basis: 'combined', taken: [BOTH], complete: true, both: true },
    ],
    ['one direction alone', [NB], [], { basis: 'singles', taken: [NB], complete: true, both: false }],
    [
      'both sides of a street',
      ['2 1 3', '2 1 7', '2 5 3', '2 5 7'],
      [],
      { basis: 'singles', taken: ['2 1 3', '2 1 7', '2 5 3', '2 5 7'], complete: true, both: true },
    ],
    [
      'two counters over the same stream',
      [NB, SB, '2 1 9 1'],
      [],
      { basis: 'singles', taken: [NB, SB], complete: true, both: true },
    ],
    [
      'both axes of a crossing',
      ['2 9', '2 0'],
      [],
      { basis: 'combined', taken: ['2 9', '2 0'], complete: true, both: true },
    ],
    [
      'both axes and the whole intersection',
      ['2 9', '2 0', '2 9 9 1 4'],
      [],
      { basis: 'combined', taken: ['2 9 9 1 4'], complete: true, both: true },
    ],
  ],
)('of %s a sum takes one count of each stream', (_, texts, holes, expected) => {
  const flows = texts.map(flow);
  const isHole = new Set(holes.map((text) => flow(text).flowid_txdot));
  const { taken, left, ...found } = flowsToAdd(flows, ({ flowid_txdot }) => !isHole.has(flowid_txdot));
  expect({ ...found, taken: short(taken, texts) }).toEqual(expected);
  expect([...taken, ...left]).toHaveLength(flows.length);
});

test.each<[string, string[], string[], string[]]>([
  ['bicycles and pedestrians', [NB, SB, BOTH, '1 9'], [], [NB, SB, '1 9']],
  ['all non-motorized beside bicycles', ['8 9', NB, SB], [], ['8 9']],
  ['all non-motorized with a hole beside bicycles', ['8 9', NB, SB], ['8 9'], [NB, SB]],
  ['all pedestrians beside wheelchairs and bicycles', ['6 9', '4 9', '2 9'], [], ['6 9', '2 9']],
  ['all non-motorized, all pedestrians and pedestrians', ['8 9', '6 9', '1 9'], [], ['8 9']],
  ['all non-motorized beside motor vehicles', ['8 9', '7 9'], [], ['8 9', '7 9']],
])('a sum over %s counts nobody twice', (_, texts, holes, expected) => {
  const isHole = new Set(holes.map((text) => flow(text).flowid_txdot));
  const { taken } = flowsOfAllTypes(texts.map(flow), ({ flowid_txdot }) => !isHole.has(flowid_txdot));
  expect(short(taken, texts)).toEqual(expected);
});
