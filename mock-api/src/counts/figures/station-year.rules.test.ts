import { expectNear } from '../../testing/figures/expect-near.ts';
import { readFigure } from '../../testing/figures/read-figure.ts';
import { workOut, type KnownFlow } from './station-year.rules.ts';

const flow = (flow_id: number, codes: string): KnownFlow => ({
  flow_id,
  flowid_txdot: `AU0012-${codes}`,
  name: codes,
  movement_direction_code: null,
});

const now = readFigure('27harrisonpark 2012 without July');
const whole = readFigure('27harrisonpark 2012');
const before = readFigure('27harrisonpark 2011');
const days = (flow_id: number, { days: own }: typeof now) => ({ flow_id, days: own, hours: 8760 });

const KNOWN = [flow(1, '3-2-1-9'), flow(2, '3-2-5-9')];

test('a list tells one mode once, all three are told where they are asked for', () => {
  const years = { year: 2012, now: [days(1, whole), days(2, whole)], before: [] };
  expect(workOut(KNOWN, years, 'listed').map(({ mode }) => mode)).toEqual(['bicycle']);
  expect(workOut(KNOWN, years, 'all').map(({ mode }) => mode)).toEqual(['bicycle', 'pedestrian', 'all']);
  const walkers = { ...years, now: [...years.now, days(3, whole)] };
  expect(workOut([...KNOWN, flow(3, '3-1-9-9')], walkers, 'listed').map(({ mode }) => mode)).toEqual([
    'bicycle',
    'pedestrian',
    'all',
  ]);
});

test('a year with a hole has no figure, what it lacks, and its change over the cells that both years have', () => {
  const years = {
    year: 2012,
    now: [days(1, whole), days(2, now)],
    before: [days(1, before), days(2, before)],
  };
  const [figure] = workOut(KNOWN, years, 'listed');
  expect(figure).toMatchObject({
    value: null,
    taken: 'incomplete',
    interval: null,
    change: null,
    common: { cells: 77 },
    sufficiency: { days: 332, cells: 77, gap: 31 },
  });
  expectNear(figure!.before, 2 * (before.figure ?? 0));
  expect(figure!.lacking.map(({ flow_id, cells }) => [flow_id, cells.length])).toEqual([[2, 7]]);
});

test('a flow that was not there the year before leaves nothing to compare', () => {
  const years = { year: 2012, now: [days(1, whole), days(2, whole)], before: [days(1, before)] };
  expect(workOut(KNOWN, years, 'listed')[0]).toMatchObject({ before: before.figure, common: null });
});
