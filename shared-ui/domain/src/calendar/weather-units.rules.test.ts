import {
  inShownUnits,
  isTrace,
  shownThreshold,
  shownValue,
  type ShownUnits,
  type WeatherMeasure,
} from './weather-units.rules.ts';

test.each<[WeatherMeasure, metric: number, us: number, shownMetric: number]>([
  ['temperature', -40, -40, -40],
  ['temperature', -18, 0, -18],
  ['temperature', -17.8, 0, -17.8],
  ['temperature', 0, 32, 0],
  ['temperature', 12.1, 54, 12.1],
  ['temperature', 21, 70, 21],
  ['temperature', 24.54, 76, 24.5],
  ['temperature', 36.1, 97, 36.1],
  // a half is rounded up
  ['temperature', 22.5, 73, 22.5],
  // apart from each other, never from freezing
  ['difference', 0, 0, 0],
  ['difference', 5, 9, 5],
  ['difference', -5, -9, -5],
  ['rain', 0, 0, 0],
  ['rain', 0.1, 0, 0.1],
  ['rain', 0.2, 0.01, 0.2],
  ['rain', 9.9, 0.39, 9.9],
  ['rain', 10.2, 0.4, 10.2],
  ['rain', 25.4, 1, 25.4],
  ['rain', 31.04, 1.22, 31],
  ['snow', 1, 0, 1],
  ['snow', 2, 0.1, 2],
  ['snow', 14, 0.6, 14],
  ['distance', 3.2, 2, 3.2],
  ['distance', 50, 31.1, 50],
])('a %s of %d is told as %d in the United States, else as %d', (measure, metric, us, shown) => {
  expect([shownValue(measure, metric, 'us'), shownValue(measure, metric, 'metric')]).toEqual([us, shown]);
});

test('zero is never below zero', () => {
  expect([-17.79, -0.04].map((value) => shownValue('temperature', value, 'us'))).toEqual([0, 32]);
  expect(Object.is(shownValue('temperature', -0.04, 'metric'), 0)).toBe(true);
});

test('what is drawn is not rounded', () => {
  expect(inShownUnits('temperature', 12.1, 'us')).toBeCloseTo(53.78);
  expect(inShownUnits('temperature', 12.1, 'metric')).toBe(12.1);
});

test.each<[mm: number, ShownUnits, number]>([
  // gauges tell hundredths of an inch: 0.39 are 9.9 mm, which are not 10
  [10, 'us', 0.4],
  [25.4, 'us', 1],
  [10, 'metric', 10],
])('at least %d mm of rain is, in %s units, at least %d', (mm, units, least) =>
  expect(shownThreshold('rain', mm, units)).toBe(least),
);

test.each<['rain' | 'snow', mm: number, ShownUnits, boolean]>([
  ['rain', 0, 'us', false],
  ['rain', 0.1, 'us', true],
  ['rain', 0.2, 'us', false],
  ['rain', 0.1, 'metric', false],
  ['rain', 0.04, 'metric', true],
  ['snow', 0, 'us', false],
  ['snow', 1, 'us', true],
  ['snow', 2, 'us', false],
])('of %s %d mm, in %s units, being a trace: %s', (measure, mm, units, is) =>
  expect(isTrace(measure, mm, units)).toBe(is),
);
