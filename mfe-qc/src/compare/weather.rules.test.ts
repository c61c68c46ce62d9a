import type { WeatherDay } from 'shared-domain';
import { weatherOf } from './weather.rules.ts';

const day = (date: string, more: Partial<WeatherDay> = {}): WeatherDay => ({
  date,
  high_c: 24,
  low_c: 12,
  rain_mm: 0,
  snow_mm: 0,
  wind_ms: null,
  ...more,
});
const calendar = (days: WeatherDay[] | null) => ({
  calendar: { days: [], entries: [], weather: days && { site: 'Camp Mabry', kilometers: 3, days } },
});

test('the weather is of the first station that has any', () => {
  const found = weatherOf([calendar(null), calendar([]), calendar([day('2025-03-03')])]);
  expect([found?.site, found?.days.get('2025-03-03')?.high_c]).toEqual(['Camp Mabry', 24]);
  expect(weatherOf([calendar(null)])).toBeNull();
  expect(weatherOf([])).toBeNull();
});
