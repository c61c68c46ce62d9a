import { exportDay } from 'shared-domain';
import { weatherForm } from 'shared-domain/contract';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { readForm } from '../../platform/http/receive-form.ts';
import { fetchWeather } from './fetch-weather.ts';
import { keepWeather, readWeather } from './load-weather.ts';
import { inUnits } from './noaa-daily.rules.ts';
import { texts } from './texts.ts';
import { selectSites } from './weather.sql.ts';

const MEGA = 1024 * 1024;
/** Forty years of ten stations in NOAA's own columns. */
const WEATHER_MAX_BYTES = 40 * MEGA;

const list = endpoint('GET /weather-sites', {
  handle: async ({ db, settings }) => ({
    sites: await selectSites(db),
    address: settings.weatherUrl !== undefined,
  }),
});

const load = endpoint('POST /weather-sites/file', {
  handle: async ({ db, settle, lastPart, request, valid, audit }) => {
    // reading takes its time
    await settle();
    const limit = {
      maxBytes: WEATHER_MAX_BYTES,
      none: texts.noFile,
      tooLarge: texts.weatherTooLarge({ megabytes: WEATHER_MAX_BYTES / MEGA }),
      brokenOff: texts.weatherBrokenOff,
    };
    const { value: read, fields } = await readForm(request, limit, (bytes) => readWeather(bytes));
    const { units, dry_run } = valid(weatherForm, fields);
    // guessed they are only shown: a cold month in °F could be one in °C
    if (units === undefined && dry_run !== 'true')
      throw new ApiProblem(422, texts.unitsNeeded, { errors: { units: [texts.unitsNeeded] } });
    return lastPart(async () => {
      const loaded = await keepWeather(db, inUnits(read, units), { dryRun: dry_run === 'true' });
      if (loaded.kept) await audit('weather.load', auditOf(loaded));
      return loaded;
    });
  },
});

const auditOf = ({
  sites,
  added,
  changed,
  first_day,
  last_day,
}: Awaited<ReturnType<typeof keepWeather>>) => ({
  site: sites.map(({ name }) => name).join(', '),
  added,
  changed,
  from: first_day,
  until: last_day,
});

const bring = endpoint('POST /weather-sites/:siteId/fetch', {
  handle: async ({ db, settle, lastPart, settings, input: { params, body }, now, audit }) => {
    const { weatherUrl } = settings;
    if (weatherUrl === undefined) throw new ApiProblem(409, texts.noAddress);
    await settle();
    const until = exportDay(now());
    const asked = { site: params.siteId, from: body.from, until };
    // an address may answer with more than was asked
    const read = inUnits(await readWeather(fetchWeather(weatherUrl, asked), asked), 'metric');
    return lastPart(async () => {
      const loaded = await keepWeather(db, read, { dryRun: false });
      await audit('weather.load', auditOf(loaded));
      return loaded;
    });
  },
});

/** Weather beside counts. */
export const weather: Endpoint[] = [list, load, bring];
