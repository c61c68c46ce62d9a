import { lookOf, minuteOf, nextRun, dayAt, hourAt } from './run-times.rules.ts';
import { wallClock } from 'shared-domain';

const ZONE = 'America/Chicago';
/** An agency that begins at the half hour, and one that begins later. */
const AGENCY = 45;

test('an agency begins at the half hour or within three quarters of an hour after it, always at the same minute', () => {
  const minutes = Array.from({ length: 40 }, (_, agency) => minuteOf(agency + 1));
  for (const minute of minutes) expect(minute >= 0 && minute < 45 && Number.isInteger(minute)).toBe(true);
  expect(new Set(minutes).size).toBeGreaterThan(20);
  expect(minuteOf(AGENCY)).toBe(0);
  expect(minuteOf(7)).toBe(minuteOf(7));
});

test.each([
  ['nightly', '2026-03-02T08:00:00Z', '2026-03-02T09:30:00.000Z'],
  ['nightly', '2026-03-02T09:30:00Z', '2026-03-03T09:30:00.000Z'],
  // half past three is an hour earlier in summer
  ['nightly', '2026-03-08T12:00:00Z', '2026-03-09T08:30:00.000Z'],
  ['every 6 hours', '2026-03-02T09:30:00Z', '2026-03-02T15:30:00.000Z'],
  ['every 6 hours', '2026-03-02T15:31:00Z', '2026-03-02T21:30:00.000Z'],
  ['every 3 hours', '2026-03-02T06:00:00Z', '2026-03-02T06:30:00.000Z'],
  ['every 3 hours', '2026-03-03T05:59:00Z', '2026-03-03T06:30:00.000Z'],
] as const)('%s after %s is due at %s', (rhythm, after, due) =>
  expect(nextRun(rhythm, { after: new Date(after), timeZone: ZONE, agency: AGENCY })?.toISOString()).toBe(
    due,
  ),
);

test('in Mountain time it is an hour later', () =>
  expect(
    nextRun('nightly', {
      after: new Date('2026-03-02T08:00:00Z'),
      timeZone: 'America/Denver',
      agency: AGENCY,
    }),
  ).toEqual(new Date('2026-03-02T10:30:00Z')));

test('what is off is never due', () =>
  expect(nextRun('off', { after: new Date(), timeZone: ZONE, agency: AGENCY })).toBeNull());

test.each([
  ['2026-03-02', true, { look_days: 14, gap_days: null }],
  ['2026-03-08', true, { look_days: 60, gap_days: null }],
  ['2026-03-08', false, { look_days: 14, gap_days: null }],
  ['2026-04-01', true, { look_days: 14, gap_days: 400 }],
  ['2026-04-01', false, { look_days: 14, gap_days: null }],
  // a first that is a Sunday
  ['2026-03-01', true, { look_days: 60, gap_days: 400 }],
])('on %s, the first run of the day: %s, it looks back %j', (day, isFirst, look) =>
  expect(lookOf(day, isFirst)).toEqual(look),
);

test('the day and the last whole hour are those of the zone', () => {
  const late = new Date('2026-03-02T05:59:00Z');
  expect([dayAt(late, ZONE), dayAt(late, 'America/New_York')]).toEqual(['2026-03-01', '2026-03-02']);
  expect(wallClock(hourAt(late, ZONE))).toBe('2026-03-01 23:00:00');
});
