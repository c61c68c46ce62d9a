import { clampedEndDate, ecoObstacle, ecoWindow, endOfDay, yesterday } from './eco-import.rules.ts';
import { wallClock } from './wall-clock.rules.ts';

test.each([
  ['2026-03-02T12:00:00Z', undefined, '2026-03-01'],
  ['2026-03-02T05:59:00Z', undefined, '2026-02-28'],
  ['2026-03-02T06:00:00Z', undefined, '2026-03-01'],
  ['2026-03-02T06:30:00Z', 'America/Denver', '2026-02-28'],
  ['2026-01-01T12:00:00Z', undefined, '2025-12-31'],
])('at %s in the zone %s yesterday is %s', (now, zone, expected) => {
  expect(yesterday(new Date(now), zone)).toBe(expected);
});

const NOW = new Date('2026-03-02T12:00:00Z');

test.each([
  ['2026-03-03', '2026-03-01'],
  ['2026-03-02', '2026-03-01'],
  ['2026-03-01', '2026-03-01'],
  ['2026-02-01', '2026-02-01'],
])('the end date %s is %s', (date, expected) => expect(clampedEndDate(date, NOW)).toBe(expected));

test('an end date means the end of its day', () =>
  expect(endOfDay('2026-03-01')).toBe('2026-03-01 23:59:59'));

test.each([
  [null, 0, 0, 'noEcoId'],
  ['', 0, 0, 'noEcoId'],
  ['  ', 0, 0, 'noEcoId'],
  ['false', 0, 0, 'noEcoId'],
  ['100', 1, 0, 'importing'],
  ['100', 0, 1, 'certifying'],
  ['100', 0, 0, null],
] as const)(
  'a station with Eco ID %j, importing %i, certifying %i has the obstacle %j',
  (eco_id, importing, certifying, expected) => {
    expect(ecoObstacle({ eco_id, importing, certifying })).toBe(expected);
  },
);

const flow = { lastCount: '2026-02-20 23:00:00', outage: false, firstData: '2023-03-03' };

test.each([
  ['two weeks before the newest count', flow, '2026-03-01', false, ['2026-02-06', '2026-03-02']],
  [
    'sixty days before it after an outage',
    { ...flow, outage: true },
    '2026-03-01',
    false,
    ['2025-12-22', '2026-03-02'],
  ],
  ['two weeks before an end date that lies earlier', flow, '2026-01-31', false, ['2026-01-18', '2026-02-01']],
  [
    'never before the first data',
    { ...flow, firstData: '2026-02-15' },
    '2026-03-01',
    false,
    ['2026-02-15', '2026-03-02'],
  ],
  [
    'the first data of a flow without counts',
    { ...flow, lastCount: null },
    '2026-03-01',
    false,
    ['2023-03-03', '2026-03-02'],
  ],
  ['the first data when all is wanted', flow, '2026-03-01', true, ['2023-03-03', '2026-03-02']],
] as const)('an import begins %s', (_, state, lastDay, fromStart, [begin, end]) => {
  const window = ecoWindow(state, { lastDay, fromStart });
  expect([window?.begin, window?.end].map((at) => wallClock(at ?? 0).slice(0, 10))).toEqual([begin, end]);
});

test.each([
  ['without data at the vendor', null],
  ['whose data begin after the end date', '2026-03-02'],
])('nothing is asked for of a new flow %s', (_, firstData) => {
  expect(
    ecoWindow({ lastCount: null, outage: false, firstData }, { lastDay: '2026-03-01', fromStart: false }),
  ).toBeNull();
});
