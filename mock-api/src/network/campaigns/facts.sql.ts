import { bigint, int, moment } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { uncertified } from '../../counts/store/certified.rules.ts';
import { dayAfter } from '../../counts/store/month-spans.rules.ts';
import type { StationFacts } from './station-state.rules.ts';

/** The days of a campaign, both of them in it. */
export type Period = { first_day: string; last_day: string };

const DAYS = shape({ station_id: int, days: int, certified: int, counts: bigint });
const OPEN = shape({ station_id: int, findings: int, strong: int });
const LAST = shape({ station_id: int, at: moment });

const byStation = <R extends { station_id: number }>(rows: readonly R[]): ReadonlyMap<number, R> =>
  new Map(rows.map((row) => [row.station_id, row]));

/**
 * What the counts of these stations tell of a period; edits since a moment. A count is a value: an interval that is there and
 * empty makes no day. Each is asked beside the counts, which may lie elsewhere.
 */
export async function readFacts(
  db: Queryable,
  stations: readonly number[],
  { first_day, last_day, since }: Period & { since: string | null },
): Promise<ReadonlyMap<number, StationFacts>> {
  const within = [stations, first_day, dayAfter(last_day)] as const;
  const days = await readRows(
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
  const open = await readRows(
    db,
    OPEN,
    `select station_id, count(*)::int as findings, count(*) filter (where severity = 'strong')::int as strong
     from findings where station_id = any($1::int[]) and state = 'open'
       and from_ts < $3::timestamp and until_ts > $2::timestamp
     group by station_id`,
    within,
  );
  const reopened = await readRows(
    db,
    LAST,
    `select station_id, max(requested_at) as at from reopenings
     where station_id = any($1::int[]) and first_ts < $3::timestamp and last_ts >= $2::timestamp group by station_id`,
    within,
  );
  const edited = await readRows(
    db,
    LAST,
    `select station_id, max(at) as at from count_edits
     where station_id = any($1::int[]) and at >= coalesce($4::timestamptz, 'infinity')
       and coalesce(first_ts, $2::timestamp) < $3::timestamp and coalesce(last_ts, $2::timestamp) >= $2::timestamp
     group by station_id`,
    [...within, since],
  );
  const [ofDays, ofOpen] = [byStation(days), byStation(open)];
  const [ofReopened, ofEdited] = [byStation(reopened), byStation(edited)];
  return new Map(
    stations.map((id): [number, StationFacts] => [
      id,
      {
        days: ofDays.get(id)?.days ?? 0,
        certified: ofDays.get(id)?.certified ?? 0,
        counts: ofDays.get(id)?.counts ?? 0,
        findings: ofOpen.get(id)?.findings ?? 0,
        strong: ofOpen.get(id)?.strong ?? 0,
        reopened_at: ofReopened.get(id)?.at ?? null,
        edited_at: ofEdited.get(id)?.at ?? null,
      },
    ]),
  );
}
