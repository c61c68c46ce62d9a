import { bool, day, int, listOf, orNull } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import type { EquipmentDay, FirstMonths } from './equipment-days.rules.ts';

const DAY = shape({ day, came: bool, flow_ids: orNull(listOf(int)) });

/**
 * The days on which counters came to a station and on which something of one was changed, and nothing else of them. A new battery
 * changes no count.
 */
export const selectEquipmentDays = (db: Queryable, station: number): Promise<EquipmentDay[]> =>
  readRows(
    db,
    DAY,
    `select first_day as day, true as came, flow_ids from station_equipment where station_id = $1
     union select c.changed_on, false, e.flow_ids from equipment_changes c join station_equipment e on e.id = c.equipment_id
       where c.station_id = $1 and c.kind <> 'battery'
     order by day`,
    [station],
  );

const FIRST = shape({ flow_id: int, first: day.by('min(month)') });

/** The first month of each flow of a station in which it was counted. */
export async function selectFirstMonths(db: Queryable, station: number): Promise<FirstMonths> {
  const rows = await readRows(
    db,
    FIRST,
    `select ${FIRST.sql} from count_months where station_id = $1 and counts > 0 group by flow_id`,
    [station],
  );
  return new Map(rows.map(({ flow_id, first }) => [flow_id, first]));
}
