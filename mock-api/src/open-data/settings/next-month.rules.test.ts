import { nextMonth } from './next-month.rules.ts';

const CHOICE = { is_on: true, first_month: '2025-02-01', hold_days: null };
const COUNTED = ['2025-01-01', '2025-02-01', '2025-03-01'];

test.each([
  [
    'the first that is wanted',
    CHOICE,
    [],
    '2025-04-01',
    { month: '2025-02', day: '2025-04-10', waits: false },
  ],
  ['one whose day has come', CHOICE, [], '2025-04-10', { month: '2025-02', day: '2025-04-10', waits: true }],
  [
    'the one after those that are out',
    CHOICE,
    ['2025-02-01'],
    '2025-04-10',
    { month: '2025-03', day: '2025-05-10', waits: false },
  ],
  ['none where all are out', CHOICE, ['2025-02-01', '2025-03-01'], '2025-06-10', null],
  ['none while it is off', { ...CHOICE, is_on: false }, [], '2025-06-10', null],
  ['none where nobody has chosen', null, [], '2025-06-10', null],
])('next comes %s', (_what, choice, out, today, next) =>
  expect(nextMonth(choice, { counted: COUNTED, out: new Set(out) }, today)).toEqual(next),
);
