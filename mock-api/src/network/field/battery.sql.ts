import { VENDOR } from 'shared-domain';
import { day, double, int, oneOf, orNull, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { isLow, lowVolts } from './battery.rules.ts';

const READ = shape({
  station_id: int,
  vendor_code: orNull(oneOf(...Object.values(VENDOR))),
  volts: double,
  read_on: day,
  found_well: text,
});
type BatteryRow = RowOf<typeof READ>;

/** What a station's batteries had when they were measured last; `low` until a visit since finds the counter well, or they were changed. */
export type Battery = { volts: number; read_on: string; low: boolean };

/** When they were measured: no later than the file was loaded, whatever a clock that goes wrong has shown. */
const READ_AT = `least((result -> 'battery' ->> 'read_at')::timestamp, created_at::timestamp)`;

/** The vendor of a station's counters. */
const VENDOR_OF = (station: string) =>
  `(select mode() within group (order by f.vendor_code) from flows f where f.station_id = ${station})`;

/** Of each station what the newest file that tells it says. */
const BY_FILE = `
  select distinct on (station_id) station_id, vendor_code,
    (result -> 'battery' ->> 'volts')::double precision as volts, ${READ_AT}::date as read_on, false as by_visit
  from imports
  where station_id = any($1::int[]) and status = 'done' and result -> 'battery' is not null
  order by station_id, ${READ_AT} desc, id desc`;

/** What was measured at the newest visit at which it was. */
const BY_VISIT = `
  select distinct on (station_id) station_id, ${VENDOR_OF('v.station_id')} as vendor_code,
    battery_volts as volts, visited_on as read_on, true as by_visit
  from station_visits v
  where station_id = any($1::int[]) and battery_volts is not null
  order by station_id, visited_on desc, id desc`;

/** The day on which the batteries were known to be well last: by a visit that measured none that are low, or had solved it; or by new ones. */
const WELL = `
  select station_id, max(day) as day from (
    select station_id, visited_on as day from station_visits v
    where station_id = any($1::int[]) and (outcome = 'solved'
      or outcome = 'fine' and (battery_volts is null or battery_volts >= ${lowVolts(VENDOR_OF('v.station_id'))}))
    union all
    select station_id, changed_on from equipment_changes where station_id = any($1::int[]) and kind = 'battery') known
  group by station_id`;

/**
 * The same of each of these stations of which any file or visit tells it; of one day the visit goes before the file, for who was there has
 * seen to it. What was imported by mistake and taken back tells nothing.
 */
export async function selectBatteries(
  db: Queryable,
  stations: readonly number[],
): Promise<ReadonlyMap<number, Battery>> {
  const rows = await readRows(
    db,
    READ,
    `select distinct on (b.station_id) b.station_id, vendor_code, volts, read_on, coalesce(well.day::text, '') as found_well
     from ((${BY_FILE}) union all (${BY_VISIT})) b
     left join (${WELL}) well on well.station_id = b.station_id
     order by b.station_id, read_on desc, by_visit desc`,
    [stations],
  );
  return new Map(rows.map((row) => [row.station_id, batteryOf(row)]));
}

const batteryOf = ({ vendor_code, volts, read_on, found_well }: BatteryRow): Battery => ({
  volts,
  read_on,
  low: vendor_code !== null && isLow(vendor_code, volts) && found_well < read_on,
});
