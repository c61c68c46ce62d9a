import { certifiedCount, countedFlow } from '../../../testing/figures/counted-flow.ts';
import { emptyYear } from '../year-of-hours.ts';
import { completenessOf } from './completeness.rules.ts';

const SUSPECTS = [
  { id: 1, excludes: true, label: 'Blocked sensor' },
  { id: 2, excludes: true, label: 'Test' },
  { id: 15, excludes: false, label: 'Special event' },
];

test('days, hours and gaps of a flow are told, and what is not certified', () => {
  const hours = emptyYear(2011);
  hours.hours.fill(1, 0, 365 * 12);
  const days = Array.from({ length: 365 }, (_, at) => (at < 182 ? 24 : null));
  const flow = countedFlow({ hours, daysByYear: new Map([[2011, days]]), uncertified: 7 });
  expect(completenessOf(2011, flow, SUSPECTS)).toEqual({
    flowid_txdot: 'AU0012-2-2-1-1',
    name: 'Northbound',
    days: 182,
    days_of_year: 365,
    hours: 0.5,
    gaps: [{ from: '2011-07-02', until: '2011-12-31', days: 183 }],
    empty: 0,
    uncertified: 7,
    excluded: [],
  });
});

test('what a suspect keeps out is told with its share of certified minutes and its days; a mark that keeps counts in is not', () => {
  const counts = [
    certifiedCount('2011-03-01T08:00', { suspect: 1 }),
    certifiedCount('2011-03-01T09:00', { suspect: 15 }),
    certifiedCount('2011-03-02T09:00', { interval: 15, count: null }),
    certifiedCount('2011-03-02T09:15', { interval: 45 }),
    certifiedCount('2011-05-31T23:00', { suspect: 1 }),
  ];
  expect(completenessOf(2011, countedFlow({ counts }), SUSPECTS)).toMatchObject({
    days: 0,
    hours: 0,
    empty: 1,
    excluded: [
      {
        suspect_id: 1,
        label: 'Blocked sensor',
        counts: 2,
        minutes: 120,
        share: 0.5,
        first: '2011-03-01',
        last: '2011-05-31',
      },
    ],
  });
});
