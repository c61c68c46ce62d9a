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
    { flow_id: 2, factor: 1.1, from: '2011-06-01', until: '2011-12-31', author: 'Uma', reason: 'Later' },
    { flow_id: 2, factor: 1, from: '2011-01-01', until: '2011-05-31', author: 'Uma', reason: 'First' },
  ],
  grade: { grade: 'B', letters: 'AAB', decided_by: 'days', open_findings: 0 },
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
};
const read = (facts: Partial<RecordFacts> = {}): unknown => JSON.parse(recordOf({ ...FACTS, ...facts }));

test('a record holds all that can change a figure: decimals as texts, lines by date and by flow', () =>
  expect(read()).toEqual({
    schema: 'figure/1',
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
        from: '2011-01-01',
        to: '2011-05-31',
        by: 'Uma',
        reason: 'First',
      },
      {
        flow: 'AU0012-2-2-5-1',
        factor: '1.100000',
        from: '2011-06-01',
        to: '2011-12-31',
        by: 'Uma',
        reason: 'Later',
      },
    ],
    filled: [],
  }));

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
