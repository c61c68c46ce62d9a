import type { ComparedSeriesReply } from 'shared-domain';
import { heightOf, largestOf, PINNED, pinnedLines, roomFor } from './pinned.rules.ts';

const series = {
  values: [10, null, 30],
  base: 20,
  open: [0],
  uncertified_bins: [2],
  group: null,
} as Partial<ComparedSeriesReply> as ComparedSeriesReply;

test.each([
  ['absolute', [10, null, 30]],
  ['index', [50, null, 150]],
] as const)('as %s the lines are %j, with what each point is to be read with', (as, values) => {
  expect(pinnedLines({ as }, { series: [series] })).toEqual([
    { place: 0, values, marks: [['inPart'], [], ['notCertified']] },
  ]);
});

test('values stand between the ends of the axis, which has room for its numbers', () => {
  expect([heightOf(0, 50), heightOf(50, 50)]).toEqual([PINNED.bottom, PINNED.top]);
  expect(roomFor('10,000')).toBeGreaterThan(roomFor('50'));
});

test('the largest of no values is nothing', () => {
  expect([largestOf([]), largestOf([{ values: [null] }]), largestOf([{ values: [3, null, 7] }])]).toEqual([
    0, 0, 7,
  ]);
});
