import type {
  Api,
  CalendarEntry,
  CalendarEntryKind,
  WeatherFetch,
  WeatherLoaded,
  WeatherUnits,
} from 'shared-domain';
import { call } from 'shared-ui/api';
import { ask, invalidate, type Asked } from 'shared-ui/query';
import { isUnderWay } from './fetch-state.rules.ts';
import { daysOfMonth } from './month.rules.ts';

/** What is known of the days of a period. */
export type Calendar = Api['GET /calendar']['reply'];

const KEY = ['calendar'];

/** What is known of a month's days. */
export const monthQuery = (month: string): Asked<Calendar> => ({
  queryKey: [...KEY, 'month', month],
  queryFn: ({ signal }) => call('GET /calendar', { query: daysOfMonth(month) }, { signal }),
  lookAgain: true,
});

/** What is known of the days of a year at a station; of no year nothing. */
export const stationYearQuery = (stationId: string, year: number | null): Asked<Calendar | null> => ({
  queryKey: [...KEY, 'station', stationId, year],
  queryFn: async ({ signal }) => {
    if (year === null) return null;
    const query = { station: stationId, from: `${year}-01-01`, until: `${year}-12-31` };
    return call('GET /calendar', { query }, { signal });
  },
});

/** The weather stations that anything is known of, and whether weather can be fetched. */
export const sitesQuery: Asked<Api['GET /weather-sites']['reply']> = {
  queryKey: [...KEY, 'sites'],
  queryFn: ({ signal }) => call('GET /weather-sites', {}, { signal }),
  isUnderWay: ({ fetches = [] }) => fetches.some(isUnderWay),
};

/** What is known of days is asked for again: more of their weather has come. */
export const askAgain = (): Promise<void> => invalidate([...KEY, 'month']);

/** The stations that an entry may be of, as choices. */
export const stationChoicesQuery: Asked<{ code: string; label: string }[]> = {
  queryKey: [...KEY, 'stations'],
  queryFn: async ({ signal }) => {
    const stations = await call('GET /stations/summary', { query: { includeDrafts: false } }, { signal });
    return stations.flatMap(({ station_id_tmg: code, station_name }) =>
      code === null ? [] : [{ code, label: `${code} ${station_name}` }],
    );
  },
};

/** What is written of an entry. */
export type EntryFacts = {
  kind: CalendarEntryKind;
  name: string;
  first_day: string;
  last_day: string;
  stations: string[];
  note: string | null;
};

/** Enters something, under its form's idempotency key. */
export async function addEntry(
  facts: EntryFacts,
  { statewide, request_key }: { statewide: boolean; request_key: string },
): Promise<CalendarEntry> {
  const entry = await call('POST /calendar/entries', { body: { ...facts, statewide, request_key } });
  await invalidate(KEY);
  return entry;
}

/** Changes an entry over the version that was read. */
export async function changeEntry(
  { id, version }: Pick<CalendarEntry, 'id' | 'version'>,
  facts: EntryFacts,
): Promise<CalendarEntry> {
  const entry = await call('PUT /calendar/entries/:id', {
    params: { id: String(id) },
    body: { ...facts, version },
  });
  await invalidate(KEY);
  return entry;
}

/** Deletes an entry; the calendar is asked for again in any case. */
export async function deleteEntry(id: number): Promise<void> {
  try {
    await call('DELETE /calendar/entries/:id', { params: { id: String(id) } });
  } finally {
    await invalidate(KEY);
  }
}

/** The entry as it is stored by now; the last one known where it is gone. */
export async function newerEntry(entry: CalendarEntry): Promise<CalendarEntry> {
  const { entries } = await ask(monthQuery(entry.first_day.slice(0, 7)));
  return entries.find(({ id }) => id === entry.id) ?? entry;
}

/** Says what a file of weather holds, or with `units` keeps it. */
export async function loadWeather(file: File, units: WeatherUnits | null): Promise<WeatherLoaded> {
  const body = new FormData();
  if (units) body.set('units', units);
  else body.set('dry_run', 'true');
  body.set('file', file);
  const loaded = await call('POST /weather-sites/file', { body });
  if (loaded.kept) await invalidate(KEY);
  return loaded;
}

/** Has the days of a weather station from a day on fetched in the background. */
export async function startFetch(siteId: string, from: string): Promise<WeatherFetch | undefined> {
  const { fetch } = await call('POST /weather-sites/:siteId/fetch', { params: { siteId }, body: { from } });
  await invalidate(KEY);
  return fetch;
}
