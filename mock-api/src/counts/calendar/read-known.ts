import type { Language } from 'shared-domain/texts';
import type { Reading } from '../../platform/db/database.ts';
import { weatherNear } from './calendar.routes.ts';
import { selectEntries } from './entries.sql.ts';
import { knownNotes, type KnownNotes } from './known-notes.rules.ts';
import { selectPlace } from './weather.sql.ts';

/** What the days of a period are known for at a station, beside what is marked on its counts. */
export async function readKnown(
  db: Reading,
  { stationId, from, until }: { stationId: string; from: string; until: string },
  language: Language,
): Promise<KnownNotes> {
  const station = await selectPlace(db, stationId);
  if (!station) return new Map();
  const entries = await selectEntries(db, { agency: station.agency_id, station: station.id, from, until });
  const weather = await weatherNear(db, station, { from, until });
  return knownNotes({ from, until, entries, weather: weather?.days ?? [] }, language);
}
