import type { DayMark, DayMarks } from 'shared-domain';
import { flowsAt, lanesOver, marksOn, togetherMarks } from './known.rules.ts';

const HOLIDAY: DayMark = { kind: 'holiday', known: 'independence', observed: false };
const RAIN: DayMark = { kind: 'rain', mm: 12 };
const marks = (days: Record<string, DayMark[]>): DayMarks => new Map(Object.entries(days));

test.each<[string, DayMarks[], [string, DayMark[]][]]>([
  ['of nothing nothing is known', [], []],
  [
    'what both have is there once',
    [marks({ '2025-07-04': [HOLIDAY] }), marks({ '2025-07-04': [HOLIDAY] })],
    [['2025-07-04', [HOLIDAY]]],
  ],
  [
    'what one of them has is there, too',
    [marks({ '2025-07-04': [HOLIDAY] }), marks({ '2025-07-04': [HOLIDAY, RAIN], '2025-07-05': [RAIN] })],
    [
      ['2025-07-04', [HOLIDAY, RAIN]],
      ['2025-07-05', [RAIN]],
    ],
  ],
])('%s', (_what, all, together) => {
  expect([...togetherMarks(all)]).toEqual(together);
});

const SWAP: DayMark = { kind: 'equipment', counter: 'TRAFx' };
const all = marks({ '2025-07-04': [HOLIDAY, SWAP], '2025-07-05': [RAIN] });

test.each([
  [
    'hour',
    [
      ['2025-07-04', [HOLIDAY, SWAP]],
      ['2025-07-05', [RAIN]],
    ],
  ],
  [
    'day',
    [
      ['2025-07-04', [HOLIDAY, SWAP]],
      ['2025-07-05', [RAIN]],
    ],
  ],
  ['week', [['2025-07-04', [SWAP]]]],
  ['month', [['2025-07-04', [SWAP]]]],
  ['year', [['2025-07-04', [SWAP]]]],
] as const)('over bins of a %s stands what can be told from a line there', (bin, there) => {
  expect([...marksOn(all, lanesOver(bin))]).toEqual(there);
});

test.each<[string, Parameters<typeof flowsAt>[1], number[] | null]>([
  ['flows alone', [ofFlow(1), ofFlow(2), ofFlow(1)], [1, 2]],
  ['a flow and the station', [ofFlow(1), { ...ofFlow(0), flow: null }], null],
  ['a flow, and another station', [ofFlow(1), { ...ofFlow(9), station_id_tmg: 'AU0002' }], [1]],
  ['a flow and a group that the station is in', [ofFlow(1), ofGroup('AU0001')], null],
  ['a group of others', [ofGroup('AU0002')], null],
])('flows that are looked at of a station: %s', (_what, series, expected) =>
  expect(flowsAt('AU0001', series)).toEqual(expected),
);

function ofFlow(id: number): Parameters<typeof flowsAt>[1][number] {
  return { station_id_tmg: 'AU0001', flow: { id }, group: null };
}

function ofGroup(station: string): Parameters<typeof flowsAt>[1][number] {
  return { station_id_tmg: null, flow: null, group: { stations: [station] } };
}
