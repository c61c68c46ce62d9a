import { DAY, daysIn, HOUR, skippedSpans, toDay, toMinute, toTime } from './time.rules.ts';

test.each([
  ['2025-01-01', '2025-01-02', 1],
  ['2025-01-01', '2025-01-01 01:00:00', 1],
  ['2025-03-08', '2025-03-10', 2],
  ['2024-01-01', '2025-01-01', 366],
])('from %s to %s are %p days', (from, to, days) => {
  expect(daysIn({ from: toTime(from), to: toTime(to) })).toBe(days);
});

test('an hour that the clock skips is a span', () => {
  expect(skippedSpans([{ from: '2025-03-09 02:00:00', until: '2025-03-09 03:00:00' }])).toEqual([
    { from: toTime('2025-03-09 02:00:00'), to: toTime('2025-03-09 03:00:00') },
  ]);
  expect(skippedSpans([])).toEqual([]);
});

test('the hour that is counted twice in autumn is one place on the axis', () => {
  expect(toTime('2025-11-02 02:00:00') - toTime('2025-11-02 01:00:00')).toBe(HOUR);
  expect(toTime('2025-11-03') - toTime('2025-11-02')).toBe(DAY);
});

test.each([
  ['a date', '2025-11-02', '2025-11-02 00:00'],
  ['a date with parts of a second', '2025-11-02 01:15:00.000', '2025-11-02 01:15'],
  ['the last minute of a year', '2025-12-31 23:59:00', '2025-12-31 23:59'],
])('%s comes back as it was written', (_, date, written) => expect(toMinute(toTime(date))).toBe(written));

test('several skipped hours are several spans, in their order', () => {
  const spans = skippedSpans([
    { from: '2024-03-10 02:00:00', until: '2024-03-10 03:00:00' },
    { from: '2025-03-09 02:00:00', until: '2025-03-09 03:00:00' },
  ]);
  expect(spans.map(({ from, to }) => [toDay(from), to - from])).toEqual([
    ['2024-03-10', HOUR],
    ['2025-03-09', HOUR],
  ]);
});
