import type { ShownUnits, WeatherMeasure } from '../calendar/weather-units.rules.ts';
import type { Language } from './language.ts';
import { weatherWords } from './weather-words.rules.ts';

/** In English with the units of the United States, in Spanish with them, and in English with metric ones. */
const READERS: [Language, ShownUnits][] = [
  ['en', 'us'],
  ['es', 'us'],
  ['en', 'metric'],
];
const readers = READERS.map(([language, units]) => weatherWords({ language, units }));

test.each<[WeatherMeasure, metric: number, en: string, es: string, inMetric: string]>([
  ['temperature', -40, '-40 °F', '-40 °F', '-40 °C'],
  ['temperature', 36.1, '97 °F', '97 °F', '36.1 °C'],
  ['difference', 5, '9 °F', '9 °F', '5 °C'],
  ['rain', 0, '0 in', '0 pulg.', '0 mm'],
  ['rain', 10.2, '0.40 in', '0.40 pulg.', '10.2 mm'],
  ['rain', 31.04, '1.22 in', '1.22 pulg.', '31 mm'],
  ['rain', 1270, '50.00 in', '50.00 pulg.', '1,270 mm'],
  ['snow', 14, '0.6 in', '0.6 pulg.', '14 mm'],
  ['distance', 1.6, '1 mile', '1 milla', '1.6 km'],
  ['distance', 3.2, '2 miles', '2 millas', '3.2 km'],
  ['distance', 12.4, '7.7 miles', '7.7 millas', '12.4 km'],
])('a %s of %d is told with its unit', (measure, metric, ...told) =>
  expect(readers.map(({ amount }) => amount(measure, metric))).toEqual(told),
);

test.each<[WeatherMeasure, metric: number, en: string, es: string, inMetric: string]>([
  ['temperature', 21, '70', '70', '21'],
  ['rain', 31.04, '1.22', '1.22', '31'],
  ['rain', 0.1, 'trace', 'trazas', '0.1'],
  ['snow', 0, '0', '0', '0'],
  ['snow', 1, 'trace', 'trazas', '1'],
])('a %s of %d is told without it', (measure, metric, ...told) =>
  expect(readers.map(({ number }) => number(measure, metric))).toEqual(told),
);

test.each<['rain' | 'snow', mm: number, en: string, es: string, inMetric: string]>([
  ['rain', 0, 'no rain', 'sin lluvia', 'no rain'],
  ['rain', 0.1, 'a trace of rain', 'trazas de lluvia', 'rain 0.1 mm'],
  ['rain', 55.1, 'rain 2.17 in', 'lluvia 2.17 pulg.', 'rain 55.1 mm'],
  ['snow', 0, 'no snow', 'sin nieve', 'no snow'],
  ['snow', 1, 'a trace of snow', 'trazas de nieve', 'snow 1 mm'],
  ['snow', 51, 'snow 2.0 in', 'nieve 2.0 pulg.', 'snow 51 mm'],
])('%s of %d mm in words', (kind, mm, ...told) =>
  expect(readers.map(({ fallen }) => fallen(kind, mm))).toEqual(told),
);

test('at least so much is rounded up, and titles name the unit', () => {
  expect(readers.map(({ atLeast }) => atLeast('rain', 10))).toEqual(['0.40 in', '0.40 pulg.', '10 mm']);
  expect(readers.map(({ unit }) => [unit('temperature'), unit('rain')])).toEqual([
    ['°F', 'inches'],
    ['°F', 'pulgadas'],
    ['°C', 'mm'],
  ]);
});
