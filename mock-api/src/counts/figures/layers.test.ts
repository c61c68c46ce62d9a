import { yearOfKey } from '../../testing/figures/year-of-key.ts';
import { layeredDays, readLayers, type FactorLayer, type LayerSource } from './layers.ts';
import { aashto } from './methods.rules.ts';
import { dayTotals } from './year-of-hours.ts';

const WHOLE = dayTotals(yearOfKey('27harrisonpark 2011'));
const WITHOUT = WHOLE.map((day, at) => (at >= 181 && at < 212 ? null : day));
const YEAR: FactorLayer = {
  kind: 'factor',
  factor: 1.1,
  low: 1,
  high: 1.2,
  from: '2011-01-01',
  until: '2011-12-31',
};

test('nothing is laid over a year without layers', () => expect(layeredDays(2011, WHOLE, [])).toBeNull());

test('a factor multiplies the days on which it holds, both ends included, and is told', () => {
  const { from, until } = { from: '2011-01-02', until: '2011-01-03' };
  const found = layeredDays(2011, WHOLE, [{ ...YEAR, from, until }])!;
  const [first = 0, second = 0, third = 0, fourth = 0] = WHOLE as number[];
  expect(found.days.slice(0, 4)).toEqual([first, second * 1.1, third * 1.1, fourth]);
  expect(found.factors).toEqual([{ factor: 1.1, low: 1, high: 1.2, from, until }]);
});

test('a factor of one and a fill of nothing change no figure', () => {
  const found = layeredDays(2011, WHOLE, [
    { ...YEAR, factor: 1 },
    { kind: 'filled', days: new Map() },
  ])!;
  expect([found.days, found.filled_days]).toEqual([WHOLE, 0]);
});

test('filled with the truth a year has the true figure, and says which share was filled', () => {
  const truth = new Map(WHOLE.slice(181, 212).map((day, at) => [at + 181, day ?? 0]));
  const found = layeredDays(2011, WITHOUT, [{ kind: 'filled', days: truth }])!;
  expect([aashto(2011, found.days), found.filled_days]).toEqual([aashto(2011, WHOLE), 31]);
  expect(found.filled_total).toBe([...truth.values()].reduce((sum, day) => sum + day, 0));
  expect(WITHOUT[181]).toBeNull();
});

test('a day that is complete is never filled, nor one that the year does not have', () => {
  const days = new Map([
    [0, 99_999],
    [365, 1],
  ]);
  expect(layeredDays(2011, WHOLE, [{ kind: 'filled', days }])).toMatchObject({ days: WHOLE, filled_days: 0 });
});

test('factors multiply filled days too, in whichever order the layers come', () => {
  const fill = { kind: 'filled', days: new Map([[181, 100.5]]) } as const;
  const [one, other] = [layeredDays(2011, WITHOUT, [fill, YEAR]), layeredDays(2011, WITHOUT, [YEAR, fill])];
  expect([one?.days[181], other]).toEqual([100.5 * 1.1, one]);
});

test('the layers of several sources are one list for each flow', async () => {
  const source =
    (...flows: number[]): LayerSource =>
    () =>
      Promise.resolve(new Map(flows.map((flow) => [flow, [YEAR]])));
  const found = await readLayers([source(1), source(1, 2)], {} as never, { year: 2011, stations: [1] });
  expect([...found].map(([flow, layers]) => [flow, layers.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});
