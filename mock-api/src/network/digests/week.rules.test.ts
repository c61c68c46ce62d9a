import { hash } from '../../testing/network/fixtures/network.mjs';
import { isDue, owedFrom, weekOf, type Waits } from './week.rules.ts';

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

const ZONE = 'America/Chicago';
/** Somebody who has been there for long, and got the digest of the week before. */
const PERSON: Waits = {
  wanted: 'weekly',
  time_zone: ZONE,
  wanted_since: '2025-01-01T00:00:00Z',
  last_week: '2026-W09',
};
const due = (now: string, of: Partial<Waits> = {}) =>
  isDue(weekOf(new Date(now), ZONE), new Date(now), { ...PERSON, ...of });

test.each([
  ['on Monday at seven', '2026-03-02T13:00:00Z', true],
  ['late on Monday, when people are left in peace', '2026-03-03T02:00:00Z', false],
  ['on Tuesday, a minute before seven', '2026-03-03T12:59:00Z', false],
  ['on Tuesday at seven, as nobody looked on Monday', '2026-03-03T13:00:00Z', true],
  ['on Friday before nineteen', '2026-03-07T00:59:00Z', true],
  ['on Sunday', '2026-03-08T23:00:00Z', false],
])('%s (%s) a week’s digest is written: %s', (_, now, is) => expect(due(now)).toBe(is));

test('one that was made is not due again', () => {
  expect(due('2026-03-03T13:00:00Z', { last_week: '2026-W10' })).toBe(false);
  expect(due('2026-03-09T12:00:00Z', { last_week: '2026-W10' })).toBe(true);
});

test.each([
  ['came or chose on Monday morning', '2026-03-02T18:00:00Z', '2026-03-02T19:00:00Z', true],
  ['came or chose after', '2026-03-02T18:00:00Z', '2026-03-04T18:00:00Z', false],
  ['was there before', '2026-03-02T12:59:00Z', '2026-03-04T18:00:00Z', true],
])('who %s (%s) gets that of the week at %s: %s', (_, wanted_since, now, is) =>
  expect(due(now, { wanted_since, last_week: null })).toBe(is),
);

test.each([
  ['weekly', '2026-03-02', '2026-W09', true],
  ['monthly', '2026-03-02', '2026-W06', true],
  ['monthly', '2026-03-09', '2026-W10', false],
  // nobody looked in the week before
  ['monthly', '2026-03-09', '2026-W06', true],
  ['monthly', '2026-03-30', '2026-W06', true],
  ['monthly', '2026-04-06', '2026-W14', true],
  ['monthly', '2026-06-01', '2026-W19', true],
  ['monthly', '2026-09-07', '2026-W32', true],
  ['off', '2026-03-02', null, false],
] as const)('who wants it %s gets that of %s after one of %s: %s', (wanted, monday, last_week, is) =>
  expect(due(`${monday}T14:00:00Z`, { wanted, last_week })).toBe(is),
);

test('who wants one a month is owed it from the first Monday on', () => {
  const owed = (now: string) => owedFrom(weekOf(new Date(now), ZONE), { wanted: 'monthly', time_zone: ZONE });
  expect(owed('2026-03-31T12:00:00Z')).toEqual({
    week: '2026-W10',
    due: Date.parse('2026-03-02T13:00:00Z') / 60_000,
    monday: '2026-03-02',
  });
  // the month's first Monday is still to come
  expect(owed('2026-04-03T12:00:00Z').monday).toBe('2026-03-02');
});

// network.md, section 2, property 4
test.each(Array.from({ length: 20 }, (_, seed) => seed + 1))(
  'whoever moves and whenever the server was away, a week has one e-mail, and never two (seed %d)',
  (seed) => {
    const zones = ['America/Chicago', 'America/Denver', 'America/New_York'];
    const HOURS = 53 * 7 * 24;
    const sent: string[] = [];
    let [last, zone] = ['', 'America/Chicago'];
    for (let hour = 0; hour < HOURS; hour += 1) {
      const day = Math.floor(hour / 24);
      if (hash(seed, 1, hour) % 90 === 0) zone = zones[hash(seed, 2, hour) % 3] as string;
      // a day in five the server is away for some of its hours, and each third week until Thursday
      if (hash(seed, 3, day) % 5 === 0 && hash(seed, 4, hour) % 3 > 0) continue;
      const now = new Date(Date.UTC(2026, 0, 1, hour));
      if (Math.floor(day / 7) % 3 === 0 && now.getUTCDay() < 4) continue;
      const week = weekOf(now, zone);
      if (!isDue(week, now, { ...PERSON, time_zone: zone, last_week: last })) continue;
      last = week.week;
      sent.push(week.week);
    }
    expect(new Set(sent).size).toBe(sent.length);
    // that of the week in which it begins, and of each Monday after
    expect(sent).toHaveLength(54);
  },
);
