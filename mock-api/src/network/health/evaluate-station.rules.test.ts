import { evaluateStation, type WatchedCounter } from './evaluate-station.rules.ts';
import { DAY, HOUR } from './instants.ts';
import type { StoredWatch } from './stored-watch.ts';

const START = 1000 * DAY;
const counter: WatchedCounter = {
  is: 'counter',
  plan: { expectedFrom: START - 100 * DAY, closures: [], retired: null },
  flows: ['1', '2'],
  reachedBefore: { 1: START, 2: START - HOUR },
};
const hour = (now: number, arrivals: { flow: string; from: number; through: number }[] = []) => ({
  now,
  arrivals: arrivals.map((one) => ({ ...one, at: now - 5, filled: false })),
  polled: null,
  watchedFrom: START,
});

test('a station begins where the newest of its flows has come to', () => {
  const { watch } = evaluateStation(null, counter, hour(START));
  expect(watch).toMatchObject({
    is: 'counter',
    station: { through: START, hasCounts: true },
    flows: [{ through: START }, { through: START - HOUR }],
  });
});

test('an hour in which nothing changes leaves the very watch of before', () => {
  const { watch } = evaluateStation(null, counter, hour(START));
  expect(evaluateStation(watch, counter, hour(START + HOUR)).watch).toBe(watch);
});

test('what all flows brought in one import is one delivery', () => {
  const { watch } = evaluateStation(null, counter, hour(START));
  const through = START + DAY;
  const came = ['1', '2'].map((flow) => ({ flow, from: START, through }));
  const after = evaluateStation(watch, counter, hour(through + HOUR, came)).watch;
  expect(after).toMatchObject({
    station: { through, rhythm: { latest: [DAY + HOUR - 5] } },
    flows: [{ through }, { through }],
  });
});

test('a flow that lags its station is told, with the station’s own news', () => {
  const { watch } = evaluateStation(null, counter, hour(START));
  const after = evaluateStation(
    watch,
    counter,
    hour(START + 2 * DAY, [{ flow: '1', from: START, through: START + DAY }]),
  );
  expect(after.news.map(({ what, outage }) => [what, outage.split(':')[0]])).toEqual([['silent', 'flow']]);
});

test('another deployment is watched from its own beginning', () => {
  const first = { is: 'uploads' as const, deployment: 1, endedAt: START, uploadedAt: null };
  const overdue = evaluateStation(null, first, hour(START + 14 * DAY));
  expect(overdue.news).toHaveLength(1);
  const next = evaluateStation(
    overdue.watch,
    { ...first, deployment: 2, endedAt: START + 13 * DAY },
    hour(START + 15 * DAY),
  );
  expect(next.watch).toEqual<StoredWatch>({
    is: 'uploads',
    deployment: 2,
    upload: { open: null, isOver: false },
  });
});
