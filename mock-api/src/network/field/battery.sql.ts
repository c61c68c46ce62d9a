import { VENDOR } from 'shared-domain';
import { day, double, int, oneOf, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { isLow } from './battery.rules.ts';

const READ = shape({
  station_id: int,
  vendor_code: oneOf(...Object.values(VENDOR)),
  volts: double,
  read_on: day,
  found_well: text,
});
type BatteryRow = RowOf<typeof READ>;

/** What the newest file that tells it says of a station's batteries; `low` until a visit since finds the counter well. */
export type Battery = { volts: number; read_on: string; low: boolean };

/** When they were measured: no later than the file was loaded, whatever a clock that goes wrong has shown. */
const READ_AT = `least((result -> 'battery' ->> 'read_at')::timestamp, created_at::timestamp)`;

/** The same of each of these stations that any file told it of. What was imported by mistake and taken back tells nothing. */
export async function selectBatteries(
  db: Queryable,
  stations: readonly number[],
): Promise<ReadonlyMap<number, Battery>> {
  const rows = await readRows(
    db,
    READ,
    `select b.station_id, vendor_code, volts, read_at::date as read_on, coalesce(well.day::text, '') as found_well
     from (
       select distinct on (station_id) station_id, vendor_code,
         (result -> 'battery' ->> 'volts')::double precision as volts,
         ${READ_AT} as read_at
       from imports
       where station_id = any($1::int[]) and status = 'done' and result -> 'battery' is not null
       order by station_id, ${READ_AT} desc, id desc) b
     left join (
       select station_id, max(visited_on) as day from station_visits
       where station_id = any($1::int[]) and outcome in ('solved', 'fine') group by station_id) well
       on well.station_id = b.station_id`,
    [stations],
  );
  return new Map(rows.map((row) => [row.station_id, batteryOf(row)]));
}

const batteryOf = ({ vendor_code, volts, read_on, found_well }: BatteryRow): Battery => ({
  volts,
  read_on,
  low: isLow(vendor_code, volts) && found_well < read_on,
});
