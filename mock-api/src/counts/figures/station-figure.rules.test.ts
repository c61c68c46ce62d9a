import { expected } from '../../testing/figures/expected.ts';
import { expectNear } from '../../testing/figures/expect-near.ts';
import { northChannel, realYear } from '../../testing/figures/real-years.ts';
import { aashto, type Days } from './methods.rules.ts';
import { figuresByMode, type FigureFlow } from './station-figure.rules.ts';
import { completionOf } from './sufficiency.rules.ts';
import { calendarOf, dayTotals, MISSING, type YearOfHours } from './year-of-hours.ts';

type StationOracle = {
  NB: number;
  SB: number;
  combined: number;
  ped: number;
  combined_total: number;
  A: { value: number };
  B: { value: number };
  AADNT_A: number;
  AADNT_B: number;
};
const oracle = expected['station'] as StationOracle;

const north = northChannel(1, 2011);
const south = northChannel(2, 2011);
const both: YearOfHours = {
  ...north,
  hours: north.hours.map((count, at) => {
    const other = south.hours[at] ?? MISSING;
    return count + other - Math.floor(Math.min(count, other) / 10);
  }),
};
const walkers = realYear('15middlemeadowwalk', 2011);

const without = (days: Days, of: (month: number, weekday: number) => boolean): Days =>
  calendarOf(2011).map(({ month, weekday }, at) => (of(month, weekday) ? null : (days[at] ?? null)));

let flowId = 0;
/** A flow by its codes 'method-type-direction-side'. */
function flow(codes: string, value: number | null, movement: string | null = null): FigureFlow {
  flowId += 1;
  return {
    flow_id: flowId,
    flowid_txdot: `AU0012-${codes}`,
    name: codes,
    movement_direction_code: movement,
    value,
  };
}

const NB = dayTotals(north);
const SB = dayTotals(south);
const COMBINED = dayTotals(both);
const PED = dayTotals(walkers);

const figure = (days: Days) => aashto(2011, days);
const mayLack = (sb: Days, combined: Days) =>
  figuresByMode([
    flow('2-2-1-1', figure(NB)),
    flow('2-2-5-1', figure(sb)),
    flow('2-2-9-9', figure(combined), '3'),
    flow('2-1-9-9', figure(PED), '3'),
  ]);

const byMode = (figures: ReturnType<typeof figuresByMode>) =>
  Object.fromEntries(figures.map(({ mode, value, taken }) => [mode, { value, taken }]));

test('the flows alone', () => {
  expectNear(
    [figure(NB), figure(SB), figure(COMBINED), figure(PED)],
    [oracle.NB, oracle.SB, oracle.combined, oracle.ped],
  );
  expect(COMBINED.reduce<number>((sum, day) => sum + (day ?? 0), 0)).toBe(oracle.combined_total);
});

test('A: with all complete the single directions are added, and nobody is counted twice', () => {
  expectNear(byMode(mayLack(SB, COMBINED)), {
    bicycle: { value: oracle.A.value, taken: 'singles' },
    pedestrian: { value: oracle.ped, taken: 'combined' },
    all: { value: oracle.AADNT_A, taken: 'singles' },
  });
});

const SB_WITHOUT_JUNE = without(SB, (month) => month === 6);

test('B: where a direction lacks June the combined flow is taken, and it is told why', () => {
  const figures = mayLack(SB_WITHOUT_JUNE, COMBINED);
  expectNear(byMode(figures), {
    bicycle: { value: oracle.B.value, taken: 'combined' },
    pedestrian: { value: oracle.ped, taken: 'combined' },
    all: { value: oracle.AADNT_B, taken: 'combined' },
  });
  expect(figures[0]!.lacking.map(({ name }) => name)).toEqual(['2-2-5-1']);
  expect(figures[0]!.left.map(({ flow: { name }, reason }) => [name, reason])).toEqual([
    ['2-2-1-1', 'overlap'],
    ['2-2-5-1', 'overlap'],
  ]);
  expect(completionOf(2011, SB_WITHOUT_JUNE).cells).toHaveLength(7);
});

test('C: where both lack something there is no figure, and each says what it lacks', () => {
  const mondays = without(COMBINED, (month, weekday) => month === 2 && weekday === 1);
  const figures = mayLack(SB_WITHOUT_JUNE, mondays);
  expectNear(byMode(figures), {
    bicycle: { value: null, taken: 'incomplete' },
    pedestrian: { value: oracle.ped, taken: 'combined' },
    all: { value: null, taken: 'incomplete' },
  });
  expect(figures[0]!.lacking.map(({ name }) => name)).toEqual(['2-2-5-1', '2-2-9-9']);
  expect(figures[2]!.modes_lacking).toEqual(['bicycle']);
  expect(completionOf(2011, mondays).cells).toEqual([{ month: 2, weekday: 1 }]);
});

const told = (flows: FigureFlow[]) => figuresByMode(flows).map(({ value, taken }) => [value, taken]);

test("one direction alone is its own figure and never the station's, and holds up the figure of all", () => {
  expect(told([flow('2-2-1-1', 10), flow('2-1-9-9', 5, '3')])).toEqual([
    [10, 'one direction'],
    [5, 'combined'],
    [null, 'incomplete'],
  ]);
});

test('a mode that was never counted is not counted, and not zero', () => {
  expect(told([flow('2-2-9-9', 0, '3')])).toEqual([
    [0, 'combined'],
    [null, 'not counted'],
    [0, 'combined'],
  ]);
  expect(told([])).toEqual([
    [null, 'not counted'],
    [null, 'not counted'],
    [null, 'not counted'],
  ]);
});

test('two sides of a street add; of two counters over one stream the later is left out and named', () => {
  const [figures] = figuresByMode([
    flow('2-2-1-3', 10),
    flow('2-2-5-3', 20),
    flow('2-2-1-7', 30),
    flow('2-2-5-7', 40),
    flow('3-2-5-7', 41),
  ]);
  expect([figures!.value, figures!.taken]).toEqual([100, 'singles']);
  expect(figures!.left).toMatchObject([{ flow: { name: '3-2-5-7' }, reason: 'same stream' }]);
});

test('pedestrians are those on foot, in wheelchairs and on skates; a type that holds these is not added to them', () => {
  const parts = [flow('2-1-9-9', 10, '3'), flow('2-4-9-9', 2, '3')];
  expect(told(parts)[1]).toEqual([12, 'combined']);
  expect(told([...parts, flow('2-6-9-9', 13, '3')])[1]).toEqual([13, 'combined']);
  expect(told([...parts, flow('2-6-9-9', null, '3')])[1]).toEqual([12, 'combined']);
});

test('riders count among all; vehicles with a motor and animals do not', () => {
  expect(told([flow('2-3-9-9', 4, '3'), flow('2-7-9-9', 50, '3'), flow('2-9-9-9', 60, '3')])).toEqual([
    [null, 'not counted'],
    [null, 'not counted'],
    [4, 'combined'],
  ]);
});

test('directions that are exchanged change no figure', () => {
  const one = told([flow('2-2-1-1', 10), flow('2-2-5-1', 20)]);
  expect(told([flow('2-2-5-1', 10), flow('2-2-1-1', 20)])).toEqual(one);
});
