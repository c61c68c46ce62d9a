import { isSafeAddress } from './map-options.ts';

/** Where daily weather is fetched from; undefined unless the environment says so. */
export function weatherFrom({ WEATHER_URL: url }: Record<string, string | undefined>): string | undefined {
  if (!url) return undefined;
  if (isSafeAddress(url) && ['{site}', '{from}', '{until}'].every((part) => url.includes(part))) return url;
  throw new Error(
    `WEATHER_URL must be an address with {site}, {from} and {until} in it, such as https://weather.example/daily?stations={site}&startDate={from}&endDate={until} (http on localhost only), not "${url}".`,
  );
}
