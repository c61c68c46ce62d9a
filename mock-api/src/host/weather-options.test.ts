import { weatherFrom } from './weather-options.ts';

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
