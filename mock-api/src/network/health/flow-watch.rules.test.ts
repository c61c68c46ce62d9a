import { newFlowWatch, watchFlowHour, type FlowHour, type FlowWatch } from './flow-watch.rules.ts';
import { DAY, HOUR } from './instants.ts';
import { lostOf } from './outage.ts';

const START = 1000 * DAY;
const after = (before: FlowWatch, hour: Partial<FlowHour>) =>
  watchFlowHour(before, { now: START, arrivals: [], stationMovedTo: null, ...hour });
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
