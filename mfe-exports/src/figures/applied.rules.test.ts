import { appliedTo } from './applied.rules.ts';

const factor = {
  flowid_txdot: '1',
  factor: 1.5,
  low: null,
  high: null,
  from: '2024-01-01',
  until: '2024-12-31',
};

it.each([
  ['factors alone', { factors: [factor], filled_days: 0 }, 'withFactors'],
  ['filled days alone', { factors: [], filled_days: 3 }, 'withFilled'],
  ['both', { factors: [factor], filled_days: 3 }, 'withLayers'],
])('the words name %s', (_, layered, expected) => {
  expect(appliedTo(layered)).toBe(expected);
});
