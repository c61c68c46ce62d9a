import { isComplete, sumBins, type BinnedFlow, type Counted } from './bin-sums.rules.ts';

test.each([
  [1440, 1440, true],
  [1296, 1440, true],
  [1295, 1440, false],
  // a spring day is shorter
  [1242, 1380, true],
  [0, 1440, false],
  // an hour that the clock skips
  [0, 0, false],
  [60, 0, false],
])('%i of %i minutes are complete: %s', (covered, expected, complete) => {
  expect(isComplete(covered, expected)).toBe(complete);
});

const flow = (id: number, codes: string, name: string, movement: string | null = null): BinnedFlow => ({
  id,
  name,
  flowid_txdot: `1AU0001-${codes}`,
  movement_direction_code: movement,
});
// pedestrians north, south, and both at once; and bicycles
const NORTH = flow(1, '3-1-1-9', 'North');
const SOUTH = flow(2, '3-1-5-9', 'South');
const BOTH = flow(3, '3-1-0-9', 'Both');
const BICYCLES = flow(4, '3-2-0-9', 'Bicycles');

const DAY = '2025-03-03';
const whole = (total: number): Counted => ({ total, covered: 1440, uncertified: 0 });
const part = (total: number): Counted => ({ total, covered: 600, uncertified: 0 });
const counted = (found: Record<number, Counted | undefined>) =>
  new Map(
    Object.entries(found).map(([id, one]) => [
      Number(id),
      // each flow is in use on another day, too
      new Map<string, Counted>([['2025-03-01', whole(1)], ...(one ? [[DAY, one] as const] : [])]),
    ]),
  );

test.each<[string, BinnedFlow[], Record<number, Counted | undefined>, [number | null, boolean]]>([
  ['one flow alone', [NORTH], { 1: whole(40) }, [40, true]],
  ['one that is open', [NORTH], { 1: part(15) }, [15, false]],
  ['one without anything', [NORTH], { 1: undefined }, [null, false]],
  ['both directions', [NORTH, SOUTH], { 1: whole(40), 2: whole(30) }, [70, true]],
  ['a direction that lacks it', [NORTH, SOUTH], { 1: whole(40), 2: undefined }, [null, false]],
  ['a direction that is open', [NORTH, SOUTH], { 1: whole(40), 2: part(3) }, [43, false]],
  [
    'single directions, not the combined flow',
    [NORTH, SOUTH, BOTH],
    { 1: whole(40), 2: whole(30), 3: whole(66) },
    [70, true],
  ],
  [
    'the combined flow where a direction is open',
    [NORTH, SOUTH, BOTH],
    { 1: whole(40), 2: part(3), 3: whole(66) },
    [66, true],
  ],
  [
    'the combined flow where a direction lacks it',
    [NORTH, SOUTH, BOTH],
    { 1: whole(40), 2: undefined, 3: whole(66) },
    [66, true],
  ],
  ['all modes', [BOTH, BICYCLES], { 3: whole(66), 4: whole(5) }, [71, true]],
  ['nothing at all', [], {}, [null, false]],
])('of %s a day comes to this', (_what, flows, found, [value, complete]) => {
  const summed = sumBins(flows, counted(found), [{ start: DAY, expected: 1440 }]);
  expect([summed.values, summed.complete]).toEqual([[value], [complete]]);
});

test('it says which flows were added and which count the same people again', () => {
  const found = counted({ 1: whole(40), 2: whole(30), 3: whole(66) });
  const { added, left } = sumBins([NORTH, SOUTH, BOTH], found, [{ start: DAY, expected: 1440 }]);
  expect({ added, left }).toEqual({ added: ['North', 'South'], left: ['Both'] });
});

test('an hour that the clock skips, and a date that the year lacks, are gaps', () => {
  const found = counted({ 1: whole(40) });
  const { values } = sumBins([NORTH], found, [
    { start: DAY, expected: 0 },
    { start: null, expected: 1440 },
  ]);
  expect(values).toEqual([null, null]);
});

test('bins with counts that are not certified are counted', () => {
  const found = counted({ 1: { ...whole(40), uncertified: 24 } });
  const bins = [DAY, '2025-03-01'].map((start) => ({ start, expected: 1440 }));
  expect(sumBins([NORTH], found, bins).uncertified.filter(Boolean)).toHaveLength(1);
});
