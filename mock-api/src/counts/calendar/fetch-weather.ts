import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { WeatherAsked } from './noaa-daily.rules.ts';
import { texts } from './texts.ts';

const PATIENCE_MS = 30_000;
const MOST_BYTES = 20 * 1024 * 1024;

/** The address of days of a weather station: `{site}`, `{from}` and `{until}` of the setting are filled in. */
export const weatherAddress = (url: string, { site, from, until }: WeatherAsked): string =>
  url.replaceAll('{site}', site).replaceAll('{from}', from).replaceAll('{until}', until);

/** Fetches daily summaries as CSV with °C and mm, as they come; a refusal, silence or an answer without end is told in a sentence. */
export async function* fetchWeather(url: string, asked: WeatherAsked): AsyncGenerator<Uint8Array> {
  const gone = () => new ApiProblem(503, texts.addressFailed);
  const answer = await fetch(weatherAddress(url, asked), { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => {
      throw gone();
    },
  );
  if (!answer.ok || !answer.body) throw gone();
  let bytes = 0;
  try {
    for await (const piece of answer.body) {
      bytes += piece.byteLength;
      if (bytes > MOST_BYTES) throw gone();
      yield piece;
    }
  } catch {
    throw gone();
  }
}
