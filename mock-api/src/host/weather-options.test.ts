import { weatherFrom, weatherShownIn } from './weather-options.ts';

const WHOLE = 'https://weather.example/daily?stations={site}&startDate={from}&endDate={until}';

test.each([
  [undefined, undefined],
  ['', undefined],
  [WHOLE, WHOLE],
])('%s is taken as %s', (url, expected) => expect(weatherFrom({ WEATHER_URL: url })).toBe(expected));

test.each(['https://weather.example/daily', 'http://weather.example/{site}/{from}/{until}', 'weather'])(
  '%s is refused in a sentence',
  (url) =>
    expect(() => weatherFrom({ WEATHER_URL: url })).toThrow(
      /^WEATHER_URL must be an address with \{site\}, \{from\} and \{until\} in it/,
    ),
);

test.each([
  [undefined, 'us'],
  ['', 'us'],
  ['us', 'us'],
  ['metric', 'metric'],
])('weather is shown in %s as %s', (units, expected) =>
  expect(weatherShownIn({ WEATHER_SHOWN_IN: units })).toBe(expected),
);

test.each(['imperial', 'Metric', '°C'])('units %s are refused in a sentence', (units) =>
  expect(() => weatherShownIn({ WEATHER_SHOWN_IN: units })).toThrow(
    /^WEATHER_SHOWN_IN is "us" .* or "metric"/,
  ),
);
