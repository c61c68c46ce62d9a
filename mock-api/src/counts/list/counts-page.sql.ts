import type { CountsOrder } from 'shared-domain';
import { bigint, bool } from '../../platform/db/columns.ts';
import { shape, type Asked, type RowOf } from '../../platform/db/table.ts';
import { counts } from '../store/counts.tables.ts';
import { certified } from '../store/certified.rules.ts';
import { monthSpans, type Days } from '../store/month-spans.rules.ts';
import { conditions, Params, type CountsWhere } from '../store/counts-where.ts';

const COUNT = shape({
  ...counts.pick('ts', 'flow_id', 'count', 'interval_minutes', 'suspect_id', 'note', 'vendor_status'),
  certified: bool.by(certified()),
});

/** A count as the list reads it. */
export type CountListRow = RowOf<typeof COUNT>;

/** Where a page continues: behind this count, or ahead of it. */
export type Cursor = { ts: string; flow_id: number; direction: 'forward' | 'back' };

/**
 * Asks for a page of counts by date, then flow (C3), or from the newest back; against the order with a cursor that goes back. With a choice of flows each flow is
 * looked up apart. The limit stands in the text: a plan for any limit would be one for many rows.
 */
export function pageStatement(
  where: CountsWhere,
  cursor: Cursor | null,
  limit: number,
  listed: CountsOrder = 'asc',
): Asked<typeof COUNT.columns> {
  const params = new Params();
  const backwards = (cursor?.direction === 'back') !== (listed === 'desc');
  const order = backwards ? 'ts desc, flow_id desc' : 'ts, flow_id';
  const flows = where.flows ? `${params.add(where.flows)}::int[]` : null;
  const beyond = cursor
    ? ` and (ts, flow_id) ${backwards ? '<' : '>'} (${params.add(cursor.ts)}::timestamp, ${params.add(cursor.flow_id)}::int)`
    : '';
  const most = Math.trunc(limit);
  const page = (and: string) =>
    `select ${COUNT.sql} from counts where ${conditions(where, params, { flows: false })}${beyond}${and} order by ${order} limit ${most}`;
  const sql = flows
    ? `select c.* from unnest(${flows}) as f (id) cross join lateral (${page(' and flow_id = f.id')}) c
       order by ${order} limit ${most}`
    : page('');
  return { answer: COUNT, sql, params: params.values };
}

const TOTAL = shape({ total: bigint });

/**
 * Asks how many counts match. Months that match as a whole are added up from what is kept by month; suspects and nulls
 * have indexes of their own.
 */
export function totalStatement(where: CountsWhere): Asked<typeof TOTAL.columns> {
  const params = new Params();
  const counted = (part: CountsWhere) => `(select count(*) from counts where ${conditions(part, params)})`;
  const sql =
    where.nullsOnly || where.suspect || where.vendor
      ? counted(where)
      : [
          ...totalParts(where, params, counted),
          ...(where.suspect === 0 ? [`-${suspectsIn(where, params)}`] : []),
        ].join(' + ');
  return { answer: TOTAL, sql: `select ${sql || 0} as total`, params: params.values };
}

function totalParts(where: CountsWhere, params: Params, counted: (part: CountsWhere) => string): string[] {
  const { months, parts } = monthSpans(where);
  const ends = parts.map((days) => counted({ ...where, ...days, suspect: null }));
  return months ? [countedMonths(where, months, params), ...ends] : ends;
}

function countedMonths(where: CountsWhere, months: Days, params: Params): string {
  const tests = [`station_id = ${params.add(where.stationId)}`];
  if (where.flows) tests.push(`flow_id = any(${params.add(where.flows)}::int[])`);
  if (months.from !== null) tests.push(`month >= ${params.add(months.from)}::date`);
  if (months.until !== null) tests.push(`month < ${params.add(months.until)}::date`);
  return `(select coalesce(sum(counts), 0) from count_months where ${tests.join(' and ')})`;
}

function suspectsIn(where: CountsWhere, params: Params): string {
  return `(select count(*) from counts where ${conditions({ ...where, suspect: null }, params)} and suspect_id is not null)`;
}
