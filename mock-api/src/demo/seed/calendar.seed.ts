import { calendarEntries, weatherDays, weatherSites } from '../../counts/calendar/calendar.tables.ts';
import { AGENCY } from '../../people/agencies/statewide-agencies.ts';
import { continueNumbers, insertRows } from '../../platform/db/insert-rows.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { dateText, dayAt, dayIndex, yesterdayInTexas } from './generator/calendar.ts';
import { weatherOf } from './generator/weather.ts';

/** Bergstrom Airport's number; its days are made, as the counts are, from the same wet and fine spells. */
const SITE = {
  id: 'USW00013904',
  name: 'Austin (made for the demonstration)',
  latitude: 30.183,
  longitude: -97.68,
};
const YEARS_BACK = 3;
/** A factor below this is a wet day in the generator of counts. */
const WET = 0.8;
/** Mean high of each month in Austin, °C, and how far the low lies below. */
const HIGHS = [17, 19, 23, 27, 31, 34, 36, 36, 33, 28, 22, 18];
const NIGHT = 11;

type Entry = {
  kind: 'term' | 'break' | 'event' | 'works';
  name: string;
  first_day: string;
  last_day: string;
};

function entriesOf(year: number): Entry[] {
  const at = (month: number, day: number) =>
    dateText(dayIndex(new Date(Date.UTC(year, month - 1, day)).toISOString()));
  return [
    { kind: 'term', name: 'Spring term', first_day: at(1, 16), last_day: at(5, 22) },
    { kind: 'term', name: 'Fall term', first_day: at(8, 20), last_day: at(12, 18) },
    { kind: 'event', name: 'Half marathon', first_day: at(2, 15), last_day: at(2, 15) },
    { kind: 'works', name: 'Trail resurfacing', first_day: at(6, 8), last_day: at(6, 19) },
  ];
}

/** Adds terms, events and works of Austin, a statewide break, and the weather that the counts were made with. */
export async function seedCalendar(db: Queryable, now: Date): Promise<void> {
  const last = yesterdayInTexas(now);
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => dayAt(last).year - back);
  const by = { user_id: null, version: 1, note: null, station_ids: [] };
  await insertRows(
    db,
    calendarEntries,
    years.flatMap((year) => [
      ...entriesOf(year).map((entry) => ({
        ...entry,
        ...by,
        agency_id: AGENCY.austin,
        statewide: false,
        user_name: 'Ada Morgan',
      })),
      {
        kind: 'break' as const,
        name: 'Spring break',
        first_day: `${year}-03-09`,
        last_day: `${year}-03-13`,
        ...by,
        agency_id: AGENCY.txdot,
        statewide: true,
        user_name: 'Sam Rivera',
      },
    ]),
  );
  await continueNumbers(db, [calendarEntries]);
  await insertRows(db, weatherSites, [SITE]);
  const first = dayIndex(`${dayAt(last).year - YEARS_BACK}-01-01`);
  await insertRows(
    db,
    weatherDays,
    Array.from({ length: last - first + 1 }, (_, at) => weatherDay(first + at)),
  );
}

function weatherDay(index: number) {
  const factor = weatherOf('Austin')(index);
  const { month, text } = dayAt(index);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const isWet = factor < WET;
  const high = (HIGHS[month - 1] ?? 25) + (factor - 1) * (isWet ? 12 : 40);
  return {
    site_id: SITE.id,
    day: text,
    high_c: tenth(high),
    low_c: tenth(high - (isWet ? NIGHT - 4 : NIGHT)),
    rain_mm: isWet ? tenth((WET - factor) * 90 + 1) : 0,
    snow_mm: 0,
    wind_ms: tenth(isWet ? 5.5 : 3.2),
  };
}
