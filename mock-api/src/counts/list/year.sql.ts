import type { Queryable } from '../../platform/db/database.ts';
import { int, text } from '../../platform/db/columns.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import type { Days } from '../store/month-spans.rules.ts';
import type { FlowYearRow } from '../store/year-of-counts.rules.ts';
import { conditions, Params, type CountsWhere } from '../store/counts-where.ts';
import { countedOnce } from '../store/overlap.sql.ts';
import { inPieces } from '../store/pieces.ts';

/** The years in which the station has counts, ascending. */
export async function selectYears(db: Queryable, stationId: number): Promise<number[]> {
  const rows = await readRows(
    db,
    shape({ year: int }),
    `select distinct extract(year from month)::int as year from count_months
     where station_id = $1 and counts > 0 order by year`,
    [stationId],
    'kept',
  );
  return rows.map(({ year }) => year);
}

/** The counts of one year by flow, read in pieces. */
export async function readYear(db: Queryable, where: CountsWhere, year: number): Promise<FlowYearRow[]> {
  const pieces = await inPieces(db, inYear(where, year), (piece) =>
    selectYear(db, { ...where, ...piece }, year),
  );
  const whole = new Map<number, FlowYearRow>();
  for (const row of pieces.flat()) {
    const before = whole.get(row.flow_id);
    whole.set(row.flow_id, before ? joined(before, row) : row);
  }
  return [...whole.values()];
}

/** The days of a year that are asked for. */
export function inYear<W extends Days>(where: W, year: number): W {
  const [first, next] = [`${year}-01-01`, `${year + 1}-01-01`];
  return {
    ...where,
    from: where.from !== null && where.from > first ? where.from : first,
    until: where.until !== null && where.until < next ? where.until : next,
  };
}

function joined(before: FlowYearRow, row: FlowYearRow): FlowYearRow {
  return {
    flow_id: row.flow_id,
    interval_minutes: Math.min(before.interval_minutes, row.interval_minutes),
    offsets: `${before.offsets},${row.offsets}`,
    counts: `${before.counts},${row.counts}`,
    suspects: `${before.suspects},${row.suspects}`,
  };
}

const FLOW_YEAR = shape({ flow_id: int, interval_minutes: int, offsets: text, counts: text, suspects: text });

/** Each list as one text: rows one by one would take the embedded database seconds. */
function selectYear(db: Queryable, where: CountsWhere, year: number): Promise<FlowYearRow[]> {
  const params = new Params();
  const start = `${params.add(`${year}-01-01`)}::timestamp`;
  const end = `${params.add(`${year + 1}-01-01`)}::timestamp`;
  return readRows(
    db,
    FLOW_YEAR,
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
