import type { DatedComparison, WeatherDay } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useWeatherWords } from 'shared-ui/weather';
import { compareTexts } from './texts.ts';
import type { ComparedWeather } from './weather.rules.ts';

type Measured = Pick<WeatherDay, 'low_c' | 'high_c' | 'rain_mm' | 'snow_mm'>;

/** What was measured of a day, or of several, in words: '54 to 76 °F, rain 1.22 in'. Snow is told where there was some. */
export function useWeatherTold(): (measured: Measured) => string {
  const t = useTexts(compareTexts);
  const { number, amount, fallen } = useWeatherWords();
  return ({ low_c: low, high_c: high, rain_mm: rain, snow_mm: snow }) =>
    [
      ...(low === null || high === null
        ? []
        : [t('degrees', { low: number('temperature', low), high: amount('temperature', high) })]),
      ...(rain === null ? [] : [fallen('rain', rain)]),
      ...(snow === null || snow === 0 ? [] : [fallen('snow', snow)]),
    ].join(', ');
}

/** The weather of a day in words, behind what its lines tell; of longer bins nothing, for they have many. */
export function useWeatherReading(weather: ComparedWeather | null, { bin }: Pick<DatedComparison, 'bin'>) {
  const t = useTexts(compareTexts);
  const weatherTold = useWeatherTold();
  return (start: string): string[] => {
    const isOfDays = bin !== 'week' && bin !== 'month' && bin !== 'year';
    const day = isOfDays ? weather?.days.get(start.slice(0, 10)) : undefined;
    const told = day ? weatherTold(day) : '';
    return told === '' ? [] : [t('weatherOn', { told })];
  };
}
