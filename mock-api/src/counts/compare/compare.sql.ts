import type { ComparedCounts } from 'shared-domain';
import { bool, int, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { certified, uncertified } from '../store/certified.rules.ts';
import { Params } from '../store/counts-where.ts';
import { countedOnce } from '../store/overlap.sql.ts';
import { skippedTimes } from '../store/whole-days.rules.ts';

/** Those of some numbers that published stations have, among the stations that are seen. */
export async function selectNumbers(db: Queryable, numbers: readonly string[]): Promise<Set<string>> {
  const rows = await readRows(
    db,
    shape({ number: text.by('station_id_tmg') }),
    'select station_id_tmg as number from stations where station_id_tmg = any($1::text[]) and not draft',
    [numbers],
  );
  return new Set(rows.map(({ number }) => number));
}

const INTERVALS = shape({
  station_id: int,
  longest: int.by('max(longest)::int'),
  mixed: bool.by('coalesce(bool_or(shortest < longest), false)'),
});

/** The longest interval of a station's counts in some months, in minutes, and whether a flow has several. */
export type StationIntervals = RowOf<typeof INTERVALS>;

/** The intervals of stations' counts from a day on until another; from what is kept by month. */
export function selectIntervals(
  db: Queryable,
  stations: readonly number[],
  { from, until }: { from: string; until: string },
): Promise<StationIntervals[]> {
  return readRows(
    db,
    INTERVALS,
    `select ${INTERVALS.sql} from count_months
     where station_id = any($1::int[]) and counts > 0
       and month >= date_trunc('month', $2::date) and month < $3::date
     group by station_id`,
    [stations, from, until],
  );
}

/** Days of a station, `until` exclusive. */
export type StationDays = { station: number; from: string; until: string };

const LISTED_DAYS = shape({ place: int, flow_id: int, list: text });

/**
 * The certified days of some stations, each in its own stretch, as they are kept: 'minutes-since-1970 total minutes', divided by
 * commas, by the place of the stretch and by flow. For stations whose counts can't overlap: of those every count is in it.
 */
export function selectCertifiedDays(
  db: Queryable,
  stretches: readonly StationDays[],
): Promise<RowOf<typeof LISTED_DAYS>[]> {
  return readRows(
    db,
    LISTED_DAYS,
    `select w.place::int as place, d.flow_id,
       string_agg(concat_ws(' ', (d.day - date '1970-01-01') * 1440, d.total, d.minutes), ',') as list
     from certified_days d
     join unnest($2::int[], $3::int[], $4::date[], $5::date[]) w (place, station_id, first, until)
       on w.station_id = d.station_id and d.day >= w.first and d.day < w.until
     where d.station_id = any($1::int[]) and d.minutes > 0
     group by w.place, d.flow_id`,
    [
      [...new Set(stretches.map(({ station }) => station))],
      stretches.map((_, at) => at),
      stretches.map(({ station }) => station),
      stretches.map(({ from }) => from),
      stretches.map(({ until }) => until),
    ],
  );
}

/** What counts are added up by: so many minutes, a day's at most, of the station's clock. */
export type CountsAsked = StationDays & { timeZone: string; width: number; counts: ComparedCounts };

const LISTED = shape({ flow_id: int, list: text });

/**
 * The usable counts of a station, added up: 'minutes-since-1970 total minutes uncertified', divided by commas, by flow. Counts that
 * somebody has excluded, those for whose time another stands, and the hour that the clock skips are in none (C5, C8, C11).
 */
export function selectCounted(
  db: Queryable,
  { station, from, until, timeZone, width, counts }: CountsAsked,
): Promise<RowOf<typeof LISTED>[]> {
  const params = new Params();
  const id = params.add(station);
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const skipped = years
    .flatMap((year) => skippedTimes(timeZone, year))
    .map(
      (one) =>
        `and not (ts >= ${params.add(one.from)}::timestamp and ts < ${params.add(one.until)}::timestamp)`,
    );
  return readRows(
    db,
    LISTED,
    `select flow_id, string_agg(concat_ws(' ', at, total, covered, open), ',') as list from (
       select flow_id, floor(extract(epoch from ts) / 60 / ${params.add(width)}::int)::int * ${params.add(width)}::int as at,
         sum(count) as total, sum(interval_minutes) as covered, count(*) filter (where ${uncertified()}) as open
       from counts
       where station_id = ${id} and ts >= ${params.add(from)}::timestamp and ts < ${params.add(until)}::timestamp
         and count is not null
         and (suspect_id is null or suspect_id not in (select x.id from suspects x where x.excludes))
         ${counts === 'certified' ? `and ${certified()}` : ''}
         ${skipped.join(' ')}
         and ${countedOnce(id, counts)}
       group by 1, 2) summed
     group by flow_id`,
    params.values,
  );
}
