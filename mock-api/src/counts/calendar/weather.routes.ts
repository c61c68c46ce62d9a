import { exportDay, type WeatherFetch } from 'shared-domain';
import { weatherForm } from 'shared-domain/contract';
import type { Transaction } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { readForm } from '../../platform/http/receive-form.ts';
import type { Language } from '../../platform/text/language.ts';
import { shareKept } from './fetch-steps.rules.ts';
import { keepWeather, readWeather } from './load-weather.ts';
import { inUnits } from './noaa-daily.rules.ts';
import { texts } from './texts.ts';
import {
  insertFetch,
  selectFetch,
  selectNewest,
  widenFetch,
  type AskedFetch,
  type FetchRow,
} from './weather-fetches.sql.ts';
import { selectSiteName, selectSites } from './weather.sql.ts';

const MEGA = 1024 * 1024;
/** Forty years of ten stations in NOAA's own columns. */
const WEATHER_MAX_BYTES = 40 * MEGA;

/** A fetch as the caller reads it. */
const fetchReply = (row: FetchRow, language: Language): WeatherFetch => ({
  id: row.id,
  site_id: row.site_id,
  first_day: row.first_day,
  last_day: row.last_day,
  status: row.status,
  progress: shareKept(row),
  added: row.added,
  changed: row.changed,
  unchanged: row.unchanged,
  message: row.message?.[language] ?? null,
  nightly: row.night !== null,
  asked_at: row.asked_at,
  ended_at: row.ended_at,
});

const list = endpoint('GET /weather-sites', {
  handle: async ({ db, settings, language }) => ({
    sites: await selectSites(db),
    address: settings.weatherUrl !== undefined,
    fetches: (await selectNewest(db)).map((fetch) => fetchReply(fetch, language)),
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
  handle: async ({ db, settings, caller, enqueue, input: { params, body }, now, language }) => {
    if (settings.weatherUrl === undefined) throw new ApiProblem(409, texts.noAddress);
    const until = exportDay(now());
    const from = body.from < until ? body.from : until;
    const asked = { site: params.siteId, from, until, user: caller.user.id, at: now() };
    const id = await askFetch(db, enqueue, asked);
    const fetch = found(await selectFetch(db, id));
    const name = await selectSiteName(db, asked.site);
    return {
      units: 'metric' as const,
      sites: name === undefined ? [] : [{ id: asked.site, name }],
      ...NOTHING_YET,
      first_day: fetch.first_day,
      last_day: fetch.last_day,
      fetch: fetchReply(fetch, language),
    };
  },
});

/** What this call answered when it fetched by itself, for whoever knows no fetch in the background. */
const NOTHING_YET = {
  read: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  warmest_c: null,
  wettest_mm: null,
  kept: false,
};

/** Has days fetched, by the fetch of the site that is under way where one is; answers which. */
async function askFetch(
  db: Transaction,
  enqueue: Ctx<unknown>['enqueue'],
  asked: AskedFetch,
): Promise<number> {
  for (;;) {
    const id = await insertFetch(db, asked);
    if (id !== undefined) {
      await enqueue('fetch-weather', { id });
      return id;
    }
    // it may have ended in between
    const open = await widenFetch(db, asked);
    if (open !== undefined) return open;
  }
}

/** Weather beside counts. */
export const weather: Endpoint[] = [list, load, bring];
