import { addDays } from 'shared-domain';
import { day, int } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { selectBatteries } from './battery.sql.ts';
import { firstDays } from './first-days.rules.ts';
import { selectToldByVisit } from './visits.sql.ts';

const DOUBTED = shape({ station_id: int, since: day });

/** Days that are looked at, and the minutes of a flow that the vendor must doubt in them: half (network.md, 1.2). */
const DAYS = 7;
const HALF = (DAYS * 1440) / 2;

/**
 * Those of these stations of which the vendor says with half of a flow's counts of the last seven days that something is not normal, with the
 * first such day; what lies before a visit that found it well is past. What its codes mean is not known.
 */
async function selectDoubted(
  db: Queryable,
  stations: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, string>> {
  const from = addDays(today, -DAYS);
  const rows = await readRows(
    db,
    DOUBTED,
    `select c.station_id, min(c.ts)::date as since
     from counts c left join (
       select station_id, max(visited_on) as day from station_visits
       where station_id = any($1::int[]) and outcome in ('solved', 'fine') group by station_id) v on v.station_id = c.station_id
     where c.station_id = any($1::int[]) and c.vendor_status <> 0 and c.ts >= $2::timestamp
       and (v.day is null or c.ts >= v.day + 1)
     group by c.station_id, c.flow_id having sum(c.interval_minutes) >= ${HALF}`,
    [stations, from],
  );
  return firstDays(rows.map(({ station_id, since }) => [station_id, since]));
}

/** Those of these stations that need maintenance, with the day since: a person says so, their vendor, or their batteries are low. */
export async function selectNeedingMaintenance(
  db: Queryable,
  stations: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, string>> {
  const [told, doubted] = [await selectToldByVisit(db, stations), await selectDoubted(db, stations, today)];
  const batteries = await selectBatteries(db, stations);
  const low = [...batteries].flatMap(([id, battery]) =>
    battery.low ? [[id, battery.read_on] as const] : [],
  );
  return firstDays([...told, ...doubted, ...low]);
}
