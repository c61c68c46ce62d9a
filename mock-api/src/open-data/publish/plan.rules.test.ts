import { isDue, nextOf, type Choice, type MonthState } from './plan.rules.ts';

const CHOICE: Choice = { isOn: true, firstMonth: '2025-01-01', holdDays: null, daily: false };
const MONTH: MonthState = { month: '2025-03-01', open: false, out: null };
const OUT = { source: 'a', daily: false, seen: null, changed_on: null };

test.each<[string, Partial<MonthState>, Partial<Choice>, string, boolean]>([
  ['on its day', {}, {}, '2025-05-10', true],
  ['before its day', {}, {}, '2025-05-09', false],
  ['with a count that is not certified', { open: true }, {}, '2025-05-10', false],
  ['of a station that is off', {}, { isOn: false }, '2025-05-10', false],
  ['before the first month that is wanted', {}, { firstMonth: '2025-04-01' }, '2025-05-10', false],
  ['that is out', { out: OUT }, {}, '2025-05-10', false],
  ['after the days that were chosen', {}, { holdDays: 14 }, '2025-04-14', true],
])('a month %s', (_what, month, choice, today, due) =>
  expect(isDue({ ...MONTH, ...month }, { ...CHOICE, ...choice }, today)).toBe(due),
);

test.each<
  [string, Partial<typeof OUT> | { seen: string; changed_on: string }, string, Partial<Choice>, string]
>([
  ['the same counts', {}, 'a', {}, 'stands'],
  ['the same again after a revision', { seen: '', changed_on: '2025-05-01' }, 'a', {}, 'stands'],
  ['counts that were reopened', {}, '', {}, 'under revision'],
  ['others since today', {}, 'b', {}, 'under revision'],
  ['others since weeks ago', { seen: 'b', changed_on: '2025-05-20' }, 'b', {}, 'goes out anew'],
  ['others, and others again today', { seen: 'b', changed_on: '2025-05-20' }, 'c', {}, 'under revision'],
  [
    'others while the station is off',
    { seen: 'b', changed_on: '2025-05-20' },
    'b',
    { isOn: false },
    'under revision',
  ],
  ['reopened long ago', { seen: '', changed_on: '2025-01-20' }, '', {}, 'under revision'],
  ['the same, days alone wanted by now', {}, 'a', { daily: true }, 'goes out anew'],
  ['the same, days alone wanted, off', {}, 'a', { daily: true, isOn: false }, 'stands'],
])('a month that is out, with %s', (_what, out, now, choice, next) =>
  expect(nextOf({ out: { ...OUT, ...out } }, now, { ...CHOICE, ...choice }, '2025-06-10')).toBe(next),
);
