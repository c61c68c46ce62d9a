import { DEFAULT_UNITS, SHOWN_UNITS, type ShownUnits } from 'shared-domain';
import { isSafeAddress } from './map-options.ts';

/** Where daily weather is fetched from; undefined unless the environment says so. */
export function weatherFrom({ WEATHER_URL: url }: Record<string, string | undefined>): string | undefined {
  if (!url) return undefined;
  if (isSafeAddress(url) && ['{site}', '{from}', '{until}'].every((part) => url.includes(part))) return url;
  throw new Error(
    `WEATHER_URL must be an address with {site}, {from} and {until} in it, such as https://weather.example/daily?stations={site}&startDate={from}&endDate={until} (http on localhost only), not "${url}".`,
  );
}

/** In which units the weather is shown and told to people, in either language: those of the United States unless the environment says so. */
export function weatherShownIn({ WEATHER_SHOWN_IN: units }: Record<string, string | undefined>): ShownUnits {
  const known = SHOWN_UNITS.find((one) => one === (units || DEFAULT_UNITS));
  if (known) return known;
  throw new Error(`WEATHER_SHOWN_IN is "us" (°F, inches) or "metric" (°C, millimeters), not "${units}".`);
}
