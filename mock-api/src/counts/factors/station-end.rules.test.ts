import { whileItStands } from './station-end.rules.ts';

const factor = (valid_from: string, valid_until: string | null = null) => ({ valid_from, valid_until });

test.each([
  ['a station that stands ends no factor', null, factor('2025-03-01'), [factor('2025-03-01')]],
  ['an open one ends with the year', 2025, factor('2025-03-01'), [factor('2025-03-01', '2025-12-31')]],
  [
    'one that would reach over it ends there',
    2025,
    factor('2025-03-01', '2026-06-30'),
    [factor('2025-03-01', '2025-12-31')],
  ],
  [
    'one that ended before stays as it is',
    2025,
    factor('2025-03-01', '2025-06-30'),
    [factor('2025-03-01', '2025-06-30')],
  ],
  ['one of the last day holds on it', 2025, factor('2025-12-31'), [factor('2025-12-31', '2025-12-31')]],
  ['one that begins after it is none', 2025, factor('2026-01-01'), []],
])('%s', (_what, discontinued, one, expected) =>
  expect(whileItStands([one], discontinued)).toEqual(expected),
);
