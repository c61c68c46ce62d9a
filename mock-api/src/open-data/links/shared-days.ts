import {
  comparedStations,
  daysIn,
  flowsAt,
  isLongerThanDay,
  knownDays,
  marksOfDays,
  type ApiReply,
  type CompareBin,
  type CompareForm,
  type DayMarks,
  type WeatherDay,
} from 'shared-domain';
import { weatherNear } from '../../counts/calendar/calendar.routes.ts';
import { selectEntries } from '../../counts/calendar/entries.sql.ts';
import { selectPlace } from '../../counts/calendar/weather.sql.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { changedDays } from '../publish/equipment-days.rules.ts';
import { selectEquipmentDays } from '../publish/equipment-days.sql.ts';

/** What is known of the days of a period at a station, as far as it is told to people without an account. */
type DaysAt = {
  station: string;
  /** Holidays, events and weather; nothing of the counter. */
  marks: DayMarks;
  /** The days on which its equipment became another one, and no more of it. */
  equipment: string[];
};
export type SharedDays = {
  stations: DaysAt[];
  /** Of the site nearest to the first of the stations that has one. */
  weather: { site: string; days: WeatherDay[] } | null;
};

/** Of a longer period no day can be told from a picture, as the calendar is not asked for more. */
const MOST_DAYS = 732;

type Period = { from: string; to: string };
type Asked = Period & { bin: CompareBin; as: CompareForm };

/** What is known of the days of a comparison over time, for whoever's rows are read; nothing of means over days. */
export async function readDays(
  db: Queryable,
  series: ApiReply<'GET /compare'>['series'],
  { from, to, bin, as }: Asked,
): Promise<SharedDays> {
  const days: SharedDays = { stations: [], weather: null };
  if ((as !== 'absolute' && as !== 'index') || daysIn({ from, to }) > MOST_DAYS) return days;
  const isFine = !isLongerThanDay(bin);
  for (const station of comparedStations(series)) {
    const place = await selectPlace(db, station);
    if (!place) continue;
    const period = { from, until: to };
    const near = days.weather ? null : await weatherNear(db, place, period);
    if (near && near.days.length > 0) days.weather = { site: near.site, days: near.days };
    const entries = isFine
      ? await selectEntries(db, { agency: place.agency_id, station: place.id, ...period })
      : [];
    const weather = near ?? (days.weather && { ...days.weather, kilometers: 0 });
    const known = { days: knownDays(from, to), entries, weather };
    days.stations.push({
      station,
      marks: isFine ? marksOfDays(known, period) : new Map(),
      equipment: changedDays(await selectEquipmentDays(db, place.id), {
        from,
        to,
        flows: flowsAt(station, series),
      }),
    });
  }
  return days;
}
