import { minutesOfText, type WeatherDay, type WeatherUnits } from 'shared-domain';
import { saidDay } from '../../platform/text/day-words.rules.ts';
import type { Text } from '../../platform/text/language.ts';
import type { CsvRow } from '../csv/csv-rows.ts';
import { texts } from './texts.ts';

/** A weather station as a file names it. */
export type Site = { id: string; name: string; latitude: number; longitude: number };
/** A day as a file writes it; its numbers in the order of `MEASURES`, null what was not measured. */
type RawDay = { site: string; date: string; values: readonly (number | null)[] };
/** What a file of daily summaries holds before it is settled what its numbers are. */
export type RawSummaries = { sites: Site[]; days: RawDay[]; likely: WeatherUnits };
/** Why a file can't be read, and the lines that keep it out. */
type Unreadable = { message: Text; lines: { line: number; reason: Text }[] };
/** The days of a file in °C and mm. */
export type DailySummaries = {
  sites: Site[];
  units: WeatherUnits;
  days: (WeatherDay & { site: string })[];
};
/** The days that were asked for: others of a file are passed over. */
export type WeatherAsked = { site: string; from: string; until: string };

/** How many days a file may have: forty years of ten stations. More are never held. */
const WEATHER_DAYS_MAX = 150_000;
const MEASURES = ['TMAX', 'TMIN', 'PRCP', 'SNOW', 'AWND'] as const;
/** Without its place a station would be near nothing, and one that is known would be moved. */
const PLACE = ['LATITUDE', 'LONGITUDE'] as const;
const NEEDED = ['STATION', 'DATE', ...PLACE] as const;
const TAKEN = [...NEEDED, 'NAME', ...MEASURES] as const;
const SITE = /^[A-Z0-9]{11}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^-?\d{1,6}(?:\.\d{1,8})?$/;
const SHOWN_LINES = 100;
/** A cell may be as long as a file: so much of it is shown. */
const SHOWN_CELL = 40;
/** Hotter than this no day in the United States was (56.7 °C, Furnace Creek 1913): such a number is °F, or tenths. */
const HOTTEST_C = 57;
const HOTTEST_F = 135;

type Column = (typeof TAKEN)[number];
type Cells = Readonly<Record<Column, string>>;
/** Where the columns stand that are taken, and whether the archive's own attributes stand beside them. */
type Head = { at: Readonly<Record<Column, number>>; hasAttributes: boolean };

/** Takes a file's rows as they come, the head first, and holds of them only what is kept of days. */
export type SummaryReader = {
  /** Whether more rows are wanted: not after what can't be read anyway. */
  take: (rows: readonly CsvRow[]) => boolean;
  read: () => RawSummaries | Unreadable;
};

/**
 * Reads NOAA's daily summaries (GHCN-Daily, CSV of ncei.noaa.gov): a line per station and day, of which the highest and lowest
 * temperature, rain, snow and wind are taken.
 */
export function summaryReader(only?: WeatherAsked): SummaryReader {
  let head: Head | null = null;
  let refusal: Unreadable | null = null;
  const faults: Unreadable['lines'] = [];
  const sites = new Map<string, { site: Site; lines: Map<string, number> }>();
  const days: RawDay[] = [];
  const takeDay = ({ line, cells }: CsvRow, { at }: Head): void => {
    const own = Object.fromEntries(TAKEN.map((name) => [name, (cells[at[name]] ?? '').trim()])) as Cells;
    if (only && (own.STATION !== only.site || own.DATE < only.from || own.DATE > only.until)) return;
    const read = rawOf(own);
    if ('reason' in read) return void faults.push({ line, reason: read.reason });
    const { site, date, values } = read;
    const known = sites.get(site.id) ?? { site, lines: new Map<string, number>() };
    const first = known.lines.get(date);
    if (first !== undefined)
      return void faults.push({
        line,
        reason: texts.twiceInFile({ date: saidDay(date), site: site.id, line: first }),
      });
    sites.set(site.id, { site, lines: known.lines.set(date, line) });
    // nothing is kept of a file with a fault
    if (faults.length === 0) days.push({ site: known.site.id, date, values });
    if (days.length > WEATHER_DAYS_MAX) refusal = refused(texts.tooManyDays({ days: WEATHER_DAYS_MAX }));
  };
  const takeRow = (row: CsvRow): void => {
    if (head === null) {
      const names = headOf(row.cells);
      if ('message' in names) refusal = names;
      else head = names;
    } else if (row.cells.some((cell) => cell.trim() !== '')) takeDay(row, head);
  };
  const isWanted = () => refusal === null && faults.length < SHOWN_LINES;
  return {
    take: (rows) => {
      for (const row of rows) if (isWanted()) takeRow(row);
      return isWanted();
    },
    read: () => {
      if (refusal) return refusal;
      if (head === null) return headOf([]) as Unreadable;
      if (faults.length > 0) return { message: texts.weatherLines, lines: faults };
      // an address may know nothing of some days
      if (days.length === 0 && !only) return refused(texts.noDays);
      return { sites: [...sites.values()].map(({ site }) => site), days, likely: likelyUnits(head, days) };
    },
  };
}

const refused = (message: Text): Unreadable => ({ message, lines: [] });

function headOf(cells: readonly string[]): Head | Unreadable {
  const names = cells.map((name) => name.trim().toUpperCase());
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length > 0) return refused(texts.notWeather({ columns: missing.join(', ') }));
  return {
    at: Object.fromEntries(TAKEN.map((name) => [name, names.indexOf(name)])) as Head['at'],
    hasAttributes: names.includes('TMAX_ATTRIBUTES') || names.includes('PRCP_ATTRIBUTES'),
  };
}

function rawOf(cells: Cells): { site: Site; date: string; values: (number | null)[] } | { reason: Text } {
  const { STATION: id, DATE: date, NAME: name } = cells;
  if (!SITE.test(id)) return { reason: texts.badSite({ value: shown(id) }) };
  if (!DAY.test(date) || minutesOfText(date) === null)
    return { reason: texts.badWeatherDay({ value: shown(date) }) };
  const bad = [...MEASURES, ...PLACE].find((column) => cells[column] !== '' && !NUMBER.test(cells[column]));
  const unknown = bad ?? PLACE.find((column) => cells[column] === '');
  if (unknown) return { reason: texts.badWeatherNumber({ column: unknown, value: shown(cells[unknown]) }) };
  return {
    site: {
      id,
      name: name === '' ? id : name,
      latitude: Number(cells.LATITUDE),
      longitude: Number(cells.LONGITUDE),
    },
    date,
    values: MEASURES.map((column) => (cells[column] === '' ? null : Number(cells[column]))),
  };
}

const shown = (value: string): string =>
  value.length > SHOWN_CELL ? `${value.slice(0, SHOWN_CELL)}…` : value;

/**
 * What the numbers most likely are. The archive's own files have a column of attributes beside each and tenths; of others the
 * hottest day tells. A person sees the warmest and the wettest day before anything is kept.
 */
function likelyUnits({ hasAttributes }: Head, days: readonly RawDay[]): WeatherUnits {
  if (hasAttributes) return 'tenths';
  const hottest = days.reduce(
    (most, { values: [high = null] }) => Math.max(most, high ?? -Infinity),
    -Infinity,
  );
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

/** What was read, in °C and mm: by the units that a person named, else by those that are likely. */
export function inUnits(
  { sites, days, likely }: RawSummaries,
  wanted: WeatherUnits | undefined,
): DailySummaries {
  const units = wanted ?? likely;
  return { sites, units, days: days.map((day) => ({ site: day.site, ...dayOf(day, units) })) };
}

function dayOf({ date, values }: RawDay, units: WeatherUnits): WeatherDay {
  const { degrees, rain, snow, wind } = FACTORS[units];
  const [high = null, low = null, fallen = null, snowed = null, blown = null] = values;
  const times = (value: number | null, factor: number) => (value === null ? null : tenth(value * factor));
  const warmth = (value: number | null) => (value === null ? null : tenth(degrees(value)));
  return {
    date,
    high_c: warmth(high),
    low_c: warmth(low),
    rain_mm: times(fallen, rain),
    snow_mm: times(snowed, snow),
    wind_ms: times(blown, wind),
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
