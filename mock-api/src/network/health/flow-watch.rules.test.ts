import { newFlowWatch, watchFlowHour, type FlowHour, type FlowWatch } from './flow-watch.rules.ts';
import { DAY, HOUR } from './instants.ts';
import { lostOf } from './outage.ts';
import type { Plan } from './station-watch.rules.ts';

const START = 1000 * DAY;
const plan: Plan = { expectedFrom: START - 100 * DAY, closures: [], retired: null };
const after = (before: FlowWatch, hour: Partial<FlowHour>) =>
  watchFlowHour(before, { now: START, arrivals: [], stationMovedTo: null, plan, quiet: false, ...hour });
const came = (from: number, through: number) => [{ at: START, from, through, filled: false }];
const counted = { ...newFlowWatch('7'), through: START };

test('a flow without any counts is not connected, and not silent', () => {
  const { watch, news } = after(newFlowWatch('7'), { stationMovedTo: START + 30 * DAY });
  expect([watch.open, news]).toEqual([null, []]);
});

test('it is silent when its station is a day ahead, and only when that moved', () => {
  expect(after(counted, { stationMovedTo: START + DAY - 60 }).watch.open).toBeNull();
  expect(after(counted, { now: START + 9 * DAY }).watch.open).toBeNull();
  const { watch, news } = after(counted, { now: START + 2 * DAY, stationMovedTo: START + DAY });
  expect(watch.open).toMatchObject({ kind: 'flow', flow: '7', start: START, silentAt: START + 2 * DAY });
  expect(news.map(({ what }) => what)).toEqual(['silent']);
});

test('it is told again after a week, two and four, and recovers when it has kept up for a day', () => {
  const silent = after(counted, { stationMovedTo: START + DAY }).watch;
  const week = after(silent, { stationMovedTo: START + 7 * DAY });
  expect(week.news.map(({ what }) => what)).toEqual(['still']);
  const [from, through] = [START + 8 * DAY, START + 9 * DAY];
  const back = after(week.watch, { now: through, arrivals: came(from, through), stationMovedTo: through });
  expect([back.watch.confirmingSince, back.news]).toEqual([through, []]);
  const over = after(back.watch, { now: through + DAY });
  expect(over.watch.open).toBeNull();
  expect(over.changed[0]).toMatchObject({ recoveredAt: through, filledAt: null });
  expect(lostOf(over.changed[0]!)).toBe(8 * DAY);
});

test('one that falls behind again before it was believed goes on', () => {
  const silent = after(counted, { stationMovedTo: START + DAY }).watch;
  const through = START + 2 * DAY;
  const back = after(silent, { arrivals: came(START, through), stationMovedTo: through }).watch;
  const again = after(back, { now: through + HOUR, stationMovedTo: through + HOUR });
  expect(again.watch).toMatchObject({ confirmingSince: null, open: { start: START } });
});

test('it ends with its station’s retirement, which is told once', () => {
  const silent = after(counted, { stationMovedTo: START + DAY }).watch;
  const retired = { ...plan, retired: { from: START + 5 * DAY, enteredAt: START + 5 * DAY } };
  const over = after(silent, { now: START + 5 * DAY, plan: retired });
  expect(over.watch.open).toBeNull();
  expect(over.news.map(({ what }) => what)).toEqual(['retired']);
  expect(over.changed[0]).toMatchObject({ retiredAt: START + 5 * DAY });
  const [from, through] = [START + 20 * DAY, START + 21 * DAY];
  expect(after(over.watch, { now: through, plan: retired, stationMovedTo: from }).news).toEqual([]);
});

test('what its station was closed for by plan is neither behind nor lost', () => {
  const closed = { ...plan, closures: [[START, START + 30 * DAY] as const] };
  const within = after(counted, { now: START + 9 * DAY, plan: closed, stationMovedTo: START + 9 * DAY });
  expect(within.watch.open).toBeNull();
  const behind = { now: START + 31 * DAY, plan: closed, stationMovedTo: START + 31 * DAY };
  const silent = after(counted, behind);
  expect(silent.news.map(({ what }) => what)).toEqual(['silent']);
  expect(after(counted, { ...behind, stationMovedTo: START + 31 * DAY - HOUR }).watch.open).toBeNull();
  const [from, through] = [START + 33 * DAY, START + 34 * DAY];
  const back = after(silent.watch, { ...behind, arrivals: came(from, through), stationMovedTo: through });
  expect(lostOf(back.watch.open!)).toBe(3 * DAY);
});

test('nothing new is told while an import was just taken back', () => {
  expect(after(counted, { stationMovedTo: START + 2 * DAY, quiet: true }).watch.open).toBeNull();
});

describe('a flow that was expected to lack', () => {
  const expected = [[START, START + 10 * DAY] as const];
  const within = { now: START + 2 * DAY, stationMovedTo: START + 2 * DAY, expected };
  const silent = after(counted, within);
  const told = ({ news }: typeof silent) => news.map(({ what }) => what);

  test('is told by nobody, however long that lasts', () => {
    const week = after(silent.watch, { ...within, now: START + 9 * DAY, stationMovedTo: START + 9 * DAY });
    expect([silent.watch.open?.start, told(silent), told(week)]).toEqual([START, [], []]);
  });

  test('is told as silent once, when counts of its station from behind that show that it is', () => {
    const end = START + 10 * DAY;
    const hour = { now: end + HOUR, expected };
    // what comes then may be of the range
    const before = after(silent.watch, { ...hour, stationMovedTo: end });
    const behind = after(before.watch, { ...hour, stationMovedTo: end + HOUR });
    const later = after(behind.watch, { now: end + 2 * DAY, expected, stationMovedTo: end + 2 * DAY });
    const weeks = after(later.watch, { now: end + 4 * DAY, expected, stationMovedTo: end + 4 * DAY });
    expect([before, behind, later, weeks].map(told)).toEqual([[], ['silent'], [], ['still']]);
  });

  test.each<[string, Parameters<typeof after>[1][]]>([
    [
      'is back by then',
      [
        { now: START + 9 * DAY, arrivals: came(START, START + 9 * DAY), stationMovedTo: START + 9 * DAY },
        { now: START + 11 * DAY },
      ],
    ],
    [
      'has retired',
      [{ now: START + 9 * DAY, plan: { ...plan, retired: { from: START, enteredAt: START } } }],
    ],
  ])('and %s is told of at no time', (_what, hours) => {
    let watched = silent;
    for (const hour of hours) {
      watched = after(watched.watch, { expected, ...hour });
      expect(told(watched)).toEqual([]);
    }
    expect([watched.watch.open, watched.watch.untold]).toEqual([null, false]);
  });

  test('but was told of before is told to be back', () => {
    const before = after(counted, { now: START, stationMovedTo: START + DAY });
    const back = after(before.watch, {
      ...within,
      arrivals: came(START, within.stationMovedTo),
    });
    expect([told(before), told(back)]).toEqual([['silent'], []]);
    expect(told(after(back.watch, { now: START + 4 * DAY, expected }))).toEqual(['recovered']);
  });
});
