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

test('another deployment is watched from its own beginning, and what was overdue stays to be watched', () => {
  const first = { is: 'uploads' as const, deployment: 1, endedAt: START, uploadedAt: null };
  const overdue = evaluateStation(null, first, hour(START + 14 * DAY));
  expect(overdue.news).toHaveLength(1);
  const next = evaluateStation(
    overdue.watch,
    {
      ...first,
      deployment: 2,
      endedAt: START + 13 * DAY,
      ended: { 1: { days: [START - 7 * DAY, START], uploadedAt: null } },
    },
    hour(START + 15 * DAY),
  );
  const [outage] = overdue.changed;
  expect(next.watch).toEqual<StoredWatch>({
    is: 'uploads',
    deployment: 2,
    upload: { open: null, isOver: false },
    earlier: outage ? [{ deployment: 1, outage }] : [],
  });
});

test('counts by hand on a flow that is not watched neither move the counter nor fall silent', () => {
  const { watch } = evaluateStation(null, counter, hour(START));
  const through = START + 2 * DAY;
  const byHand = evaluateStation(watch, counter, hour(through, [{ flow: '9', from: START + DAY, through }]));
  expect(byHand.watch).toMatchObject({ station: { through: START }, flows: [{ flow: '1' }, { flow: '2' }] });
  const days = Array.from({ length: 40 }, (_, day) => through + day * DAY);
  let at = byHand.watch;
  const told = days.flatMap((now) => {
    const after = evaluateStation(at, counter, hour(now));
    at = after.watch;
    return after.news.map(({ outage, what }) => [outage.split(':').slice(0, 2).join(':'), what]);
  });
  // the counter itself, which has brought nothing since
  expect(told).toEqual([
    ['silent:', 'silent'],
    ['silent:', 'still'],
    ['silent:', 'still'],
    ['silent:', 'still'],
  ]);
});

test('the outage of a flow that is connected no more ends, and nobody is told', () => {
  const { watch } = evaluateStation(null, counter, hour(START));
  const ahead = hour(START + 2 * DAY, [{ flow: '1', from: START, through: START + DAY }]);
  const silent = evaluateStation(watch, counter, ahead);
  expect(silent.news).toHaveLength(1);
  const now = START + 3 * DAY;
  const after = evaluateStation(silent.watch, { ...counter, flows: ['1'] }, hour(now));
  expect(after.changed).toMatchObject([{ kind: 'flow', flow: '2', retiredAt: now }]);
  expect([after.news, after.watch]).toMatchObject([[], { flows: [{ flow: '1' }] }]);
});

test.each([
  ['while nobody could ask for its counts', 3, []],
  ['until somebody asked in vain', 14, ['never:silent']],
])('a station without counts has never delivered, but not %s', (_name, askedOn, news) => {
  const none = { ...counter, plan: { ...counter.plan, expectedFrom: START }, reachedBefore: {} };
  const now = START + 20 * DAY;
  const polled = { at: START + askedOn * DAY, failing: [START + askedOn * DAY, now + HOUR] as const };
  const { watch } = evaluateStation(null, none, hour(START));
  const told = evaluateStation(watch, none, { ...hour(now), polled }).news;
  expect(told.map(({ outage, what }) => `${outage.split(':')[0]}:${what}`)).toEqual(news);
});

describe('a closure that is entered over an outage', () => {
  const plan = (days: [from: number, until: number]) => ({
    ...counter,
    plan: { ...counter.plan, closures: [[START + days[0] * DAY, START + days[1] * DAY] as const] },
  });
  const told = (of: WatchedCounter, days: number) => {
    let { watch } = evaluateStation(null, of, hour(START));
    return Array.from({ length: days * 24 }, (_, at) => START + (at + 1) * HOUR).flatMap((now) => {
      const after = evaluateStation(watch, of, hour(now));
      watch = after.watch;
      return after.news.map(({ what, at }) => [what, (at - START) / DAY]);
    });
  };

  test('has it grow no older while it lasts', () =>
    expect(told(plan([5, 35]), 70)).toEqual([
      ['silent', 3.5],
      ['still', 37],
      ['still', 44],
      ['still', 58],
    ]));

  test('has it lose nothing meanwhile', () => {
    const of = plan([5, 35]);
    const begun = evaluateStation(null, of, hour(START)).watch;
    const silent = evaluateStation(begun, of, hour(START + 4 * DAY)).watch;
    const came = ['1', '2'].map((flow) => ({ flow, from: START + 40 * DAY, through: START + 41 * DAY }));
    const back = evaluateStation(silent, of, hour(START + 41 * DAY, came)).watch;
    expect(back).toMatchObject({
      station: {
        open: {
          missing: [
            [START, START + 5 * DAY],
            [START + 35 * DAY, START + 40 * DAY],
          ],
        },
      },
    });
  });
});
