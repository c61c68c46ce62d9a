import type { WeatherDay, WeatherLoaded } from 'shared-domain';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { csvRows } from '../csv/csv-rows.ts';
import { decodeText } from '../csv/encoding.ts';
import {
  summaryReader,
  type DailySummaries,
  type RawSummaries,
  type WeatherAsked,
} from './noaa-daily.rules.ts';
import { compareDays, keepDays, keepSites } from './weather.sql.ts';

/** So many days go to the database at once. */
const BATCH = 5000;

/** Reads daily summaries as they come; refuses them with their lines where they can't be read, and then reads no further. */
export async function readWeather(
  bytes: AsyncIterable<Uint8Array>,
  only?: WeatherAsked,
): Promise<RawSummaries> {
  const reader = summaryReader(only);
  for await (const rows of csvRows(decodeText(bytes, 'utf-8'), ',')) if (!reader.take(rows)) break;
  const read = reader.read();
  if (!('message' in read)) return read;
  throw new ApiProblem(422, read.message, { lines: read.lines });
}

/** Keeps what was read, or only says what would be kept. */
export async function keepWeather(
  db: Queryable,
  { sites, units, days }: DailySummaries,
  { dryRun }: { dryRun: boolean },
): Promise<WeatherLoaded> {
  if (!dryRun) await keepSites(db, sites);
  const fates = { added: 0, changed: 0, unchanged: 0 };
  for (let at = 0; at < days.length; at += BATCH) {
    const batch = days.slice(at, at + BATCH);
    const { added, changed, unchanged } = await compareDays(db, batch);
    fates.added += added;
    fates.changed += changed;
    fates.unchanged += unchanged;
    if (!dryRun) await keepDays(db, batch);
  }
  return {
    units,
    sites: sites.map(({ id, name }) => ({ id, name })),
    read: days.length,
    ...fates,
    ...ends(days),
    warmest_c: mostOf(days, 'high_c'),
    wettest_mm: mostOf(days, 'rain_mm'),
    kept: !dryRun,
  };
}

function ends(days: readonly WeatherDay[]): { first_day: string; last_day: string } {
  let [first_day, last_day] = [days[0]?.date ?? '', ''];
  for (const { date } of days) {
    if (date < first_day) first_day = date;
    if (date > last_day) last_day = date;
  }
  return { first_day, last_day };
}

const mostOf = (days: readonly WeatherDay[], of: 'high_c' | 'rain_mm') =>
  days.reduce<number | null>(
    (max, day) => (day[of] === null ? max : Math.max(max ?? -Infinity, day[of])),
    null,
  );
