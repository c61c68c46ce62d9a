import { int, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';

const ARRIVED = shape({ station_id: int, import_id: int });

/** The imports between two moments that brought counts into a time for which some of these stations had been certified by then: which of the counts are late is to be looked at. */
export const selectIntoCertified = (
  db: Queryable,
  stations: readonly number[],
  { since, until }: { since: Date; until: Date },
): Promise<RowOf<typeof ARRIVED>[]> =>
  readRows(
    db,
    ARRIVED,
    `select distinct a.station_id, a.import_id from arrivals a join certifications k on k.station_id = a.station_id
     where a.station_id = any($1::int[]) and a.arrived_at > $2 and a.arrived_at <= $3 and a.voided_at is null
       and a.import_id is not null and k.status = 'done' and k.counts > k.reopened and k.finished_at < a.arrived_at
       and a.from_ts <= k.last_ts and a.through_ts > k.first_ts
     order by a.station_id, a.import_id`,
    [stations, since.toISOString(), until.toISOString()],
  );

const LOST = shape({ station_id: int, channel: text });

/** The channels and sites that flows of these stations are fetched from and that an agency's vendor has no more. */
export const selectLost = (
  db: Queryable,
  { agency, stations }: { agency: number; stations: readonly number[] },
): Promise<RowOf<typeof LOST>[]> =>
  readRows(
    db,
    LOST,
    `select distinct f.station_id, v.name as channel from vendor_ids v join flows f on trim(f.eco_id) = v.eco_id
     where v.agency_id = $1 and v.gone_at is not null and f.vendor_code = '1' and f.station_id = any($2::int[])
     order by f.station_id, v.name`,
    [agency, stations],
  );
