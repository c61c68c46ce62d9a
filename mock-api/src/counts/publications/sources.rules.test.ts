import { certifiedCount, countedFlow } from '../../testing/figures/counted-flow.ts';
import { digestOf } from './digest.rules.ts';
import { sourcesOf } from './sources.rules.ts';

const FLOW = 'AU0012-2-2-1-1';
const SUSPECTS = [
  { id: 1, excludes: true, label: 'Blocked sensor' },
  { id: 2, excludes: true, label: 'Test' },
  { id: 15, excludes: false, label: 'Special event' },
];
const at = (hour: number, facts: Parameters<typeof certifiedCount>[1] = {}) =>
  certifiedCount(`2011-03-01T${String(hour).padStart(2, '0')}:00`, facts);
const sources = (...counts: ReturnType<typeof at>[]) => sourcesOf(countedFlow({ counts }), SUSPECTS);

test('the digest is of what the figure uses; a mark that keeps a count in is hashed with it', () => {
  const { digest } = sources(at(0), at(1, { count: null }), at(2, { suspect: 1 }), at(3, { suspect: 15 }));
  const line = (hour: number, code: number) => ({ minutes: at(hour).minutes, interval: 60, count: 1, code });
  expect(digest).toEqual(digestOf(FLOW, [line(0, 0), line(3, 15)]));
  expect(digest.counts).toBe(2);
});

test('excluded counts in a row are one stretch, to the end of the last; a usable count and another reason break it', () => {
  const { excluded, excluded_share } = sources(
    at(0, { suspect: 1 }),
    at(1, { suspect: 1 }),
    at(2),
    at(3, { suspect: 1 }),
    at(4, { suspect: 2, interval: 15 }),
    at(5, { suspect: 15 }),
    at(6),
    at(7),
  );
  const stretch = (suspect_id: number, from: string, until: string, counts: number) => ({
    flowid_txdot: FLOW,
    from: `2011-03-01 ${from}:00`,
    until: `2011-03-01 ${until}:00`,
    suspect_id,
    label: suspect_id === 1 ? 'Blocked sensor' : 'Test',
    counts,
  });
  expect(excluded).toEqual([
    stretch(1, '00:00', '02:00', 2),
    stretch(1, '03:00', '04:00', 1),
    stretch(2, '04:00', '04:15', 1),
  ]);
  expect(excluded_share).toBe(0.5);
});

test('each certification is told with the first and last day of its counts, the earlier one first', () => {
  const { certified } = sources(
    certifiedCount('2011-01-01T00:00', { certification: 9 }),
    certifiedCount('2011-02-01T00:00', { certification: 4 }),
    certifiedCount('2011-02-03T23:00', { certification: 4, suspect: 1 }),
    certifiedCount('2011-03-01T00:00', { certification: 9 }),
  );
  expect(certified).toEqual([
    { certification: 9, flowid_txdot: FLOW, from: '2011-01-01', until: '2011-03-01', counts: 2 },
    { certification: 4, flowid_txdot: FLOW, from: '2011-02-01', until: '2011-02-03', counts: 2 },
  ]);
});

test('two certifications of the same first day come by number', () => {
  const { certified } = sources(at(0, { certification: 9 }), at(1, { certification: 4 }));
  expect(certified.map(({ certification }) => certification)).toEqual([4, 9]);
});

test('a flow without counts has no source', () =>
  expect(sources()).toMatchObject({
    digest: { counts: 0, days: [] },
    excluded: [],
    excluded_share: 0,
    certified: [],
  }));
