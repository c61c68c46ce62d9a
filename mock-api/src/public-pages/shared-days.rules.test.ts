import type { CompareBin, DayMark } from 'shared-domain';
import { lanesOf, placeOfDay } from './shared-days.rules.ts';

const DAYS = ['2025-03-03', '2025-03-04', '2025-03-05', '2025-03-06'];
const HOURS = Array.from({ length: 48 }, (_, at) => {
  const hour = String(at % 24).padStart(2, '0');
  return `2025-03-0${at < 24 ? 3 : 4} ${hour}:00:00`;
});

test.each<[CompareBin, readonly string[], string, { from: number; to: number } | null]>([
  ['day', DAYS, '2025-03-03', { from: 0, to: 0.25 }],
  ['day', DAYS, '2025-03-06', { from: 0.75, to: 1 }],
  ['day', DAYS, '2025-03-02', null],
  ['day', DAYS, '2025-03-07', null],
  ['hour', HOURS, '2025-03-04', { from: 0.5, to: 1 }],
  ['week', ['2025-03-03', '2025-03-10'], '2025-03-04', { from: 1 / 14, to: 2 / 14 }],
  // months are as wide as each other, however long
  ['month', ['2025-02-01', '2025-03-01'], '2025-02-01', { from: 0, to: 1 / 56 }],
  ['month', ['2025-02-01', '2025-03-01'], '2025-03-31', { from: 0.5 + 30 / 62, to: 1 }],
  ['day', [], '2025-03-03', null],
])('over bins by %s from %j a day %s has its place', (bin, starts, date, place) => {
  const found = placeOfDay({ starts, bin }, date);
  if (place === null) expect(found).toBeNull();
  else {
    expect(found?.from).toBeCloseTo(place.from, 9);
    expect(found?.to).toBeCloseTo(place.to, 9);
  }
});

test('each kind stands on its lane, what lasts as one bar, and what several stations have once', () => {
  const fair: DayMark = { kind: 'entry', name: 'Fair' };
  const marks = new Map<string, DayMark[]>([
    ['2025-03-03', [{ kind: 'holiday', known: 'new_year', observed: false }]],
    ['2025-03-04', [fair, { kind: 'rain', mm: 30 }]],
    ['2025-03-05', [fair, { kind: 'snow', mm: 3 }]],
  ]);
  const station = { marks, equipment: ['2025-03-06'] };
  const lanes = lanesOf({ stations: [station, station] }, { starts: DAYS, bin: 'day' });
  expect(
    lanes.map(({ lane, marks: own }) => [lane, own.map(({ kind, from, to }) => [kind, from, to])]),
  ).toEqual([
    ['holiday', [['holiday', 0, 0.25]]],
    ['entry', [['entry', 0.25, 0.75]]],
    [
      'weather',
      [
        ['rain', 0.25, 0.5],
        ['snow', 0.5, 0.75],
      ],
    ],
    ['equipment', [['equipment', 0.75, 1]]],
  ]);
});

test('a lane without anything is none', () => {
  expect(lanesOf({ stations: [{ marks: new Map(), equipment: [] }] }, { starts: DAYS, bin: 'day' })).toEqual(
    [],
  );
});
