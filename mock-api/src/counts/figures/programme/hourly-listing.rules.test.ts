import { countedFlow } from '../../../testing/figures/counted-flow.ts';
import { emptyYear } from '../year-of-hours.ts';
import type { DayNotes } from './day-notes.rules.ts';
import { listedDays } from './hourly-listing.rules.ts';

const hours = emptyYear(2011);
hours.hours.set(
  Array.from({ length: 24 }, (_, hour) => hour),
  0,
);
hours.hours.set([5, 0], 24);
const notes: DayNotes = new Map([
  ['2011-01-02', [{ kind: 'event', text: 'Race' }]],
  ['2011-01-03', [{ kind: 'weather', text: 'Snow' }]],
]);
const days = listedDays(2011, countedFlow({ hours, daysByYear: new Map([[2011, [276, null]]]) }), notes);

test('every day of the year has a line of 24 hours, whatever was counted', () => {
  expect(days).toHaveLength(365);
  expect(new Set(days.map((day) => day.hours.length))).toEqual(new Set([24]));
  expect(days.at(-1)).toMatchObject({ date: '2011-12-31', weekday: 6, total: null });
});

test('a complete day has its total; an hour that is not there is empty, one of nobody is zero', () => {
  expect(days[0]).toEqual({
    date: '2011-01-01',
    weekday: 6,
    hours: Array.from({ length: 24 }, (_, hour) => hour),
    total: 276,
    event: false,
    notes: [],
  });
  expect(days[1]?.hours.slice(0, 3)).toEqual([5, 0, null]);
  expect(days[1]?.total).toBeNull();
});

test('a day says what it is known for, and whether that is an event', () =>
  expect(days.slice(1, 3)).toMatchObject([
    { event: true, notes: [{ kind: 'event', text: 'Race' }] },
    { event: false, notes: [{ kind: 'weather', text: 'Snow' }] },
  ]));
