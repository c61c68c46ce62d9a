import { WEATHER_APART_C, WEATHER_LEAST_GAIN, type FillWeather } from 'shared-domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { useWeatherWords } from 'shared-ui/weather';
import { index, share } from '../numbers.ts';
import { fillTexts } from './fills.texts.ts';

/** Whether filled days are adjusted for the weather of their days: how much better that told the counter's own, or why they are not. */
export function FillWeatherWords({ weather }: { weather: FillWeather }) {
  const t = useTexts(fillTexts);
  const { amount } = useWeatherWords();
  const { used, why, days, bands, median_without: without, median_with: under } = weather;
  const near = { site: weather.site ?? '', distance: amount('distance', weather.kilometers ?? 0) };
  const degrees = amount('difference', WEATHER_APART_C);
  const least = formatNumber(WEATHER_LEAST_GAIN, { style: 'percent' });
  if (!used) return <p className="cx-muted">{t(why ?? 'no-weather', { ...near, least })}</p>;
  return (
    <>
      <p>{t('weatherUsed', { days, ...near, without: share(without), with: share(under) })}</p>
      <details>
        <summary>{t('weatherFactors')}</summary>
        <ul>
          {bands.map((one) => (
            <li key={one.band}>
              {t('weatherFactor', {
                band: t(one.band, { degrees }),
                factor: index(one.factor),
                days: one.days,
              })}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
