import { evaluateStation, type WatchedCounter, type WatchedUploads } from './evaluate-station.rules.ts';
import { DAY, HOUR } from './instants.ts';
import { endLeftOpen } from './left-open.rules.ts';

const START = 1000 * DAY;
const counter: WatchedCounter = {
  is: 'counter',
  plan: { expectedFrom: START - 100 * DAY, closures: [], retired: null },
  flows: ['1', '2'],
  reachedBefore: { 1: START, 2: START },
};
const uploads: WatchedUploads = { is: 'uploads', deployment: 1, endedAt: START, uploadedAt: null };
const hour = (now: number, arrivals: { flow: string; from: number; through: number }[] = []) => ({
  now,
  arrivals: arrivals.map((one) => ({ ...one, at: now - 5, filled: false })),
  polled: null,
  watchedFrom: START,
});
const silent = () =>
  evaluateStation(evaluateStation(null, counter, hour(START)).watch, counter, hour(START + 10 * DAY)).watch;
const overdue = () => evaluateStation(null, uploads, hour(START + 14 * DAY)).watch;
const NOW = START + 20 * DAY;

test('a counter that is exchanged for short counts ends its outage, told once and never as a recovery', () => {
  const after = evaluateStation(silent(), uploads, hour(NOW));
  expect(after.changed).toMatchObject([
    { kind: 'silent', retiredAt: NOW, recoveredAt: null },
    { kind: 'overdue', retiredAt: null },
  ]);
  expect(after.news.map(({ what }) => what)).toEqual(['retired', 'silent']);
  expect(after.watch).toMatchObject({ is: 'uploads', deployment: 1 });
});

test('an upload that is overdue ends where a counter is put up that counts by itself', () => {
  const after = evaluateStation(overdue(), counter, hour(NOW));
  expect(after.changed[0]).toMatchObject({ kind: 'overdue', retiredAt: NOW });
  expect(after.news.filter(({ what }) => what === 'retired')).toHaveLength(1);
  expect(after.watch.is).toBe('counter');
});

test('where nothing is expected any more, what was open of a counter and its flows ends once', () => {
  const begun = evaluateStation(null, counter, hour(START)).watch;
  const ahead = hour(START + 2 * DAY, [{ flow: '1', from: START, through: START + DAY }]);
  const both = evaluateStation(evaluateStation(begun, counter, ahead).watch, counter, hour(NOW - HOUR)).watch;
  const { watch, changed, news } = endLeftOpen(both, NOW);
  expect(changed).toMatchObject([
    { kind: 'silent', retiredAt: NOW },
    { kind: 'flow', flow: '2', retiredAt: NOW },
  ]);
  expect(news.map(({ what }) => what)).toEqual(['retired', 'retired']);
  expect(endLeftOpen(watch, NOW + HOUR)).toEqual({ watch, changed: [], news: [] });
});

test('a flow of whose silence nobody was told ends without a word', () => {
  const begun = evaluateStation(null, counter, hour(START)).watch;
  const expected = { ...counter, expected: { 2: [[START, START + 9 * DAY] as const] } };
  const ahead = hour(START + 2 * DAY, [{ flow: '1', from: START, through: START + DAY }]);
  const untold = evaluateStation(begun, expected, ahead);
  expect([untold.changed.length, untold.news]).toEqual([1, []]);
  const { changed, news } = endLeftOpen(untold.watch, START + 3 * DAY);
  expect([changed.map(({ retiredAt }) => retiredAt), news]).toEqual([[START + 3 * DAY], []]);
});

test('where no deployment is left, or the station has retired, what was overdue ends once', () => {
  const ended = endLeftOpen(overdue(), NOW);
  expect(ended.news.map(({ what }) => what)).toEqual(['retired']);
  expect(endLeftOpen(ended.watch, NOW + HOUR).news).toEqual([]);
  // of an earlier one as well
  const days = [START - DAY, START] as const;
  const next = {
    ...uploads,
    deployment: 2,
    endedAt: START + 13 * DAY,
    ended: { 1: { days, uploadedAt: null } },
  };
  const two = evaluateStation(overdue(), next, hour(START + 15 * DAY)).watch;
  expect(endLeftOpen(two, NOW).changed).toHaveLength(1);
});

test('where nothing is open the watch is the very one of before', () => {
  const { watch } = evaluateStation(null, counter, hour(START));
  expect(endLeftOpen(watch, NOW).watch).toBe(watch);
});
