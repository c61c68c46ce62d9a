import { knownDays, minutesOfText, type CounterChange, type StationMark } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { entryReply } from './entries.routes.ts';
import { selectEntries } from './entries.sql.ts';
import { nearestSite } from './nearest-site.rules.ts';
import { texts } from './texts.ts';
import { selectMiddle, selectPlace, selectSitesWithin, selectWeather } from './weather.sql.ts';

const DAY_MINUTES = 24 * 60;
/** Two years, both of which may be leap years' neighbours. */
const MOST_DAYS = 732;

/** The weather of the nearest site with days in the period; of one place, or about the middle of an agency. */
export async function weatherNear(
  db: Queryable,
  place: { latitude: number | null; longitude: number | null } | undefined,
  { from, until }: { from: string; until: string },
) {
  const { latitude = null, longitude = null } = place ?? {};
  if (latitude === null || longitude === null) return null;
  const nearest = nearestSite({ latitude, longitude }, await selectSitesWithin(db, from, until));
  if (!nearest) return null;
  return {
    site: nearest.site.name,
    kilometers: Math.round(nearest.kilometers * 10) / 10,
    days: await selectWeather(db, nearest.site.id, from, until),
  };
}

/** What happened to a station's counter in a period, by its row. */
export type MarkSource = (
  db: Queryable,
  station: number,
  period: { from: string; until: string; now: Date },
) => Promise<{ station_marks: StationMark[]; counter_changes: CounterChange[] }>;

/** What is known of days beside counts; of a station also what this source says of its counter. */
export const calendar = (marksOf: MarkSource): Endpoint[] => [
  endpoint('GET /calendar', {
    handle: async ({ db, caller, input: { query }, now }) => {
      const { from, until, station: stationId } = query;
      const length = ((minutesOfText(until) ?? 0) - (minutesOfText(from) ?? 0)) / DAY_MINUTES;
      if (length < 0)
        throw new ApiProblem(422, texts.endsBeforeFirst, { errors: { until: [texts.endsBeforeFirst] } });
      if (length > MOST_DAYS)
        throw new ApiProblem(422, texts.tooLong, { errors: { until: [texts.tooLong] } });
      const station = stationId === undefined ? null : found(await selectPlace(db, stationId));
      const agency = station ? station.agency_id : caller.listAgency;
      const entries = await selectEntries(db, { agency, station: station?.id ?? null, from, until });
      return {
        days: knownDays(from, until),
        entries: entries.map((entry) => entryReply(entry, caller.user)),
        weather: await weatherNear(db, station ?? (await selectMiddle(db, agency)), { from, until }),
        ...(station && (await marksOf(db, station.id, { from, until, now: now() }))),
      };
    },
  }),
];
