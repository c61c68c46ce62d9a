import type { WeatherDay } from '../contract/calendar.calls.ts';
import { weatherScale, weatherTogether } from './weather-scale.rules.ts';

const day = (date: string, more: Partial<WeatherDay> = {}): WeatherDay => ({
  date,
  high_c: 24,
  low_c: 12,
  rain_mm: 0,
  snow_mm: 0,
  wind_ms: null,
  ...more,
});

type Ends = { low: number; high: number; most: number };
test.each<[string, WeatherDay[], us: Ends, metric: Ends]>([
  [
    'whole tens',
    [day('2025-03-03'), day('2025-03-04', { high_c: 31 })],
    { low: 50, high: 90, most: 0.5 },
    { low: 10, high: 40, most: 10 },
  ],
  [
    'frost',
    [day('2025-01-20', { low_c: -4, high_c: 2 })],
    { low: 20, high: 40, most: 0.5 },
    { low: -10, high: 10, most: 10 },
  ],
  [
    'frost below zero °F',
    [day('2021-02-16', { low_c: -20, high_c: -10 })],
    { low: -10, high: 20, most: 0.5 },
    { low: -20, high: -10, most: 10 },
  ],
  [
    'one temperature',
    [day('2025-01-20', { low_c: 20, high_c: 20 })],
    { low: 60, high: 70, most: 0.5 },
    { low: 20, high: 30, most: 10 },
  ],
  [
    'rain and snow',
    [day('2025-01-20', { rain_mm: 31, snow_mm: 4 })],
    { low: 50, high: 80, most: 1.5 },
    { low: 10, high: 30, most: 40 },
  ],
  [
    'exactly an inch',
    [day('2025-01-20', { rain_mm: 25.4 })],
    { low: 50, high: 80, most: 1 },
    { low: 10, high: 30, most: 30 },
  ],
  [
    'nothing measured',
    [day('2025-01-20', { low_c: null, high_c: null, rain_mm: null })],
    { low: 0, high: 10, most: 0.5 },
    { low: 0, high: 10, most: 10 },
  ],
])('the axes of the strip hold %s, round in the units shown', (_what, days, us, metric) => {
  expect([weatherScale(days, 'us'), weatherScale(days, 'metric')]).toEqual([us, metric]);
});

test('all of a period is from its lowest to its highest, with what fell in it', () => {
  const days = [
    day('2025-03-03', { rain_mm: 3 }),
    day('2025-03-04', { low_c: null, high_c: 31, rain_mm: 4 }),
  ];
  expect(weatherTogether(days)).toEqual({ low_c: 12, high_c: 31, rain_mm: 7, snow_mm: 0 });
  const nothing = day('2025-03-03', { low_c: null, high_c: null, rain_mm: null, snow_mm: null });
  expect(weatherTogether([nothing])).toEqual({ low_c: null, high_c: null, rain_mm: null, snow_mm: null });
});
