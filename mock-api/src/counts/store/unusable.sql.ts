import { int, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';

/** When an outage `o` began, as a person says or else as it was found. */
export const OUTAGE_START = /* sql */ `coalesce(o.own_start_at, o.start_at)`;
/** When it ended; `r` is the one that it was cut off. Null while it lasts. */
export const OUTAGE_END = /* sql */ `(case when not o.own_lasts
  then coalesce(o.own_end_at, o.recovered_at, o.retired_at, r.recovered_at, r.retired_at) end)`;
/** Outages `o` with their `r`. */
export const OUTAGE_RANGES = /* sql */ `outages o left join outages r on r.id = o.split_from`;

/** What no clock comes to. */
const NEVER_OVER = '9999-12-31 00:00';

const clock = (moment: string) => `to_char(${moment}, 'YYYY-MM-DD HH24:MI:SS')`;

const RANGE = shape({
  station_id: int.by('o.station_id'),
  /** 0: of all flows. */
  flow_id: int.by('coalesce(o.flow_id, 0)'),
  from: text.by(clock(`${OUTAGE_START} at time zone s.time_zone`)),
  until: text.by(`coalesce(${clock(`${OUTAGE_END} at time zone s.time_zone`)}, '${NEVER_OVER}')`),
});

/** A stretch of which somebody said that its counts are not to be used, by the clock beside the counter. */
export type UnusableRange = RowOf<typeof RANGE>;

/**
 * What people marked *do not use* at these stations, as far as it reaches into some days, the second not among them. Asked for by itself:
 * where counts are spread over machines, outages are not there, so the ranges travel with the statement that needs them.
 */
export function selectUnusable(
  db: Queryable,
  stations: readonly number[],
  { from, until }: { from: string; until: string },
): Promise<UnusableRange[]> {
  return readRows(
    db,
    RANGE,
    `select ${RANGE.sql} from ${OUTAGE_RANGES} join stations s on s.id = o.station_id
     where o.station_id = any($1::int[]) and o.level = 'do not use' and o.joined_into is null
       and ${OUTAGE_START} at time zone s.time_zone < $3::timestamp
       and coalesce(${OUTAGE_END} at time zone s.time_zone > $2::timestamp, true)`,
    [stations, from, until],
  );
}
