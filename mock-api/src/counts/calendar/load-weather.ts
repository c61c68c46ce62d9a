import type { WeatherLoaded, WeatherUnits } from 'shared-domain';
import Papa from 'papaparse';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readDailySummaries, type DailySummaries } from './noaa-daily.rules.ts';
import { compareDays, keepDays, keepSites } from './weather.sql.ts';

type Read = Exclude<DailySummaries, { message: unknown }>;

/** Reads a file of daily summaries; refuses it with its lines where it can't be read. */
export function readWeather(text: string, units: WeatherUnits | undefined): Read {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ',' });
  const read = readDailySummaries(data, units);
  if (!('message' in read)) return read;
  const lines = read.lines.map(({ line, reason }) => ({ line, reason }));
  throw new ApiProblem(422, read.message, { lines });
}

/** Keeps what was read, or only says what would be kept. */
export async function keepWeather(
  db: Queryable,
  { sites, units, days }: Read,
  { dryRun }: { dryRun: boolean },
): Promise<WeatherLoaded> {
  const fates = await compareDays(db, days);
  if (!dryRun) {
    await keepSites(db, sites);
    await keepDays(db, days);
  }
  const dates = days.map(({ date }) => date).toSorted();
  const most = (of: 'high_c' | 'rain_mm') =>
    days.reduce<number | null>(
      (max, day) => (day[of] === null ? max : Math.max(max ?? -Infinity, day[of])),
      null,
    );
  return {
    units,
    sites: sites.map(({ id, name }) => ({ id, name })),
    read: days.length,
    ...fates,
    first_day: dates[0] ?? '',
    last_day: dates.at(-1) ?? '',
    warmest_c: most('high_c'),
    wettest_mm: most('rain_mm'),
    kept: !dryRun,
  };
}
