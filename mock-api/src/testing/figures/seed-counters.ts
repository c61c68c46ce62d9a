import { realYear } from './real-years.ts';
import { counts } from '../../counts/store/counts.tables.ts';
import { MISSING, calendarOf } from '../../counts/figures/year-of-hours.ts';
import { testApi } from '../index.ts';

/** Gives a station's first flow of bicycles the certified hours of a real counter; `leave` says of which days not. */
export async function seedCounter(
  station: string,
  name: string,
  year: number,
  leave: (date: string) => boolean = () => false,
): Promise<{ station: number; flow: number }> {
  const [flow] = await testApi().query<{ id: number; station_id: number }>(
    `select f.id, f.station_id from flows f join stations s on s.id = f.station_id
     where s.station_id_tmg = $1 and f.count_type_code = '2' order by f.id limit 1`,
    [station],
  );
  if (!flow) throw new Error(`${station} counts no bicycles`);
  const { hours } = realYear(name, year);
  const rows = calendarOf(year).flatMap(({ date }, day) =>
    leave(date)
      ? []
      : Array.from({ length: 24 }, (_, hour) => hour).flatMap((hour) => {
          const count = hours[day * 24 + hour] ?? MISSING;
          const ts = `${date} ${String(hour).padStart(2, '0')}:00:00`;
          return count === MISSING ? [] : [[flow.station_id, ts, flow.id, count, 60, 1]];
        }),
  );
  await testApi().db.copyIn(
    counts,
    ['station_id', 'ts', 'flow_id', 'count', 'interval_minutes', 'certification_id'],
    rows,
  );
  return { station: flow.station_id, flow: flow.id };
}
