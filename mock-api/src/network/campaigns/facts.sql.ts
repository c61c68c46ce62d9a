import { addDays, daysApart } from 'shared-domain';
import { bigint, int, moment } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Cache } from '../../platform/http/cache.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { selectRenewed } from '../../counts/certifications/renewed.sql.ts';
import { uncertified } from '../../counts/store/certified.rules.ts';
import { selectAllWritten } from '../../counts/store/pieces.ts';
import type { StationFacts } from './station-state.rules.ts';

/** The days of a campaign, both of them in it. */
export type Period = { first_day: string; last_day: string };

const DAYS = shape({ station_id: int, days: int, certified: int, counts: bigint });
const OPEN = shape({ station_id: int, findings: int, strong: int });
const LAST = shape({ station_id: int, at: moment });

const byStation = <R extends { station_id: number }>(rows: readonly R[]): ReadonlyMap<number, R> =>
  new Map(rows.map((row) => [row.station_id, row]));

/** What campaigns are read from; the days of a station are kept until its counts are written again. */
export type CampaignSource = { db: Queryable; cache: Pick<Cache, 'getEach'> };

type Days = Omit<RowOf<typeof DAYS>, 'station_id'>;
const NO_DAYS: Days = { days: 0, certified: 0, counts: 0 };

/** So many days of stations are read with one statement, some 30,000 counts: the embedded database answers others after each. */
const STATION_DAYS = 300;

/** The days of a period in which each of these stations has a count: an interval that is there and empty makes none. */
async function readDays(
  { db, cache }: CampaignSource,
  stations: readonly number[],
  { first_day, last_day }: Period,
): Promise<ReadonlyMap<number, Days>> {
  const ofPeriod = daysApart(first_day, last_day) + 1;
  const most = Math.max(1, Math.floor(STATION_DAYS / ofPeriod));
  const read = async (ids: readonly number[]) => {
    const days = new Map(ids.map((id) => [id, NO_DAYS]));
    for (let at = 0; at < ids.length; at += most) {
      const some = ids.slice(at, at + most);
      for (const { station_id, ...own } of await selectDays(db, [some, first_day, addDays(last_day, 1)]))
        days.set(station_id, own);
    }
    return days;
  };
  const written = await selectAllWritten(db, stations);
  const others = await read(stations.filter((id) => !written.has(id)));
  return new Map([...others, ...(await cache.getEach(`days of ${first_day} to ${last_day}`, written, read))]);
}

function selectDays(
  db: Queryable,
  within: readonly [stations: readonly number[], from: string, until: string],
): Promise<RowOf<typeof DAYS>[]> {
  return readRows(
    db,
    DAYS,
    `select station_id, count(*)::int as days, count(*) filter (where open = 0)::int as certified,
       sum(counts)::bigint as counts
     from (
       select c.station_id, c.ts::date as day, count(*) as counts, count(*) filter (where ${uncertified('c')}) as open
       from counts c
       where c.station_id = any($1::int[]) and c.ts >= $2::timestamp and c.ts < $3::timestamp and c.count is not null
       group by 1, 2) d
     group by station_id`,
    within,
  );
}

/** What the counts of these stations tell of a period; edits since a moment. Each is asked beside the counts, which may lie elsewhere. */
export async function readFacts(
  source: CampaignSource,
  stations: readonly number[],
  { first_day, last_day, since }: Period & { since: string | null },
): Promise<ReadonlyMap<number, StationFacts>> {
  const { db } = source;
  const within = [stations, first_day, addDays(last_day, 1)] as const;
  const ofDays = await readDays(source, stations, { first_day, last_day });
  const open = await readRows(
    db,
    OPEN,
    `select station_id, count(*)::int as findings, count(*) filter (where severity = 'strong')::int as strong
     from findings where station_id = any($1::int[]) and state = 'open'
       and from_ts < $3::timestamp and until_ts > $2::timestamp
     group by station_id`,
    within,
  );
  const ofRenewed = await selectRenewed(db, within);
  const edited = await readRows(
    db,
    LAST,
    `select station_id, max(at) as at from count_edits
     where station_id = any($1::int[]) and at >= coalesce($4::timestamptz, 'infinity')
       and coalesce(first_ts, $2::timestamp) < $3::timestamp and coalesce(last_ts, $2::timestamp) >= $2::timestamp
     group by station_id`,
    [...within, since],
  );
  const ofOpen = byStation(open);
  const ofEdited = byStation(edited);
  return new Map(
    stations.map((id): [number, StationFacts] => [
      id,
      {
        ...(ofDays.get(id) ?? NO_DAYS),
        findings: ofOpen.get(id)?.findings ?? 0,
        strong: ofOpen.get(id)?.strong ?? 0,
        renewed_at: ofRenewed.get(id) ?? null,
        edited_at: ofEdited.get(id)?.at ?? null,
      },
    ]),
  );
}
