import type { FlowFill } from 'shared-domain';
import { calendarOf } from '../figures/year-of-hours.ts';
import type { CountedFlow } from './counters.ts';
import { effectOf, statementOf } from './filled-year.rules.ts';
import type { FillRow } from './fills.sql.ts';

/**
 * Filled days as they are told: beside the figure without them, with the share that they have. A day that was counted
 * meanwhile stands for itself.
 */
export function fillReply(year: number, flow: CountedFlow, row: FillRow): FlowFill {
  const values = new Map(row.days.map(({ date, value }) => [date, value]));
  const open = calendarOf(year).flatMap(({ date }, at) => {
    const value = values.get(date);
    return value === undefined || (flow.days[at] ?? null) !== null ? [] : [{ at, date, value }];
  });
  const days = [...flow.days];
  for (const { at, value } of open) days[at] = value;
  const said = statementOf(year, flow.days, days);
  return {
    id: row.id,
    flowid_txdot: flow.flowid_txdot,
    name: flow.name,
    method: row.method,
    group: row.pattern,
    members: row.members,
    donor: row.donor,
    days: open.map(({ date, value }) => ({ date, value })),
    error: row.error,
    by: row.user_name,
    at: row.made_at,
    reason: row.reason,
    filled: said.filled,
    unfilled: said.unfilled,
    share_of_days: said.shareOfDays,
    share_of_traffic: said.shareOfTraffic,
    effect: row.error === null ? null : effectOf(said, row.error.median_run),
    weather: row.weather,
  };
}
