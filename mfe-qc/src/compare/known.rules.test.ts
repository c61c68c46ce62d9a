import type { DayMark, DayMarks } from 'shared-domain';
import { togetherMarks } from './known.rules.ts';

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
