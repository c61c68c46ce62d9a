import { calendarOf } from '../../counts/figures/year-of-hours.ts';
import { counts } from '../../counts/store/counts.tables.ts';
import { testApi } from '../index.ts';
import { realYear } from './real-years.ts';

const COUNTER = '14northedinburghaccessrd';
/** A station of the City of Austin that has no counts yet. */
export const COUNTED_STATION = 'AU0009';

export type RealFlow = { id: number; station_id: number };

/** Leaves the station two opposite flows of bicycles; answers them. */
export async function twoDirections(): Promise<RealFlow[]> {
  const flows = await testApi().query<RealFlow>(
    `select f.id, f.station_id from flows f join stations s on s.id = f.station_id
     where s.station_id_tmg = $1 order by f.id`,
    [COUNTED_STATION],
  );
  const others = flows.slice(2).map(({ id }) => id);
  await testApi().query('delete from flows where id = any($1::int[])', [others]);
  await testApi().query(
    `update flows set count_type_code = '2', travel_direction_code = case when id = $1 then '1' else '5' end
     where station_id = $2`,
    [flows[0]?.id, flows[0]?.station_id],
  );
  return flows.slice(0, 2);
}

/** Gives each of the two flows a year of a direction of the real counter, certified. */
export async function addRealYear(
  flows: readonly RealFlow[],
  year: number,
  certification = 1,
): Promise<void> {
  const days = calendarOf(year);
  const rows = flows.flatMap((flow, channel) =>
    Array.from(realYear(`${COUNTER}-channel_${channel + 1}`, year).hours, (count, at) => [
      flow.station_id,
      `${days[Math.floor(at / 24)]?.date} ${String(at % 24).padStart(2, '0')}:00:00`,
      flow.id,
      count,
      60,
      certification,
    ]).filter((row) => Number(row[3]) >= 0),
  );
  await testApi().db.copyIn(
    counts,
    ['station_id', 'ts', 'flow_id', 'count', 'interval_minutes', 'certification_id'],
    rows,
  );
}
