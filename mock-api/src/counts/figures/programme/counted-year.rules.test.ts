import { certifiedCount } from '../../../testing/figures/counted-flow.ts';
import { addedQuarters, daysMarked, usable } from './counted-year.rules.ts';

const counted = (at: string, interval: number, count: number) => ({
  ...certifiedCount(at, { interval }),
  count,
});

test('figures use what has a value and is not excluded; zero is a value, a mark that keeps it in is none', () => {
  const counts = [
    certifiedCount('2011-01-01T00:00', { count: null }),
    certifiedCount('2011-01-01T01:00', { count: 0 }),
    certifiedCount('2011-01-01T02:00', { suspect: 1 }),
    certifiedCount('2011-01-01T03:00', { suspect: 15 }),
  ];
  expect(usable(counts, (suspect) => suspect === 1)).toEqual([counts[1], counts[3]]);
});

test('quarters of an hour are added where all the flows have them, by time', () => {
  const at = (time: string) => counted(`2011-01-01T${time}`, 15, 2);
  const [first, second, third] = [at('00:00'), at('00:15'), at('00:30')];
  expect(
    addedQuarters([
      [second, first],
      [third, first, second],
    ]),
  ).toEqual([
    { minutes: first.minutes, count: 4 },
    { minutes: second.minutes, count: 4 },
  ]);
});

test.each([
  ['no flow', []],
  ['a flow by hours', [[counted('2011-01-01T00:00', 15, 2)], [counted('2011-01-01T00:00', 60, 2)]]],
])('%s has no quarters', (_what, flows) => expect(addedQuarters(flows)).toBeNull());

test('days that bear a mark are told once each', () => {
  const counts = [
    certifiedCount('2011-03-01T00:00', { suspect: 15 }),
    certifiedCount('2011-03-01T23:45', { suspect: 15 }),
    certifiedCount('2011-03-02T00:00', { suspect: 16 }),
    certifiedCount('2011-03-03T12:00', { suspect: 15 }),
  ];
  expect([...daysMarked(counts, 15)]).toEqual(['2011-03-01', '2011-03-03']);
  expect([...daysMarked(counts, 17)]).toEqual([]);
});
