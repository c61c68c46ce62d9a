import type { Queryable } from '../../platform/db/database.ts';
import { int, text } from '../../platform/db/columns.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { alikeOf, listedNumbers, type Alike } from '../store/alike-counts.rules.ts';
import { selectAlike } from '../store/alike-counts.sql.ts';
import type { Days } from '../store/month-spans.rules.ts';
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

/** The counts of one year by flow, at minutes since it began; read in pieces. */
export async function readAlike(
  db: Queryable,
  where: CountsWhere,
  year: number,
): Promise<Map<number, Alike[]>> {
  const pieces = await inPieces(db, inYear(where, year), (piece) =>
    selectAlike(db, { ...where, ...piece }, `${year}-01-01`),
  );
  return Map.groupBy(pieces.flat().map(alikeOf), ({ flow_id }) => flow_id);
}

/**
 * Each day's total by flow and day of the year, 0 is 1 January; read in pieces, days without any value left out.
 * @param after what is read before, so that one piece at a time is
 */
export async function readDayTotals(
  db: Queryable,
  where: CountsWhere,
  year: number,
  after: Promise<unknown>,
): Promise<Map<number, Map<number, number>>> {
  const pieces = await inPieces(
    db,
    inYear(where, year),
    (piece) => selectDayTotals(db, { ...where, ...piece }, year),
    { after },
  );
  const byFlow = Map.groupBy(pieces.flat(), ({ flow_id }) => flow_id);
  return new Map([...byFlow].map(([flow, lists]) => [flow, new Map(lists.flatMap(totalsOf))]));
}

function totalsOf({ days, totals }: DayTotals): [number, number][] {
  const values = listedNumbers(totals);
  return listedNumbers(days).map((day, at) => [day, values[at] ?? 0]);
}

const DAY_TOTALS = shape({ flow_id: int, days: text, totals: text });
type DayTotals = RowOf<typeof DAY_TOTALS>;

function selectDayTotals(db: Queryable, where: CountsWhere, year: number): Promise<DayTotals[]> {
  const params = new Params();
  const start = `${params.add(`${year}-01-01`)}::date`;
  const once = countedOnce(params.add(where.stationId), 'all');
  return readRows(
    db,
    DAY_TOTALS,
    `select flow_id, string_agg(day::text, ',') as days, string_agg(total::text, ',') as totals
     from (select flow_id, ts::date - ${start} as day, sum(count) as total
           from counts where ${conditions(where, params)} and ${once} group by flow_id, ts::date) d
     where total is not null group by flow_id`,
    params.values,
  );
}

/** The days of a year that are asked for. */
function inYear<W extends Days>(where: W, year: number): W {
  const [first, next] = [`${year}-01-01`, `${year + 1}-01-01`];
  return {
    ...where,
    from: where.from !== null && where.from > first ? where.from : first,
    until: where.until !== null && where.until < next ? where.until : next,
  };
}
