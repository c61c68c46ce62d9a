import { bool, day } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import type { EquipmentDay } from './equipment-days.rules.ts';

const DAY = shape({ day, came: bool });

/**
 * The days on which counters came to a station and on which something of one was changed, and nothing else of them. A new battery
 * changes no count.
 */
export const selectEquipmentDays = (db: Queryable, station: number): Promise<EquipmentDay[]> =>
  readRows(
    db,
    DAY,
    `select first_day as day, true as came from station_equipment where station_id = $1
     union select changed_on, false from equipment_changes where station_id = $1 and kind <> 'battery'
     order by day`,
    [station],
  );
