import { bool, int } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { dayAfter } from '../../counts/store/month-spans.rules.ts';
import { stations } from '../../stations/records/stations.tables.ts';
import { closedSpans, retiredAt } from '../health/plan.ts';
import { selectCountedHours, type CountedHours } from '../health/uptime.sql.ts';
import { expectedHours } from '../health/uptime.rules.ts';
import { CLOSURES_OF_STATION, PERMANENT_STATION } from '../health/watched-stations.sql.ts';
import type { Period } from './facts.sql.ts';
import { hoursOfDays } from './period.rules.ts';

const COUNTER = shape({
  ...stations.of('s', 'id', 'time_zone', 'year_station_discontinued'),
  permanent: bool.by(PERMANENT_STATION),
  flows: int.by('(select count(*)::int from flows f where f.station_id = s.id)'),
  closures: CLOSURES_OF_STATION,
});

/** How many hours of a flow of a station were expected in a period up to a moment; 0 of what doesn't count day and night. */
function expectedOf(row: RowOf<typeof COUNTER>, { first_day, last_day }: Period, now: Date): number {
  if (!row.permanent) return 0;
  const end = Math.min(retiredAt(row) ?? Infinity, now.getTime() / 60_000);
  const closures = closedSpans(row.closures, row.time_zone);
  return expectedHours(
    hoursOfDays(first_day, last_day, row.time_zone),
    { counts: [-Infinity, end], closures },
    1,
  );
}

/** Of a station: the hours of each flow that are there and that are used, how many were expected of each, and of how many flows. */
export type HoursOfStation = {
  flows: ReadonlyMap<number, { present: number; usable: number }>;
  expected: number;
  of: number;
};

/** What each of these stations has of a period. */
export async function readHours(
  db: Queryable,
  stations: readonly number[],
  period: Period,
  now: Date,
): Promise<ReadonlyMap<number, HoursOfStation>> {
  const rows = await readRows(
    db,
    COUNTER,
    `select ${COUNTER.sql} from stations s where s.id = any($1::int[])`,
    [stations],
  );
  const days = { from: period.first_day, until: dayAfter(period.last_day) };
  const counted = Map.groupBy(await selectCountedHours(db, stations, days), ({ station_id }) => station_id);
  return new Map(
    rows.map((row) => {
      const flows = byFlow(counted.get(row.id) ?? []);
      return [row.id, { flows, expected: expectedOf(row, period, now), of: row.flows }];
    }),
  );
}

function byFlow(months: readonly CountedHours[]): HoursOfStation['flows'] {
  const flows = new Map<number, { present: number; usable: number }>();
  for (const { flow_id, present, usable } of months) {
    const sum = flows.get(flow_id) ?? { present: 0, usable: 0 };
    flows.set(flow_id, { present: sum.present + present, usable: sum.usable + usable });
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
  const hours = (await readHours(db, [station], period, now)).get(station);
  if (!hours || hours.expected * hours.of === 0) return null;
  const { flows, expected, of } = hours;
  const present = [...flows.values()].reduce((sum, one) => sum + Math.min(one.present, expected), 0);
  return (100 * present) / (expected * of);
}
