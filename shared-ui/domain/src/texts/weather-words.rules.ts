import {
  isTrace,
  shownPlaces,
  shownThreshold,
  shownValue,
  type ShownUnits,
  type WeatherMeasure,
} from '../calendar/weather-units.rules.ts';
import { catalogue } from './catalogue.ts';
import { numberFormat, type Language } from './language.ts';
import { formatMessage } from './message.ts';

/** For whom weather is put in words. The units are the deployment's, not the language's: who reads Spanish in Texas thinks in °F too. */
export type WeatherReader = { language: Language; units: ShownUnits };

const texts = catalogue({
  en: {
    us_degrees: '{value} °F',
    us_depth: '{value} in',
    us_distance: '{value, plural, one {# mile} other {# miles}}',
    us_degreesUnit: '°F',
    us_depthUnit: 'inches',
    metric_degrees: '{value} °C',
    metric_depth: '{value} mm',
    metric_distance: '{value} km',
    metric_degreesUnit: '°C',
    metric_depthUnit: 'mm',
    rain: 'rain {amount}',
    rainNone: 'no rain',
    rainTrace: 'a trace of rain',
    snow: 'snow {amount}',
    snowNone: 'no snow',
    snowTrace: 'a trace of snow',
    trace: 'trace',
  },
  es: {
    us_degrees: '{value} °F',
    us_depth: '{value} pulg.',
    us_distance: '{value, plural, one {# milla} other {# millas}}',
    us_degreesUnit: '°F',
    us_depthUnit: 'pulgadas',
    metric_degrees: '{value} °C',
    metric_depth: '{value} mm',
    metric_distance: '{value} km',
    metric_degreesUnit: '°C',
    metric_depthUnit: 'mm',
    rain: 'lluvia {amount}',
    rainNone: 'sin lluvia',
    rainTrace: 'trazas de lluvia',
    snow: 'nieve {amount}',
    snowNone: 'sin nieve',
    snowTrace: 'trazas de nieve',
    trace: 'trazas',
  },
});

const UNIT = {
  temperature: 'degrees',
  difference: 'degrees',
  rain: 'depth',
  snow: 'depth',
  distance: 'distance',
} as const satisfies Record<WeatherMeasure, string>;
type Fallen = 'rain' | 'snow';

/**
 * How weather is told to a reader, whatever it is stored in: every text of it for people comes from here.
 * @example weatherWords({ language: 'en', units: 'us' }).amount('temperature', 21) // '70 °F'
 */
export function weatherWords(reader: WeatherReader) {
  const { language, units } = reader;
  const words = texts[language];
  const written = (measure: WeatherMeasure, value: number): string => {
    const { least, most } = shownPlaces(measure, units);
    const minimumFractionDigits = value === 0 ? 0 : least;
    return numberFormat(language, { minimumFractionDigits, maximumFractionDigits: most }).format(value);
  };
  const withUnit = (measure: WeatherMeasure, value: number): string =>
    formatMessage(words[`${units}_${UNIT[measure]}`], language, {
      value: measure === 'distance' ? value : written(measure, value),
    });
  return {
    reader,
    /** The number alone, where its unit stands elsewhere: '70'. */
    number: (measure: WeatherMeasure, metric: number): string =>
      isFallen(measure) && isTrace(measure, metric, units)
        ? words.trace
        : written(measure, shownValue(measure, metric, units)),
    /** With its unit: '70 °F', '1.22 in', '2 miles'. */
    amount: (measure: WeatherMeasure, metric: number): string =>
      withUnit(measure, shownValue(measure, metric, units)),
    /** So much that less is not enough, with its unit: '0.40 in'. */
    atLeast: (measure: WeatherMeasure, metric: number): string =>
      withUnit(measure, shownThreshold(measure, metric, units)),
    /** The unit alone, for titles: '°F', 'inches'. */
    unit: (measure: Exclude<WeatherMeasure, 'distance'>): string => words[`${units}_${UNIT[measure]}Unit`],
    /** What fell: 'rain 1.22 in', 'a trace of snow', 'no rain'. */
    fallen: (kind: Fallen, mm: number): string => {
      if (mm === 0) return words[`${kind}None`];
      if (isTrace(kind, mm, units)) return words[`${kind}Trace`];
      return formatMessage(words[kind], language, { amount: withUnit(kind, shownValue(kind, mm, units)) });
    },
  };
}
export type WeatherWords = ReturnType<typeof weatherWords>;

const isFallen = (measure: WeatherMeasure): measure is Fallen => measure === 'rain' || measure === 'snow';

/** A sentence, or a line of its own, begins with a capital. */
export const capitalized = (text: string, language: Language): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
