import type { Queryable } from '../../db/database.ts';
import type { FlowYearRow } from '../../domain/counts/year-of-counts.rules.ts';
import { conditions, Params, type CountsWhere } from './counts-where.ts';
import { countedOnce } from './overlap.sql.ts';

/** The years in which the station has counts, ascending. */
export async function selectYears(db: Queryable, stationId: number): Promise<number[]> {
  const rows = await db.query<{ year: number }>(
    `select distinct extract(year from month)::int as year from count_months
     where station_id = $1 and counts > 0 order by year`,
    [stationId],
  );
  return rows.map(({ year }) => year);
}

/** The counts of one year by flow, each list as one text: rows one by one would take the embedded database seconds. */
export function selectYear(db: Queryable, where: CountsWhere, year: number): Promise<FlowYearRow[]> {
  const params = new Params();
  const start = `${params.add(`${year}-01-01`)}::timestamp`;
  const end = `${params.add(`${year + 1}-01-01`)}::timestamp`;
  return db.query<FlowYearRow>(
    `select flow_id, min(interval_minutes)::int as interval_minutes,
       string_agg((extract(epoch from ts - ${start}) / 60)::int::text, ',' order by ts) as offsets,
       string_agg(coalesce(count::text, ''), ',' order by ts) as counts,
       string_agg(coalesce(suspect_id::text, ''), ',' order by ts) as suspects
     from counts where ts >= ${start} and ts < ${end} and ${conditions(where, params)}
       and ${countedOnce(params.add(where.stationId), 'all')}
     group by flow_id`,
    params.values,
  );
}
