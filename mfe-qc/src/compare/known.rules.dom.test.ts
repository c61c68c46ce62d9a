import type { DayMark, DayMarks } from 'shared-domain';
import { lanesOver, marksOn, togetherMarks } from './known.rules.ts';

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
