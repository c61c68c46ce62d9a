import { hourMarks, marksTogether, pointMarks, type PointMark } from './point-marks.rules.ts';

const plain = { values: [10], open: [], group: null, uncertified_bins: [] };

test.each<[string, Parameters<typeof pointMarks>[0], PointMark[]]>([
  ['whole and certified', plain, []],
  ['counted in part', { ...plain, open: [0] }, ['inPart']],
  ['not certified', { ...plain, uncertified_bins: [0] }, ['notCertified']],
  ['both', { ...plain, open: [0], uncertified_bins: [0] }, ['inPart', 'notCertified']],
  [
    'a sum of some stations, which is never whole',
    { ...plain, open: [0], group: { partial: [0] }, uncertified_bins: [0] },
    ['notAll', 'notCertified'],
  ],
  ['what an older server tells', { values: [10], open: [], group: null }, []],
  ['of which another bin is marked', { ...plain, open: [1], uncertified_bins: [1] }, []],
])('a bin that is %s', (_what, series, marks) => expect(pointMarks(series)).toEqual([marks]));

test.each<[PointMark[][], PointMark[]]>([
  [[[], []], []],
  [
    [['notCertified'], ['notAll', 'notCertified']],
    ['notAll', 'notCertified'],
  ],
  [[[], ['inPart']], ['inPart']],
])('of %j together', (all, marks) => expect(marksTogether(all)).toEqual(marks));

const means = { days: 2, means: [1, 2, 3], uncertified_hours: [1] };
test.each<[string, Parameters<typeof hourMarks>[0], boolean, PointMark[][]]>([
  ['a mean is marked by its hour', means, false, [[], ['notCertified'], []]],
  ['a share by any hour of the day', means, true, [['notCertified'], ['notCertified'], ['notCertified']]],
  ['nothing where all is certified', { ...means, uncertified_hours: [] }, true, [[], [], []]],
  ['nothing by an older server', { days: 2, means: [1, 2, 3] }, false, [[], [], []]],
  ['nothing without hours', undefined, false, [[], [], []]],
])('%s', (_what, of, share, marks) => expect(hourMarks(of, 3, share)).toEqual(marks));
