import { minutesOfText, type WeatherDay, type WeatherUnits } from 'shared-domain';
import type { Text } from '../../platform/text/language.ts';
import { texts } from './texts.ts';

/** A weather station as a file names it. */
export type Site = { id: string; name: string; latitude: number; longitude: number };
/** What a file of daily summaries holds, or the lines that keep it out. */
export type DailySummaries =
  | { sites: Site[]; units: WeatherUnits; days: (WeatherDay & { site: string })[] }
  | { message: Text; lines: { line: number; reason: Text }[] };

/** How many days a file may have: forty years of ten stations. */
const WEATHER_DAYS_MAX = 150_000;
/** Without its place a station would be near nothing, and one that is known would be moved. */
const PLACE = ['LATITUDE', 'LONGITUDE'] as const;
const NEEDED = ['STATION', 'DATE', ...PLACE] as const;
const SITE = /^[A-Z0-9]{11}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^-?\d{1,6}(?:\.\d{1,8})?$/;
const SHOWN_LINES = 100;
/** Hotter than this no day in the United States was (56.7 °C, Furnace Creek 1913): such a number is °F, or tenths. */
const HOTTEST_C = 57;
const HOTTEST_F = 135;

type Row = { line: number; cells: Record<string, string> };
type Raw = { site: Site; date: string; values: Record<string, number | null> };

/**
 * Reads NOAA's daily summaries (GHCN-Daily, CSV of ncei.noaa.gov): a line per station and day, of which the highest and lowest
 * temperature, rain, snow and wind are taken. `rows` are the file's, the head first.
 */
export function readDailySummaries(
  rows: readonly (readonly string[])[],
  wanted: WeatherUnits | undefined,
): DailySummaries {
  const [head = [], ...body] = rows;
  const names = head.map((name) =>
    name
      .trim()
      .replace(/^\uFEFF/, '')
      .toUpperCase(),
  );
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length > 0) return refused(texts.notWeather({ columns: missing.join(', ') }));
  if (body.length > WEATHER_DAYS_MAX) return refused(texts.tooManyDays({ days: WEATHER_DAYS_MAX }));
  const faults: { line: number; reason: Text }[] = [];
  const seen = new Map<string, number>();
  const raw = body.flatMap((cells, at): Raw[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const line = at + 2;
    const row = {
      line,
      cells: Object.fromEntries(names.map((name, column) => [name, (cells[column] ?? '').trim()])),
    };
    const read = rawOf(row);
    const fault = 'reason' in read ? read.reason : twice(seen, read, line);
    if (fault) {
      if (faults.length < SHOWN_LINES) faults.push({ line, reason: fault });
      return [];
    }
    return 'reason' in read ? [] : [read];
  });
  if (faults.length > 0) return { message: texts.weatherLines, lines: faults };
  if (raw.length === 0) return refused(texts.noDays);
  const units = wanted ?? guessedUnits(names, raw);
  const sites = new Map(raw.map(({ site }) => [site.id, site]));
  return {
    sites: [...sites.values()],
    units,
    days: raw.map((one) => ({ site: one.site.id, ...dayOf(one, units) })),
  };
}

const refused = (message: Text): DailySummaries => ({ message, lines: [] });

const COLUMNS = ['TMAX', 'TMIN', 'PRCP', 'SNOW', 'AWND', ...PLACE] as const;

function rawOf({ cells }: Row): Raw | { reason: Text } {
  const { STATION: id = '', DATE: date = '', NAME: name = '' } = cells;
  if (!SITE.test(id)) return { reason: texts.badSite({ value: id }) };
  if (!DAY.test(date) || minutesOfText(date) === null)
    return { reason: texts.badWeatherDay({ value: date }) };
  const values: Record<string, number | null> = {};
  for (const column of COLUMNS) {
    const value = cells[column] ?? '';
    if (value !== '' && !NUMBER.test(value)) return { reason: texts.badWeatherNumber({ column, value }) };
    values[column] = value === '' ? null : Number(value);
  }
  const { LATITUDE: latitude = null, LONGITUDE: longitude = null } = values;
  if (latitude === null || longitude === null) {
    const column = latitude === null ? 'LATITUDE' : 'LONGITUDE';
    return { reason: texts.badWeatherNumber({ column, value: '' }) };
  }
  return {
    site: { id, name: name === '' ? id : name, latitude, longitude },
    date,
    values,
  };
}

function twice(seen: Map<string, number>, { site, date }: Raw, line: number): Text | null {
  const key = `${site.id} ${date}`;
  const first = seen.get(key);
  if (first !== undefined) return texts.twiceInFile({ date, site: site.id, line: first });
  seen.set(key, line);
  return null;
}

/**
 * What the numbers most likely are. The archive's own files have a column of attributes beside each and tenths; of others the
 * hottest day tells. A person sees the warmest and the wettest day before anything is kept.
 */
function guessedUnits(names: readonly string[], raw: readonly Raw[]): WeatherUnits {
  if (names.includes('TMAX_ATTRIBUTES') || names.includes('PRCP_ATTRIBUTES')) return 'tenths';
  const hottest = raw.reduce((most, { values }) => Math.max(most, values['TMAX'] ?? -Infinity), -Infinity);
  if (hottest > HOTTEST_F) return 'tenths';
  return hottest > HOTTEST_C ? 'standard' : 'metric';
}

type Factors = { degrees: (value: number) => number; rain: number; snow: number; wind: number };
/** What turns each into °C, mm and m/s. Snow is whole mm in the archive; a mile an hour is 0.44704 m/s. */
const FACTORS: Record<WeatherUnits, Factors> = {
  tenths: { degrees: (value) => value / 10, rain: 0.1, snow: 1, wind: 0.1 },
  metric: { degrees: (value) => value, rain: 1, snow: 1, wind: 1 },
  standard: { degrees: (value) => ((value - 32) * 5) / 9, rain: 25.4, snow: 25.4, wind: 0.447_04 },
};

function dayOf({ date, values }: Raw, units: WeatherUnits): WeatherDay {
  const { degrees, rain, snow, wind } = FACTORS[units];
  const { TMAX = null, TMIN = null, PRCP = null, SNOW = null, AWND = null } = values;
  const times = (value: number | null, factor: number) => (value === null ? null : tenth(value * factor));
  const warmth = (value: number | null) => (value === null ? null : tenth(degrees(value)));
  return {
    date,
    high_c: warmth(TMAX),
    low_c: warmth(TMIN),
    rain_mm: times(PRCP, rain),
    snow_mm: times(SNOW, snow),
    wind_ms: times(AWND, wind),
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
