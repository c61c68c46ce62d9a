import { certifiedCount } from '../../../testing/figures/counted-flow.ts';
import { dayNotesOf, isEvent } from './day-notes.rules.ts';

const LABELS = new Map([
  [15, 'Special event'],
  [16, 'Works nearby'],
  [17, 'Weather'],
  [18, 'Holiday'],
]);
const marked = (at: string, suspect: number) => certifiedCount(at, { suspect });

test.each([
  [15, 'event', true],
  [16, 'works', false],
  [17, 'weather', false],
  [18, 'holiday', false],
])('a day marked %i is known for its %s', (suspect, kind, event) => {
  const notes = dayNotesOf(
    [marked('2011-03-01T08:00', suspect), marked('2011-03-01T09:00', suspect)],
    LABELS,
  );
  expect([...notes]).toEqual([['2011-03-01', [{ kind, text: LABELS.get(suspect) }]]]);
  expect([isEvent(notes, '2011-03-01'), isEvent(notes, '2011-03-02')]).toEqual([event, false]);
});

test('a day may be known for several things; what keeps counts out is no note', () => {
  const notes = dayNotesOf(
    [marked('2011-03-01T08:00', 17), marked('2011-03-01T09:00', 15), marked('2011-03-02T09:00', 1)],
    LABELS,
  );
  expect([...notes.keys()]).toEqual(['2011-03-01']);
  expect(notes.get('2011-03-01')?.map(({ kind }) => kind)).toEqual(['event', 'weather']);
});
