import { monthSpans } from './month-spans.rules.ts';

test.each([
  ['everything', null, null, [null, null], []],
  ['from the first of a month', '2024-03-01', null, ['2024-03-01', null], []],
  ['from within a month', '2024-03-15', null, ['2024-04-01', null], [['2024-03-15', '2024-04-01']]],
  ['until the first of a month', null, '2024-03-01', [null, '2024-03-01'], []],
  ['until within a month', null, '2024-03-15', [null, '2024-03-01'], [['2024-03-01', '2024-03-15']]],
  ['a whole month', '2024-02-01', '2024-03-01', ['2024-02-01', '2024-03-01'], []],
  [
    'a year and its ends',
    '2023-12-24',
    '2025-01-07',
    ['2024-01-01', '2025-01-01'],
    [
      ['2023-12-24', '2024-01-01'],
      ['2025-01-01', '2025-01-07'],
    ],
  ],
  ['within a month', '2024-03-05', '2024-03-09', null, [['2024-03-05', '2024-03-09']]],
  [
    'across two months',
    '2024-03-25',
    '2024-04-04',
    null,
    [
      ['2024-03-25', '2024-04-01'],
      ['2024-04-01', '2024-04-04'],
    ],
  ],
  ['nothing', '2024-03-05', '2024-03-05', null, []],
  ['backwards', '2024-03-05', '2024-01-01', null, []],
])('%s is taken apart into whole months and ends', (_, from, until, months, parts) => {
  const days = ([start, end]: (string | null)[]) => ({ from: start, until: end });
  expect(monthSpans({ from, until })).toEqual({ months: months && days(months), parts: parts.map(days) });
});
