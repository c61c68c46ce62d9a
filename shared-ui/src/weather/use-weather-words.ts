import { useMemo } from 'react';
import { DEFAULT_UNITS, type Api } from 'shared-domain';
import { weatherWords, type WeatherWords } from 'shared-domain/texts';
import { call } from 'shared-ui/api';
import { useLanguage } from 'shared-ui/i18n';
import { useLoaded, type Asked } from 'shared-ui/query';

/** What the installation says of itself: as a list to choose from, it is kept until the sign-out, for only a restart changes it. */
const siteQuery: Asked<Api['GET /site-settings']['reply']> = {
  queryKey: ['lookups', 'site'],
  queryFn: ({ signal }) => call('GET /site-settings', {}, { signal }),
  staleTime: Infinity,
};

/**
 * How weather is told here: in the reader's language, and in the units of the deployment, which no language changes. Until
 * they are known, and where the server is too old to say, in those of the United States; a number never stands without its unit.
 * @example const { amount } = useWeatherWords(); amount('temperature', high_c) // '70 °F'
 */
export function useWeatherWords(): WeatherWords {
  const [language] = useLanguage();
  const { load } = useLoaded(siteQuery);
  const units = (load.state === 'loaded' && load.value.weather_shown_in) || DEFAULT_UNITS;
  return useMemo(() => weatherWords({ language, units }), [language, units]);
}
