import { hash } from '../../testing/network/fixtures/network.mjs';
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

test.each([
  ['weekly', '2026-03-02', true],
  ['monthly', '2026-03-02', true],
  ['monthly', '2026-03-09', false],
  ['monthly', '2026-06-01', true],
  ['monthly', '2026-09-07', true],
  ['off', '2026-03-02', false],
] as const)('who wants it %s gets that of %s: %s', (wanted, monday, due) => {
  const at = new Date(`${monday}T14:00:00Z`);
  expect(isDue(weekOf(at, 'America/Chicago'), at, wanted)).toBe(due);
});

// network.md, section 2, property 4
test.each(Array.from({ length: 20 }, (_, seed) => seed + 1))(
  'whoever moves and whenever the server was away, a week has one e-mail at most (seed %d)',
  (seed) => {
    const zones = ['America/Chicago', 'America/Denver', 'America/New_York'];
    const HOURS = 52 * 7 * 24;
    const sent: string[] = [];
    let [last, zone] = ['', 'America/Chicago'];
    for (let hour = 0; hour < HOURS; hour += 1) {
      const day = Math.floor(hour / 24);
      // none is due from Wednesday on
      if (new Date(Date.UTC(2026, 0, 1, hour)).getUTCDay() > 2) continue;
      if (hash(seed, 1, hour) % 90 === 0) zone = zones[hash(seed, 2, hour) % 3] as string;
      // a day in five the server is away for some of its hours
      if (hash(seed, 3, day) % 5 === 0 && hash(seed, 4, hour) % 3 > 0) continue;
      const now = new Date(Date.UTC(2026, 0, 1, hour));
      const week = weekOf(now, zone);
      if (!isDue(week, now) || last >= week.week) continue;
      last = week.week;
      sent.push(week.week);
    }
    expect(new Set(sent).size).toBe(sent.length);
    // a server that is back within the day has missed none
    expect(sent).toHaveLength(52);
  },
);
