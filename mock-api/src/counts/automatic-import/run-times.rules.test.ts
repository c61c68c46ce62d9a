import { lookOf, minuteOf, nextRun, dayAt, hourAt, owedSince } from './run-times.rules.ts';
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

/** Of far looks back: done, missed though there were runs, and not due before, as of a schedule that is new. */
const DONE = { ranBefore: true, looked: true };
const MISSED = { ranBefore: true, looked: false };
const NEW = { ranBefore: false, looked: false };
test.each([
  ['a Monday', '2026-03-02', { week: DONE, month: DONE }, { look_days: 14, gap_days: null }],
  ['a Sunday', '2026-03-08', { week: MISSED, month: DONE }, { look_days: 60, gap_days: null }],
  ['a Sunday, once more', '2026-03-08', { week: DONE, month: DONE }, { look_days: 14, gap_days: null }],
  ['a first', '2026-04-01', { week: DONE, month: MISSED }, { look_days: 14, gap_days: 400 }],
  [
    'a first that is a Sunday',
    '2026-03-01',
    { week: MISSED, month: MISSED },
    { look_days: 60, gap_days: 400 },
  ],
  [
    'a Tuesday after a Sunday that failed',
    '2026-03-10',
    { week: MISSED, month: DONE },
    { look_days: 60, gap_days: null },
  ],
  [
    'a third after a first that failed',
    '2026-04-03',
    { week: DONE, month: MISSED },
    { look_days: 14, gap_days: 400 },
  ],
  [
    'a Wednesday, the first run of all',
    '2026-03-04',
    { week: NEW, month: NEW },
    { look_days: 14, gap_days: null },
  ],
  [
    'a Sunday, the first run of all',
    '2026-03-08',
    { week: NEW, month: NEW },
    { look_days: 60, gap_days: null },
  ],
])('on %s it looks back as far as is owed', (_, day, owed, look) => expect(lookOf(day, owed)).toEqual(look));

test.each([
  ['2026-03-08', { week: '2026-03-08', month: '2026-03-01' }],
  ['2026-03-14', { week: '2026-03-08', month: '2026-03-01' }],
  ['2026-04-01', { week: '2026-03-29', month: '2026-04-01' }],
])('on %s far looks back are owed since %j', (day, since) => expect(owedSince(day)).toEqual(since));

test('the day and the last whole hour are those of the zone', () => {
  const late = new Date('2026-03-02T05:59:00Z');
  expect([dayAt(late, ZONE), dayAt(late, 'America/New_York')]).toEqual(['2026-03-01', '2026-03-02']);
  expect(wallClock(hourAt(late, ZONE))).toBe('2026-03-01 23:00:00');
});
