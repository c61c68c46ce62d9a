import type { Queryable } from '../../../platform/db/database.ts';
import { apart } from '../../../platform/db/apart.ts';
import { bigint, bool, int, orNull, text } from '../../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../../platform/db/table.ts';
import { flows, identityOf, numberOf, stations } from '../../../stations/records/stations.tables.ts';
import type { Language } from '../../../platform/text/language.ts';
import { certified, uncertified } from '../../store/certified.rules.ts';
import { countedOnce, withoutOverlap } from '../../store/overlap.sql.ts';
import { inPieces } from '../../store/pieces.ts';
import { wholeDaySql } from '../../store/whole-days.rules.ts';
import type { CertifiedCount } from './counted-year.rules.ts';

const STATION = shape({
  id: int.by('s.id'),
  agency_id: int.by('s.agency_id'),
  ...numberOf('s'),
  ...stations.of('s', 'station_name', 'time_zone'),
});
/** A published station that figures are asked of. */
export type CountedStation = RowOf<typeof STATION>;

/** A published station by its number; undefined where it does not exist for the caller. */
export function selectStation(db: Queryable, stationId: string): Promise<CountedStation | undefined> {
  return readRow(
    db,
    STATION,
    `select ${STATION.sql} from stations s where s.station_id_tmg = $1 and not s.draft`,
    [stationId],
  );
}

const FLOW = shape({
  id: int.by('f.id'),
  ...flows.of('f', 'name', 'movement_direction_code'),
  ...identityOf('f'),
});

/** The flows of a station in the order in which they were established. */
export function selectFlows(db: Queryable, station: number): Promise<RowOf<typeof FLOW>[]> {
  return readRows(db, FLOW, `select ${FLOW.sql} from flows f where f.station_id = $1 order by f.id`, [
    station,
  ]);
}

const SUSPECT = shape({ id: int, excludes: bool, label: text });
/** A validity condition in the reader's language. */
export type SuspectRow = RowOf<typeof SUSPECT>;

/** The validity conditions. */
export function selectSuspects(db: Queryable, language: Language): Promise<SuspectRow[]> {
  return readRows(
    db,
    SUSPECT,
    `select id::int as id, excludes,
       case when $1 = 'es' then validity_condition_es else validity_condition end as label from suspects order by id`,
    [language],
  );
}

const DAYS = shape({ flow_id: int, year: int, days: text });

/** The complete days of a station's flows by year (C11): 'day total' divided by commas, the first of January as 0. */
export function selectCompleteDays(db: Queryable, station: number): Promise<RowOf<typeof DAYS>[]> {
  return readRows(
    db,
    DAYS,
    `select d.flow_id, extract(year from d.day)::int as year,
       string_agg((d.day - date_trunc('year', d.day)::date) || ' ' || d.total, ',') as days
     from certified_days d join ${apart('stations', 'id = $1::int')} s on s.id = d.station_id
     where d.station_id = $1::int and ${wholeDaySql} and ${withoutOverlap('array[$1::int]', 'd')}
     group by d.flow_id, extract(year from d.day) order by year, d.flow_id`,
    [station],
  );
}

const LINES = shape({ text: orNull(text) });

const daysOf = (year: number) => ({ from: `${year}-01-01`, until: `${year + 1}-01-01` });

/** The certified counts of a station's year by flow and time, each hour once. */
export const readCertifiedYear = (
  db: Queryable,
  { station, year }: { station: number; year: number },
): Promise<Map<number, CertifiedCount[]>> => readCertified(db, { stationId: station, ...daysOf(year) });

/** The same of any days; the database writes a text, since rows one by one would take several times as long. */
export async function readCertified(
  db: Queryable,
  asked: { stationId: number; from: string; until: string },
): Promise<Map<number, CertifiedCount[]>> {
  const pieces = await inPieces(db, asked, async ({ from, until }) => {
    const row = await readRow(
      db,
      LINES,
      `select string_agg(concat_ws(' ', flow_id, extract(epoch from ts)::bigint / 60, interval_minutes,
         coalesce(count, -1), coalesce(suspect_id, 0), certification_id), ',' order by ts, flow_id) as text
       from counts where station_id = $1 and ts >= $2::timestamp and ts < $3::timestamp
         and ${certified()} and ${countedOnce('$1', 'certified')}`,
      [asked.stationId, from, until],
    );
    return row?.text ?? '';
  });
  const found = new Map<number, CertifiedCount[]>();
  for (const line of pieces.flatMap((piece) => (piece === '' ? [] : piece.split(',')))) {
    const [flow = 0, minutes = 0, interval = 0, count = -1, suspect = 0, certification = 0] = line
      .split(' ')
      .map(Number);
    const own = found.get(flow) ?? [];
    own.push({ minutes, interval, count: count < 0 ? null : count, suspect, certification });
    found.set(flow, own);
  }
  return found;
}

/** How many counts of a station's year nobody has certified, by flow. */
export async function readUncertified(
  db: Queryable,
  { station, year }: { station: number; year: number },
): Promise<Map<number, number>> {
  const pieces = await inPieces(db, { stationId: station, ...daysOf(year) }, ({ from, until }) =>
    readRows(
      db,
      shape({ flow_id: int, counts: bigint }),
      `select flow_id, count(*) as counts from counts
       where station_id = $1 and ts >= $2::timestamp and ts < $3::timestamp and ${uncertified()} group by flow_id`,
      [station, from, until],
    ),
  );
  const found = new Map<number, number>();
  for (const { flow_id, counts } of pieces.flat()) found.set(flow_id, (found.get(flow_id) ?? 0) + counts);
  return found;
}

/** How many strong findings of a station's year nobody has decided, by flow. */
export async function selectOpenStrong(
  db: Queryable,
  { station, year }: { station: number; year: number },
): Promise<Map<number, number>> {
  const rows = await readRows(
    db,
    shape({ flow_id: int, findings: bigint }),
    `select flow_id, count(*) as findings from findings
     where station_id = $1 and state = 'open' and severity = 'strong'
       and from_ts < make_date($2::int + 1, 1, 1) and until_ts > make_date($2::int, 1, 1) group by flow_id`,
    [station, year],
  );
  return new Map(rows.map(({ flow_id, findings }) => [flow_id, findings]));
}
