import { isDue, weekOf } from './week.rules.ts';

const at = (now: string, zone = 'America/Chicago') => {
  const { week, due, monday } = weekOf(new Date(now), zone);
  return [week, new Date(due * 60_000).toISOString(), monday];
};

test.each([
  ['Monday, a minute before seven', '2026-03-02T12:59:00Z', '2026-W09', '2026-02-23T13:00:00.000Z'],
  ['Monday at seven', '2026-03-02T13:00:00Z', '2026-W10', '2026-03-02T13:00:00.000Z'],
  ['the Sunday after', '2026-03-08T23:00:00Z', '2026-W10', '2026-03-02T13:00:00.000Z'],
  ['seven in summer time', '2026-03-09T12:00:00Z', '2026-W11', '2026-03-09T12:00:00.000Z'],
  ['seven in standard time again', '2026-11-02T13:00:00Z', '2026-W45', '2026-11-02T13:00:00.000Z'],
  ['a year of 53 weeks', '2026-12-28T13:00:00Z', '2026-W53', '2026-12-28T13:00:00.000Z'],
  ['the first Monday of a year', '2027-01-04T13:00:00Z', '2027-W01', '2027-01-04T13:00:00.000Z'],
  [
    'a Monday of December that is of the next year',
    '2024-12-30T13:00:00Z',
    '2025-W01',
    '2024-12-30T13:00:00.000Z',
  ],
])('%s', (_when, now, week, due) => expect(at(now)).toEqual([week, due, due.slice(0, 10)]));

test('in the mountains it is due an hour later', () =>
  expect(at('2026-03-02T13:30:00Z', 'America/Denver')[0]).toBe('2026-W09'));

test.each([
  ['2026-03-02T13:00:00Z', true],
  ['2026-03-03T12:59:00Z', true],
  ['2026-03-03T13:00:00Z', false],
  ['2026-03-08T23:00:00Z', false],
])('at %s it is written: %s', (now, due) => {
  const at = new Date(now);
  expect(isDue(weekOf(at, 'America/Chicago'), at)).toBe(due);
});
