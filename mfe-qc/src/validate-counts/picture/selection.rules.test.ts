import {
  daysOfDrag,
  daysOfSpan,
  findingDays,
  pictureFilters,
  selectedSpan,
  spanOf,
  spanOfDay,
  touchesYear,
  yearOfFilters,
} from './selection.rules.ts';
import { DAY, toDay, toTime } from './time.rules.ts';

const span = { from: toTime('2025-01-01'), to: toTime('2026-01-01') };

test.each([
  ['2025-03-28 01:00:00', '2025-04-10 23:00:00', '2025-03-28', '2025-04-10'],
  ['2025-04-10 23:00:00', '2025-03-28 01:00:00', '2025-03-28', '2025-04-10'],
  ['2024-12-30 00:00:00', '2025-01-03 12:00:00', '2025-01-01', '2025-01-03'],
  ['2025-12-30 12:00:00', '2026-01-01 00:00:00', '2025-12-30', '2025-12-31'],
])('dragging from %s to %s chooses the days %s to %s', (a, b, minDate, maxDate) => {
  expect(daysOfDrag(toTime(a), toTime(b), span)).toEqual({ minDate, maxDate });
});

test.each([
  ['2025-03-28', '2025-04-10', '2025-03-28', '2025-04-11'],
  [null, '2025-04-10', '2025-01-01', '2025-04-11'],
  ['2025-03-28', null, '2025-03-28', '2026-01-01'],
])('the dates %s to %s are shown from %s to %s', (minDate, maxDate, from, to) => {
  expect(selectedSpan({ minDate, maxDate }, span)).toEqual({ from: toTime(from), to: toTime(to) });
});

test('without dates nothing is chosen', () => expect(selectedSpan({}, span)).toBeNull());

test('the picture keeps what surrounds a fault in view', () => {
  expect(
    pictureFilters({
      count_type: '1',
      travel_direction: '3',
      street_side: '2',
      minDate: '2025-03-01',
      suspect_id: 9,
      show_null_values: true,
    }),
  ).toEqual({ count_type: '1', travel_direction: '3', street_side: '2' });
});

test.each([
  [{ minDate: '2024-03-01', maxDate: '2025-01-01' }, 2024],
  [{ maxDate: '2025-01-01' }, 2025],
  [{}, undefined],
])('%j open the year %s', (filters, year) => expect(yearOfFilters(filters)).toBe(year));

test.each([
  [{}, true],
  [{ minDate: '2025-12-31' }, true],
  [{ minDate: '2026-01-01' }, false],
  [{ maxDate: '2024-12-31' }, false],
  [{ minDate: '2024-03-01', maxDate: '2026-03-01' }, true],
])('%j touch 2025: %s', (filters, touches) => expect(touchesYear(filters, 2025)).toBe(touches));

test.each([
  ['2025-03-01 06:00:00', '2025-03-01 09:00:00', '2025-03-01', '2025-03-01'],
  ['2025-03-01 00:00:00', '2025-03-04 00:00:00', '2025-03-01', '2025-03-03'],
])('the stretch from %s until %s has the days %s to %s', (from, until, minDate, maxDate) => {
  expect(daysOfSpan(spanOf({ from, until }))).toEqual({ minDate, maxDate });
});

test('every day with a finding is marked, inside the span', () => {
  const days = findingDays(
    [
      { from: '2024-12-30 00:00:00', until: '2025-01-02 00:00:00' },
      { from: '2025-02-01 22:00:00', until: '2025-02-02 03:00:00' },
    ],
    span,
  );
  expect([...days].map(toDay)).toEqual(['2025-01-01', '2025-02-01', '2025-02-02']);
});

test.each([
  ['dates the wrong way round', '2025-05-02', '2025-05-01'],
  ['a From date after the year', '2026-03-01', null],
  ['a To date before the year', null, '2024-06-01'],
])('%s choose nothing in the picture', (_, minDate, maxDate) => {
  expect(selectedSpan({ minDate, maxDate }, span)).toBeNull();
});

test.each(['2025-03-09', '2025-11-02', '2024-02-29'])('the day %s is a span of 24 hours', (day) => {
  const { from, to } = spanOfDay(day);
  expect(to - from).toBe(DAY);
  expect(daysOfSpan({ from, to })).toEqual({ minDate: day, maxDate: day });
});

test.each([
  ['no finding', [], []],
  [
    'findings of the same days, which are marked once',
    [
      { from: '2025-02-01 03:00:00', until: '2025-02-01 05:00:00' },
      { from: '2025-02-01 22:00:00', until: '2025-02-02 00:00:00' },
    ],
    ['2025-02-01'],
  ],
  [
    'one that ends at midnight',
    [{ from: '2025-02-01 00:00:00', until: '2025-02-02 00:00:00' }],
    ['2025-02-01'],
  ],
  ['one of the year before', [{ from: '2024-02-01 00:00:00', until: '2024-02-02 00:00:00' }], []],
  [
    'one that goes on into the next year',
    [{ from: '2025-12-31 20:00:00', until: '2026-01-02 00:00:00' }],
    ['2025-12-31'],
  ],
])('%s', (_, findings, days) => {
  expect([...findingDays(findings, span)].map(toDay)).toEqual(days);
});

test('without filters of a flow the picture asks for all of them', () => {
  expect(pictureFilters({ minDate: '2025-03-01', show_null_values: true })).toEqual({});
});
