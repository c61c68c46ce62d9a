import fc from 'fast-check';
import type { FigureMethod, FigureMode } from 'shared-domain';
import { countedFlow, equalDays } from '../../testing/figures/counted-flow.ts';
import { calendarOf, emptyYear } from '../figures/year-of-hours.ts';
import type { CountedFlow } from '../figures/programme/station-year.ts';
import { figureOf } from './figure.rules.ts';
import type { KeptFill } from './filling.rules.ts';

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
  {
    mode = 'bicycle',
    method = 'aashto',
    filled = false,
  }: { mode?: FigureMode; method?: FigureMethod; filled?: boolean } = {},
  spans: Parameters<typeof figureOf>[2]['spans'] = [],
  fills: readonly KeptFill[] = [],
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
    { mode, method, filled },
    { spans, fills },
  );
const span = (flow_id: number, factor: number, from = '2011-01-01') => ({
  flow_id,
  factor,
  low: null,
  high: null,
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

/** March of a flow filled with so many a day. */
const march = (flow_id: number, value: number): KeptFill => ({
  flow_id,
  method: 'day-of-year',
  pattern: 'commuter',
  members: 6,
  donor: null,
  days: calendarOf(2011)
    .filter(({ month }) => month === 3)
    .map(({ date }) => ({ date, value })),
  error: { days: 30, median_run: 0.029, p90_run: 0.1 },
  user_name: 'Uma Castillo',
  made_at: '2012-01-05T10:00:00Z',
  weather: null,
});
const HOLES = [flow(1, '2-2-1-1', 10, 3), flow(2, '2-2-5-1', 5, 3)];

test('a year that lacks a month has a figure with that month filled, and none without; both say what is filled', () => {
  const fills = [march(1, 240), march(2, 120)];
  const plain = figure(HOLES, {}, [], fills);
  expect(plain).toMatchObject({ value: null, taken: 'incomplete', filled: false, filling: { days: 62 } });
  const filled = figure(HOLES, { filled: true }, [], fills);
  expect(filled?.value).toBeCloseTo(360, 8);
  // weeks that were estimated are no sample: the fills tell their own error
  expect(filled).toMatchObject({ taken: 'singles', filled: true, interval: null });
  expect(filled?.filling?.share_of_traffic).toBeCloseTo(31 / 365, 8);
  expect(filled?.filling?.effect).toBeCloseTo((31 / 365) * 0.029, 8);
  // what was counted is graded: filling makes no year better counted
  expect(filled?.grade).toEqual(plain?.grade);
});

test('a factor multiplies filled days, too, for they were estimated from what this counter counts', () =>
  expect(figure(HOLES, { filled: true }, [span(1, 1.5)], [march(1, 240), march(2, 120)])?.value).toBeCloseTo(
    240 * 1.5 + 120,
    8,
  ));

test('single hours are never filled: there is no hourly figure with filled days', () =>
  expect(figure(HOLES, { method: 'hourly', filled: true }, [], [march(1, 240)])?.value).toBeNull());

test('one direction is no station with its days filled either', () =>
  expect(figure(HOLES.slice(0, 1), { filled: true }, [], [march(1, 240)])).toMatchObject({
    value: null,
    taken: 'one direction',
  }));

test('where nothing is filled the figure with filled days is the plain one, and says that it is', () =>
  expect(figure([NORTH, SOUTH], { filled: true })).toMatchObject({ filled: false, filling: null }));

test('an empty fill changes no figure', () => {
  const empty = [{ ...march(1, 240), days: [] }];
  expect(figure([NORTH, SOUTH], { filled: true }, [], empty)).toEqual(figure([NORTH, SOUTH]));
});

test('the interval of a factor is folded into the figure’s: of a full year it is all that was measured', () => {
  const told = { ...span(1, 1.5), low: 1.35, high: 1.65 };
  // the northern flow's 360 of 480 may be off by a tenth
  expect(figure([NORTH, SOUTH], {}, [told])?.interval?.measured).toEqual({
    low: expect.closeTo(480 - 36, 6),
    high: expect.closeTo(480 + 36, 6),
    method: 'bootstrap',
  });
});

test('a factor of 1 changes no figure, its interval neither, whatever days of whatever year it holds on', () => {
  const day = fc.nat(364);
  const missing = fc.uniqueArray(day, { maxLength: 60 });
  fc.assert(
    fc.property(
      missing,
      day,
      day,
      fc.constantFrom<FigureMethod>('aashto', 'simple'),
      (holes, one, other, method) => {
        const without = (flow: CountedFlow): CountedFlow => {
          const days = (flow.daysByYear.get(2011) ?? []).map((total, at) =>
            holes.includes(at) ? null : total,
          );
          return { ...flow, daysByYear: new Map([[2011, days]]) };
        };
        const flows = [without(NORTH), without(SOUTH)];
        const [from = '', until = ''] = [one, other]
          .toSorted((a, b) => a - b)
          .map((at) => calendarOf(2011)[at]?.date);
        const exact = { ...span(1, 1, from), until, low: 1, high: 1 };
        const plain = figure(flows, { method });
        const found = figure(flows, { method }, [exact]);
        expect({ ...found, factors: [], interval: null }).toEqual({ ...plain, interval: null });
        expect(found?.interval?.measured?.low ?? 0).toBeCloseTo(plain?.interval?.measured?.low ?? 0, 8);
        expect(found?.interval?.typical?.high ?? 0).toBeCloseTo(plain?.interval?.typical?.high ?? 0, 8);
      },
    ),
    { numRuns: 20 },
  );
});
