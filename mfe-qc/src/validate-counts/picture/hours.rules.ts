import { hoursOf, type CalendarOfCounts, type HoursOfCounts } from 'shared-domain';
import { HOUR } from './time.rules.ts';

/** The hours that came with a calendar, each in its place of the year; null where none came. */
export function hoursOfCalendar({ year, flows, hours }: CalendarOfCounts): HoursOfCounts | null {
  if (!hours) return null;
  const length = (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / HOUR;
  const stretches = new Map(hours.flows.map((flow) => [flow.id, flow.stretches]));
  return {
    year,
    skipped: hours.skipped,
    flows: flows.map(({ id, flowid_txdot, name, count_type, direction, movement_direction_code }) => ({
      id,
      flowid_txdot,
      name,
      count_type,
      direction,
      movement_direction_code,
      counts: hoursOf(stretches.get(id) ?? [], length),
    })),
  };
}
