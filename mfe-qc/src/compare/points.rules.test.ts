import { changesOf, hoursOf, netByBin, netsOf, outOf, placesByStation, pointsOf } from './points.rules.ts';

const STARTS = ['2025-03-03', '2025-03-04', '2025-03-05'];
const series = (
  values: (number | null)[],
  year: number | null = null,
  id = 'AU0001',
  open: number[] = [],
) => ({
  key: id,
  station_id_tmg: id,
  flow: null,
  group: null,
  values,
  open,
  year,
});

test('days of another year are of its dates, open ones are not complete, and it is told which are not certified', () => {
  const one = { ...series([1, 2, null], 2024, 'AU0001', [1]), uncertified_bins: [0] };
  expect(pointsOf(one, STARTS, '2025-03-03')).toEqual([
    { start: '2024-03-03', value: 1, complete: true, uncertified: true },
    { start: '2024-03-04', value: 2, complete: false, uncertified: false },
    { start: '2024-03-05', value: null, complete: true, uncertified: false },
  ]);
});

test('a date that the other year lacks is none of its days', () => {
  expect(pointsOf(series([7], 2025), ['2024-02-29'], '2024-02-29')).toEqual([]);
});

test.each<[string, ReturnType<typeof series>[], object[]]>([
  // Mar 3 and 4, 2025 are the Monday and Tuesday of week 10, as Mar 4 and 5, 2024
  [
    'another year',
    [series([30, 60, 90]), series([1, 20, 40], 2024)],
    [{ year: 2024, first: null, days: 2, change: 0.5 }],
  ],
  ['another station', [series([30, 60, 90]), series([1, 20, 40], 2024, 'AU0002')], []],
  ['its own year', [series([30, 60, 90]), series([30, 60, 90], 2025)], []],
  ['a year without counts', [series([30, 60, 90]), series([null, null, null], 2024)], []],
])('change is told against %s of the same station', (_what, all, changes) => {
  const terms = { starts: STARTS, from: '2025-03-03', daysOff: new Map<string, string>() };
  expect(changesOf(all, all[0]!, terms)).toEqual(changes);
  expect(changesOf(all, all[1]!, terms)).toEqual([]);
});

/** A series of a line. */
const ofLine = (way: 'in' | 'out', values: (number | null)[], id = 3, year: number | null = null) => ({
  ...series(values, year, `SL${id}.${way}`),
  station_id_tmg: null,
  group: {
    id,
    name: 'River',
    kind: 'screenline' as const,
    way,
    stations: [],
    unseen: 0,
    blocking: [],
    partial: [],
  },
});

test('in finds the out of its own line and year, and is told less it by bin', () => {
  const [entered, left] = [ofLine('in', [5, 7, null]), ofLine('out', [9, null, 1])];
  const all = [entered, ofLine('out', [1, 1, 1], 4), ofLine('out', [1, 1, 1], 3, 2024), left];
  expect(outOf(all, entered)).toBe(left);
  expect(outOf(all, left)).toBeUndefined();
  expect(netByBin(entered, left)).toEqual([-4, null, null]);
});

test('in less out is to be read with what either of them is to be read with', () => {
  const entered = { ...ofLine('in', [5, 5, 5]), open: [0], uncertified_bins: [1] };
  const left = { ...ofLine('out', [1, 1, 1]), uncertified_bins: [0, 1] };
  expect(netsOf([entered, left])).toEqual([
    {
      key: entered.key,
      group: entered.group,
      values: [4, 4, 4],
      marks: [['inPart', 'notCertified'], ['notCertified'], []],
    },
  ]);
  expect(netsOf([entered])).toEqual([]);
});

test('a change against another year is of the same line and way', () => {
  const terms = { starts: STARTS, from: '2025-03-03', daysOff: new Map<string, string>() };
  const one = ofLine('in', [30, 60, 90]);
  expect(changesOf([one, ofLine('in', [1, 20, 40], 3, 2024)], one, terms)).toHaveLength(1);
  expect(changesOf([one, ofLine('in', [1, 20, 40], 4, 2024)], one, terms)).toEqual([]);
});

test('series stand by station, in the order in which they come', () => {
  const all = [
    series([1]),
    series([1], null, 'AU0002'),
    series([1], 2024),
    ofLine('in', [1]),
    ofLine('out', [1]),
  ];
  expect(placesByStation(all)).toEqual([[0, 2], [1], [3], [4]]);
});

test.each<[string, string, object[]]>([
  // four weeks later the same weekdays stand beside each other
  ['the same weekdays', '2025-03-31', [{ year: null, first: '2025-03-31', days: 3, change: 1 }]],
  ['other weekdays', '2025-04-01', []],
  ['the period itself', '2025-03-03', []],
])('change against a period of its own: %s', (_what, first, changes) => {
  const terms = { starts: STARTS, from: '2025-03-03', daysOff: new Map<string, string>() };
  const other = { ...series([30, 20, 10]), first };
  expect(changesOf([series([60, 40, 20]), other], series([60, 40, 20]), terms)).toEqual(changes);
});

test('a mode has no change against all flows of its station', () => {
  const terms = { starts: STARTS, from: '2025-03-03', daysOff: new Map<string, string>() };
  const one = { ...series([30, 60, 90]), mode: 'bicycle' as const };
  expect(changesOf([one, series([1, 20, 40], 2024)], one, terms)).toEqual([]);
});

test('hours are means, or shares of the day in hundredths; none where no day had them all', () => {
  const means = [...Array.from({ length: 23 }, () => 1), 27];
  const hours = { weekday: { days: 5, means }, weekend: { days: 0, means: [] } };
  expect(hoursOf({ hours }, { days: 'weekday', share: false })).toEqual(means);
  expect(hoursOf({ hours }, { days: 'weekday', share: true }).at(-1)).toBe(54);
  expect(new Set(hoursOf({ hours }, { days: 'weekend', share: true }))).toEqual(new Set([null]));
});
