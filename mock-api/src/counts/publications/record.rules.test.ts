import { countedFlow } from '../../testing/figures/counted-flow.ts';
import { sha256 } from './canonical.rules.ts';
import type { WorkedOut } from './figure.rules.ts';
import { keptDays, recordOf, type RecordFacts } from './record.rules.ts';

const north = countedFlow();
const south = countedFlow({ id: 2, flowid_txdot: 'AU0012-2-2-5-1', name: 'Southbound' });
const DAY = { date: '2011-01-01', counts: 24, sha256: '0123456789abcdef' };
const WORKED: WorkedOut = {
  mode: 'bicycle',
  method: 'aashto',
  value: 300.00005,
  taken: 'singles',
  parts: [
    { flow: north, value: 100.00005, days: 365, cells: 84 },
    { flow: south, value: 200, days: 360, cells: 83 },
  ],
  factors: [
    {
      flow_id: 2,
      factor: 1.1,
      low: 1.05,
      high: 1.15,
      from: '2011-06-01',
      until: '2011-12-31',
      author: 'Uma',
      reason: 'Later',
    },
    {
      flow_id: 2,
      factor: 1,
      low: null,
      high: null,
      from: '2011-01-01',
      until: '2011-05-31',
      author: 'Uma',
      reason: 'First',
    },
  ],
  grade: { grade: 'B', letters: 'AAB', decided_by: 'days', open_findings: 0 },
  filling: null,
  filled: false,
  interval: null,
};
const stretch = (from: string) => ({
  flowid_txdot: north.flowid_txdot,
  from,
  until: '2011-03-01 09:00:00',
  suspect_id: 1,
  label: 'Blocked sensor',
  counts: 2,
});
const FACTS: RecordFacts = {
  station: 'AU0012',
  year: 2011,
  worked: WORKED,
  sources: [
    {
      flow: north,
      digest: { counts: 24, sha256: sha256('north'), days: [DAY] },
      excluded: [stretch('2011-03-01 08:00:00'), stretch('2011-02-01 08:00:00')],
      excluded_share: 0.1,
      certified: [
        {
          certification: 7,
          flowid_txdot: north.flowid_txdot,
          from: '2011-01-01',
          until: '2011-12-31',
          counts: 26,
        },
      ],
    },
    {
      flow: south,
      digest: { counts: 0, sha256: sha256(''), days: [] },
      excluded: [],
      excluded_share: 0,
      certified: [],
    },
  ],
  certifications: new Map([[7, { id: 7, user_id: 2, at: '2012-02-01T15:04:05Z' }]]),
  note: 'The only counter',
  code: '1.0.0',
  schema: 'figure/2',
};
const read = (facts: Partial<RecordFacts> = {}): unknown => JSON.parse(recordOf({ ...FACTS, ...facts }));

test('a record holds all that can change a figure: decimals as texts, lines by date and by flow', () =>
  expect(read()).toEqual({
    schema: 'figure/2',
    station: 'AU0012',
    year: 2011,
    mode: 'bicycle',
    method: 'aashto',
    value: '300.0001',
    shown: '300',
    taken: 'singles',
    grade: 'B',
    interval: null,
    note: 'The only counter',
    code: '1.0.0',
    flows: [
      {
        flow: 'AU0012-2-2-1-1',
        value: '100.0001',
        days: 365,
        cells: 84,
        counts: 24,
        counts_sha256: sha256('north'),
      },
      {
        flow: 'AU0012-2-2-5-1',
        value: '200.0000',
        days: 360,
        cells: 83,
        counts: 0,
        counts_sha256: sha256(''),
      },
    ],
    excluded: [
      { flow: 'AU0012-2-2-1-1', from: '2011-02-01 08:00:00', to: '2011-03-01 09:00:00', code: 1, counts: 2 },
      { flow: 'AU0012-2-2-1-1', from: '2011-03-01 08:00:00', to: '2011-03-01 09:00:00', code: 1, counts: 2 },
    ],
    certifications: [
      {
        flow: 'AU0012-2-2-1-1',
        from: '2011-01-01',
        to: '2011-12-31',
        counts: 26,
        at: '2012-02-01T15:04:05Z',
        by: 'user:2',
      },
    ],
    factors: [
      {
        flow: 'AU0012-2-2-5-1',
        factor: '1.000000',
        low: null,
        high: null,
        from: '2011-01-01',
        to: '2011-05-31',
        by: 'Uma',
        reason: 'First',
      },
      {
        flow: 'AU0012-2-2-5-1',
        factor: '1.100000',
        low: '1.050000',
        high: '1.150000',
        from: '2011-06-01',
        to: '2011-12-31',
        by: 'Uma',
        reason: 'Later',
      },
    ],
    filled: [],
    filled_share: null,
  }));

test('the first form of a record knows no interval of a factor and no share of filled days', () => {
  const first = JSON.parse(recordOf({ ...FACTS, schema: 'figure/1' })) as { factors: object[] };
  expect(first).toMatchObject({ schema: 'figure/1', filled: [] });
  expect(first).not.toHaveProperty('filled_share');
  expect(first.factors.flatMap((one) => Object.keys(one))).not.toContain('low');
});

test('filled days are told with method, group, error, who and when, day by day; without them the record says so', () => {
  const fill = {
    flow_id: 2,
    method: 'day-of-year' as const,
    pattern: 'commuter' as const,
    members: 6,
    donor: null,
    days: [{ date: '2011-03-01', value: 12.34567 }],
    error: { days: 1, median_run: 0.053, p90_run: 0.2 },
    user_name: 'Uma',
    made_at: '2012-01-05T10:00:00.123Z',
    weather: null,
  };
  const filling = { fills: [fill], days: 1, share_of_days: 1 / 730, share_of_traffic: 0.002, effect: null };
  const record = read({ worked: { ...WORKED, filled: true, filling } });
  expect(record).toMatchObject({
    filled: [
      {
        flow: 'AU0012-2-2-5-1',
        method: 'day-of-year',
        group: 'commuter',
        members: 6,
        donor: null,
        error: { days: 1, median_run: '0.053000', p90_run: '0.200000' },
        by: 'Uma',
        at: '2012-01-05T10:00:00Z',
        days: [{ date: '2011-03-01', value: '12.3457' }],
      },
    ],
    filled_share: { count: 1, days: '0.001370', traffic: '0.002000', effect: null },
  });
  // what weather did to them is a part of it, where it did anything
  const tried = {
    used: true,
    why: null,
    site: 'Camp Mabry',
    kilometers: 3.2,
    days: 1,
    median_without: 0.09,
    median_with: 0.053,
    bands: [{ band: 'wet-usual' as const, days: 40, factor: 0.71234567 }],
  };
  const under = (weather: typeof tried) =>
    recordOf({
      ...FACTS,
      worked: { ...WORKED, filled: true, filling: { ...filling, fills: [{ ...fill, weather }] } },
    });
  expect(JSON.parse(under(tried))).toMatchObject({
    filled: [
      { weather: { site: 'Camp Mabry', bands: [{ band: 'wet-usual', days: 40, factor: '0.712346' }] } },
    ],
  });
  expect(under({ ...tried, used: false })).toBe(
    recordOf({ ...FACTS, worked: { ...WORKED, filled: true, filling } }),
  );
  // what is filled at the station and not in the figure is no part of its record
  expect(recordOf({ ...FACTS, worked: { ...WORKED, filling } })).toBe(recordOf(FACTS));
});

test('the order in which flows and factors were read changes no letter', () => {
  const turned = {
    ...WORKED,
    parts: WORKED.parts.toReversed(),
    factors: WORKED.factors.toReversed(),
  };
  expect(recordOf({ ...FACTS, worked: turned, sources: FACTS.sources.toReversed() })).toBe(recordOf(FACTS));
});

test('an interval is told by its bounds, what measured it and the draw it began with', () => {
  const interval = {
    typical: { low: 1, high: 2.5 },
    measured: { method: 'gap shift' as const, low: 0.00005, high: 3 },
  };
  expect(read({ worked: { ...WORKED, interval } })).toMatchObject({
    interval: {
      typical: { low: '1.0000', high: '2.5000' },
      measured: { low: '0.0001', high: '3.0000' },
      by: 'gap shift',
      seed: 1,
    },
  });
});

test.each<[string, Partial<RecordFacts>]>([
  ['the note', { note: null }],
  ['the code', { code: '1.0.1' }],
  ['the year', { year: 2012 }],
  ['the station', { station: 'AU0013' }],
  ['who certified', { certifications: new Map([[7, { id: 7, user_id: 3, at: '2012-02-01T15:04:05Z' }]]) }],
])('another %s is another record', (_what, facts) =>
  expect(recordOf({ ...FACTS, ...facts })).not.toBe(recordOf(FACTS)),
);

test('the digests of days are kept by flow', () =>
  expect(keptDays(FACTS.sources)).toEqual({ 'AU0012-2-2-1-1': [DAY], 'AU0012-2-2-5-1': [] }));
