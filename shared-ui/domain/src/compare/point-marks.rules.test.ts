import {
  binsWith,
  hourMarks,
  linePieces,
  marksDrawn,
  marksTogether,
  pointMarks,
  type LinePiece,
  type PointMark,
} from './point-marks.rules.ts';

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

const WAITS: PointMark[] = ['notCertified'];
const solid = (...at: number[]): LinePiece => ({ isHollow: false, at });
const hollow = (...at: number[]): LinePiece => ({ isHollow: true, at });
test.each<[string, (number | null)[], PointMark[][], LinePiece[]]>([
  ['nothing', [null], [], []],
  ['certified throughout', [1, 2, 3], [], [solid(0, 1, 2)]],
  ['with a gap', [1, null, 3, 4], [], [solid(0), solid(2, 3)]],
  ['not certified at its end', [1, 2, 3, 4], [[], [], [], WAITS], [solid(0, 1, 2), hollow(2, 3)]],
  ['not certified at its beginning', [1, 2, 3], [WAITS], [hollow(0, 1), solid(1, 2)]],
  [
    'of which one bin is not certified',
    [1, 2, 3, 4, 5],
    [[], [], WAITS],
    [solid(0, 1), hollow(1, 2, 3), solid(3, 4)],
  ],
  ['of a bin alone that is not certified', [null, 2, null], [[], WAITS], [hollow(1)]],
  ['counted in part, which is no matter of its line', [1, 2], [['inPart']], [solid(0, 1)]],
])('a line %s is drawn in pieces', (_what, values, marks, pieces) => {
  expect(linePieces(values, marks)).toEqual(pieces);
});

test('what is marked is seen where there is a number alone', () => {
  const line = {
    values: [1, null, 3],
    marks: [WAITS, ['notAll'] as PointMark[], ['inPart', ...WAITS] as PointMark[]],
  };
  expect([binsWith('notCertified', line), binsWith('notAll', line)]).toEqual([[0, 2], []]);
  expect(marksDrawn([line, { values: [1], marks: [[]] }])).toEqual(['inPart', 'notCertified']);
});
