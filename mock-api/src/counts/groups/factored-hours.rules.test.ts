import { MISSING } from '../figures/year-of-hours.ts';
import { estimateParts, factoredDay, usedFactors } from './factored-hours.rules.ts';

const factor = (id: number, value: number, valid_from = '2012-06-01', valid_until: string | null = null) => ({
  id,
  flow_id: 1,
  valid_from,
  valid_until,
  ended_by: null,
  value,
  low: value - 0.1,
  high: value + 0.1,
});
const each = (count: number) => Array.from({ length: 24 }, () => count);
const DAY = '2012-06-11';

test('each flow is multiplied by its own factor, then they are added', () => {
  const found = factoredDay(DAY, [
    { hours: each(10), factors: [factor(1, 1.5)] },
    { hours: each(5), factors: [] },
  ]);
  expect(found.hours).toEqual(each(20));
  expect(found.used).toMatchObject([{ from: DAY, until: DAY, counts: 360 }]);
  expect(found.counts).toBe(480);
});

test('a factor of 1 changes no hour', () =>
  expect(factoredDay(DAY, [{ hours: each(10), factors: [factor(1, 1)] }]).hours).toEqual(
    factoredDay(DAY, [{ hours: each(10), factors: [] }]).hours,
  ));

test.each([
  ['before it begins', factor(1, 2, '2012-06-12')],
  ['after it has ended', factor(1, 2, '2012-06-01', '2012-06-10')],
])('a factor multiplies nothing %s', (_what, one) =>
  expect(factoredDay(DAY, [{ hours: each(10), factors: [one] }])).toMatchObject({
    hours: each(10),
    used: [],
  }),
);

test('an hour that one flow lacks is missing, and stays out of what stands under the factor', () => {
  const found = factoredDay(DAY, [
    { hours: each(10), factors: [factor(1, 2)] },
    { hours: each(5).map((count, hour) => (hour === 3 ? MISSING : count)), factors: [] },
  ]);
  expect(found.hours[3]).toBe(MISSING);
  expect([found.used[0]?.counts, found.counts]).toEqual([460, 575]);
});

test('without a flow no hour is there', () => expect(factoredDay(DAY, []).hours).toEqual(each(MISSING)));

test('factors are told once, with their first and last day; a part of the estimate is by its share of the counts', () => {
  const days = ['2012-06-11', '2012-06-12'].map((date) =>
    factoredDay(date, [
      { hours: each(10), factors: [factor(1, 1.5)] },
      { hours: each(5), factors: [factor(2, 1)] },
    ]),
  );
  expect(usedFactors(days)).toMatchObject([
    { factor: { id: 1 }, from: '2012-06-11', until: '2012-06-12', counts: 720 },
    { factor: { id: 2 }, from: '2012-06-11', until: '2012-06-12', counts: 240 },
  ]);
  const [one, other] = estimateParts(400, days);
  expect([one?.part, other?.part]).toEqual([300, 100]);
  expect(one?.above).toBeCloseTo(0.1 / 1.5, 12);
});

test.each([
  ['a factor without an interval', { ...factor(1, 1.5), low: null, high: null }, 10],
  ['nothing counted', factor(1, 1.5), 0],
])('%s widens nothing', (_what, one, count) =>
  expect(estimateParts(400, [factoredDay(DAY, [{ hours: each(count), factors: [one] }])])).toEqual([]),
);
