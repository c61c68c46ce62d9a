import { addDays } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { readExpected } from '../health/expected-flows.ts';
import { selectCountedHours, type CountedHours } from '../health/uptime.sql.ts';
import { expectedOfFlows } from '../health/uptime-of.rules.ts';
import type { Period } from './facts.sql.ts';
import { hoursOfDays } from './period.rules.ts';

/** Hours of a flow: those with a count, those with one that is used, and those that were expected. */
export type FlowHours = { present: number; usable: number; expected: number };

/** What each flow of these stations has of a period, by its id; one that has nothing and of which nothing was expected is left out. */
export async function readHours(
  db: Queryable,
  stations: readonly number[],
  period: Period,
  now: Date,
): Promise<ReadonlyMap<number, FlowHours>> {
  const expected = await readExpected(db, stations, now.getTime() / 60_000);
  const { first_day, last_day } = period;
  const days = { from: first_day, until: addDays(last_day, 1) };
  const found = hoursByFlow(await selectCountedHours(db, stations, days));
  for (const of of expected.values())
    for (const [flow, hours] of expectedOfFlows(hoursOfDays(first_day, last_day, of.timeZone), of))
      found.set(flow, { ...(found.get(flow) ?? NONE), expected: hours });
  return found;
}

/** Of a flow that has nothing, and of which nothing was expected. */
export const NONE: FlowHours = { present: 0, usable: 0, expected: 0 };

function hoursByFlow(months: readonly CountedHours[]): Map<number, FlowHours> {
  const flows = new Map<number, FlowHours>();
  for (const { flow_id, present, usable } of months) {
    const sum = flows.get(flow_id) ?? NONE;
    flows.set(flow_id, { ...sum, present: sum.present + present, usable: sum.usable + usable });
  }
  return flows;
}

/** The uptime of a station in a period, in percent; null where nothing was expected of it. */
export async function readUptime(
  db: Queryable,
  station: number,
  period: Period,
  now: Date,
): Promise<number | null> {
  const flows = [...(await readHours(db, [station], period, now)).values()];
  const expected = flows.reduce((sum, one) => sum + one.expected, 0);
  if (expected === 0) return null;
  return (100 * flows.reduce((sum, one) => sum + Math.min(one.present, one.expected), 0)) / expected;
}
