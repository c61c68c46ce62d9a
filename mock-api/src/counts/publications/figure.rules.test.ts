import type { FigureMethod, FigureMode } from 'shared-domain';
import { countedFlow, equalDays } from '../../testing/figures/counted-flow.ts';
import { calendarOf, emptyYear } from '../figures/year-of-hours.ts';
import type { CountedFlow } from '../figures/programme/station-year.ts';
import { figureOf } from './figure.rules.ts';

/** A flow that counts so many every hour of 2011, in all months or without one. */
function flow(id: number, codes: string, count: number, without = 0): CountedFlow {
  const calendar = calendarOf(2011);
  const hours = emptyYear(2011);
  for (const [day, { month }] of calendar.entries())
    if (month !== without) hours.hours.fill(count, day * 24, day * 24 + 24);
  const days = equalDays(2011, count * 24).map((total, at) =>
    calendar[at]?.month === without ? null : total,
  );
  return countedFlow({ id, flowid_txdot: `AU0012-${codes}`, hours, daysByYear: new Map([[2011, days]]) });
}
const NORTH = flow(1, '2-2-1-1', 10);
const SOUTH = flow(2, '2-2-5-1', 5);

const figure = (
  flows: readonly CountedFlow[],
  { mode = 'bicycle', method = 'aashto' }: { mode?: FigureMode; method?: FigureMethod } = {},
  spans: Parameters<typeof figureOf>[2] = [],
) =>
  figureOf(
    {
      station: {
        id: 1,
        agency_id: 1,
        station_id_tmg: 'AU0012',
        station_name: 'A bridge',
        time_zone: 'America/Chicago',
      },
      year: 2011,
      years: [2011],
      flows: [...flows],
      suspects: [],
    },
    { mode, method },
    spans,
  );
const span = (flow_id: number, factor: number, from = '2011-01-01') => ({
  flow_id,
  factor,
  from,
  until: '2011-12-31',
  author: 'Uma Castillo',
  reason: 'Two side by side',
});

test.each<FigureMethod>(['aashto', 'hourly', 'simple'])(
  'by %s the figure is the sum of its flows',
  (method) => {
    const found = figure([NORTH, SOUTH], { method });
    expect(found?.value).toBeCloseTo(360, 8);
    expect(found).toMatchObject({ taken: 'singles', factors: [], grade: { grade: 'A' } });
    expect(found?.parts.map(({ days, cells }) => [days, cells])).toEqual([
      [365, 84],
      [365, 84],
    ]);
    // an interval is of AASHTO's figure alone
    expect(found?.interval === null).toBe(method !== 'aashto');
  },
);

test('a year in which all days are equal has an interval of no width', () =>
  expect(figure([NORTH, SOUTH])?.interval?.measured).toMatchObject({ low: 360, high: 360 }));

test('dated factors multiply the days of their flow on which they hold, and are told', () => {
  const whole = figure([NORTH, SOUTH], {}, [span(1, 1.5)]);
  expect(whole?.value).toBeCloseTo(240 * 1.5 + 120, 8);
  expect(whole?.factors).toEqual([span(1, 1.5)]);
  const half = figure([NORTH, SOUTH], {}, [span(2, 2, '2011-07-01')]);
  expect(half?.value).toBeCloseTo(240 + 120 * 1.5, 8);
  expect(figure([NORTH, SOUTH], {}, [span(3, 9)])?.value).toBeCloseTo(360, 8);
});

test('single hours carry no factor: there is no hourly figure where one holds, not even a factor of one', () =>
  expect(figure([NORTH, SOUTH], { method: 'hourly' }, [span(1, 1)])?.value).toBeNull());

test.each<FigureMethod>(['aashto', 'hourly', 'simple'])('one direction is no station by %s', (method) =>
  expect(figure([NORTH], { method })).toMatchObject({ value: null, taken: 'one direction' }),
);

test('one direction of bicycles leaves everybody without a figure, though pedestrians have theirs', () => {
  const walkers = { ...flow(4, '2-1-9-9', 2), movement_direction_code: '3' };
  expect(figure([NORTH, walkers], { mode: 'all', method: 'simple' })?.value).toBeNull();
  expect(figure([NORTH, walkers], { mode: 'pedestrian' })?.value).toBeCloseTo(48, 8);
  expect(figure([NORTH, SOUTH, walkers], { mode: 'all' })?.value).toBeCloseTo(408, 8);
});

test('a year that lacks cells has no figure by AASHTO, and one by the simple mean', () => {
  const holes = [flow(1, '2-2-1-1', 10, 3), flow(2, '2-2-5-1', 5, 3)];
  expect(figure(holes)).toMatchObject({ value: null, taken: 'incomplete', interval: null });
  expect(figure(holes, { method: 'simple' })?.value).toBeCloseTo(360, 8);
});

test('open findings of a flow hold the grade down', () =>
  expect(figure([NORTH, { ...SOUTH, openFindings: 2 }])?.grade).toMatchObject({
    grade: 'C',
    open_findings: 2,
  }));

test('a mode that nobody counts is worked out not at all', () =>
  expect(figure([NORTH, SOUTH], { mode: 'pedestrian' })).toBeNull());
