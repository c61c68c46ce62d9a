import type { WeatherReader } from 'shared-domain/texts';
import type { Reading } from '../../platform/db/database.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { weatherNear } from './calendar.routes.ts';
import { selectEntries } from './entries.sql.ts';
import { knownNotes, type KnownNotes } from './known-notes.rules.ts';
import { selectPlace, type StationPlace } from './weather.sql.ts';

/** Who reads what is known of days: in their language, and the weather in the units of the deployment. */
export const readerOf = ({
  language,
  settings,
}: Pick<Ctx<unknown>, 'language' | 'settings'>): WeatherReader => ({
  language,
  units: settings.weatherShownIn,
});

/** What the days of a period are known for at a station, beside what is marked on its counts. */
export async function readKnown(
  db: Reading,
  { stationId, from, until }: { stationId: string; from: string; until: string },
  reader: WeatherReader,
): Promise<KnownNotes> {
  return readKnownAt(db, await selectPlace(db, stationId), { from, until }, reader);
}

/** The same at a place that is known already; nothing is known of days where the caller sees no station. */
export async function readKnownAt(
  db: Reading,
  place: StationPlace | undefined,
  { from, until }: { from: string; until: string },
  reader: WeatherReader,
): Promise<KnownNotes> {
  if (!place) return new Map();
  const [entries, weather] = await Promise.all([
    selectEntries(db, { agency: place.agency_id, station: place.id, from, until }),
    weatherNear(db, place, { from, until }),
  ]);
  return knownNotes({ from, until, entries, weather: weather?.days ?? [] }, reader);
}
