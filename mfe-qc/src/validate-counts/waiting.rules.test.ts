import { waitingDays } from './waiting.rules.ts';

test.each([
  [
    '2023-01-01 00:00:00',
    '2026-01-05 00:00:00',
    '2026-03-01 23:00:00',
    { minDate: '2026-01-05', maxDate: '2026-03-01' },
  ],
  ['2026-01-05 00:00:00', '2026-01-05 00:00:00', '2026-03-01 23:00:00', null],
  ['2023-01-01 00:00:00', null, null, null],
  [null, null, null, null],
])('with counts since %s, those from %s to %s are pointed out as %j', (firstCount, first, last, expected) => {
  expect(waitingDays({ first, last }, firstCount)).toEqual(expected);
});
