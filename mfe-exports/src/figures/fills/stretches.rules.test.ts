import { stretchesOf } from './stretches.rules.ts';

test.each<[string, string[], [string, string][]]>([
  ['nothing', [], []],
  ['one day', ['2025-03-01'], [['2025-03-01', '2025-03-01']]],
  [
    'a run over the end of a month',
    ['2025-02-27', '2025-02-28', '2025-03-01'],
    [['2025-02-27', '2025-03-01']],
  ],
  [
    'a run over the change of the clock',
    ['2025-03-08', '2025-03-09', '2025-03-10'],
    [['2025-03-08', '2025-03-10']],
  ],
  [
    'two runs',
    ['2025-03-01', '2025-03-02', '2025-03-04'],
    [
      ['2025-03-01', '2025-03-02'],
      ['2025-03-04', '2025-03-04'],
    ],
  ],
])('%s', (_name, days, stretches) => expect(stretchesOf(days)).toEqual(stretches));
