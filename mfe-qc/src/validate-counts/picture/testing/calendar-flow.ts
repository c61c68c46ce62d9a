import type { CalendarFlow } from 'shared-domain';

/** An hourly flow with these totals of the year's first days; days with a total have all their 24 rows. */
export function calendarFlow(
  id: number,
  totals: (number | null)[],
  direction = id === 2 ? '5' : '1',
): CalendarFlow {
  const none = totals.map(() => 0);
  return {
    id,
    flowid_txdot: `AU0001-1-2-${direction}-9`,
    name: `Flow ${id}`,
    count_type: 'Bicycle',
    direction: 'North',
    movement_direction_code: null,
    interval: 60,
    totals,
    rows: totals.map((total) => (total === null ? 0 : 24)),
    nulls: none,
    suspects: none,
    certified: none,
    missing: totals.map((total) => (total === null ? 24 : 0)),
    last_year: [],
  };
}
