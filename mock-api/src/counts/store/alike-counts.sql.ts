import type { Queryable } from '../../platform/db/database.ts';
import { bool, int, orNull, smallint, text } from '../../platform/db/columns.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { certified } from './certified.rules.ts';
import { conditions, Params, type CountsWhere } from './counts-where.ts';
import { countedOnce } from './overlap.sql.ts';

const ALIKE = shape({
  flow_id: int,
  /** Minutes. */
  interval: smallint,
  suspect_id: orNull(smallint),
  certified: bool,
  /** A suspect that sets the counts aside. */
  excluded: bool,
  /** By the counter's vendor. */
  doubted: bool,
  /** Minutes since `start`, parted by commas, in no order. */
  offsets: text,
  /** The counts at those minutes; null where they are missing. */
  counts: orNull(text),
});

/** Counts of a flow that are alike in all but time and number. */
export type AlikeCounts = RowOf<typeof ALIKE>;

/**
 * The counts that the filters let through, those that are alike in one row, counted from `start` ('YYYY-MM-DD') on. What pictures
 * and rules are made of: to send them row by row takes ten times as long, to add them up here or to put them in order twice.
 */
export function selectAlike(db: Queryable, where: CountsWhere, start: string): Promise<AlikeCounts[]> {
  const params = new Params();
  const from = `${params.add(start)}::timestamp`;
  const once = countedOnce(params.add(where.stationId), 'all');
  return readRows(
    db,
    ALIKE,
    `select a.flow_id, a.interval_minutes as interval, a.suspect_id, ${certified('a')} as certified,
       coalesce((select s.excludes from suspects s where s.id = a.suspect_id), false) as excluded,
       coalesce(a.vendor_status, 0) <> 0 as doubted, a.offsets, a.counts
     from (select flow_id, interval_minutes, suspect_id, certification_id, vendor_status,
             string_agg((date_part('epoch', ts - ${from})::int / 60)::text, ',') as offsets,
             string_agg(count::text, ',') as counts
           from counts where ${conditions(where, params)} and ${once}
           group by flow_id, interval_minutes, suspect_id, certification_id, vendor_status, count is null) a`,
    params.values,
    // the index on station and time is the best way to any piece
    'kept',
  );
}
