import type { FigureMode } from 'shared-domain';
import { countedFlow, equalDays } from '../../../testing/figures/counted-flow.ts';
import { calendarOf } from '../year-of-hours.ts';
import { takenIn } from './taken.rules.ts';

const WHOLE = new Map([[2011, equalDays(2011, 100)]]);
const WITHOUT_MARCH = new Map([[2011, calendarOf(2011).map(({ month }) => (month === 3 ? null : 100))]]);
const flow = (id: number, codes: string, daysByYear = WHOLE as ReadonlyMap<number, (number | null)[]>) =>
  countedFlow({
    id,
    flowid_txdot: `AU0012-${codes}`,
    movement_direction_code: codes.endsWith('9-9') ? '3' : null,
    daysByYear,
  });
type Flows = ReturnType<typeof flow>[];

const NORTH = flow(1, '2-2-1-1');
const SOUTH = flow(2, '2-2-5-1');
const BOTH = flow(3, '2-2-9-9');
const WALKERS = flow(4, '2-1-9-9');

test.each<[string, FigureMode, Flows, string, number[]]>([
  ['two directions', 'bicycle', [NORTH, SOUTH], 'singles', [1, 2]],
  ['one direction', 'bicycle', [NORTH], 'one direction', [1]],
  ['the combined flow alone', 'bicycle', [BOTH], 'combined', [3]],
  ['both: single directions before it', 'bicycle', [BOTH, NORTH, SOUTH], 'singles', [1, 2]],
  ['a direction with a hole', 'bicycle', [NORTH, flow(2, '2-2-5-1', WITHOUT_MARCH), BOTH], 'combined', [3]],
  ['pedestrians beside bicycles', 'pedestrian', [NORTH, SOUTH, WALKERS], 'combined', [4]],
  ['everybody', 'all', [NORTH, SOUTH, WALKERS], 'singles', [1, 2, 4]],
])('of %s, %s', (_what, mode, flows, taken, ids) => {
  const found = takenIn(flows, mode, 2011);
  expect(found?.taken).toBe(taken);
  expect(found?.flows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
});

test('a year that lacks cells is incomplete, and its flows are told all the same', () => {
  const found = takenIn([flow(3, '2-2-9-9', WITHOUT_MARCH)], 'bicycle', 2011);
  expect([found?.taken, found?.flows.map(({ id }) => id)]).toEqual(['incomplete', [3]]);
});

test.each<[string, FigureMode, number]>([
  ['of a mode that nobody counts', 'pedestrian', 2011],
  ['in a year without counts', 'bicycle', 2012],
])('nothing is taken %s', (_what, mode, year) => expect(takenIn([NORTH, SOUTH], mode, year)).toBeNull());
