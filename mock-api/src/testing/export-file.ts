import type { TestApi } from './test-api.ts';

/** A flow as an export names it. */
type ExportedFlow = { id: number; station: string; name: string; flowid: string };

/** A CSV export of two hours of each flow of these stations, as text, with the flows in its order. */
export async function exportFile(
  api: Pick<TestApi, 'query'>,
  ...stations: string[]
): Promise<{ text: string; flows: ExportedFlow[] }> {
  const flows = await api.query<ExportedFlow>(
    `select f.id, s.station_id_tmg as station, f.name, s.station_id_tmg || '-' || f.count_method_code || '-' ||
       f.count_type_code || '-' || f.travel_direction_code || '-' || f.street_side_code as flowid
     from flows f join stations s on s.id = f.station_id where s.station_id_tmg = any($1::text[]) order by f.id`,
    [stations],
  );
  const rows = flows.flatMap(({ station, name, flowid }, at) =>
    ['00', '01'].map(
      (hour) => `${station},Somewhere,${flowid},${name},2024-06-01 ${hour}:00:00,60,${at + 1}`,
    ),
  );
  const header = 'station_id_tmg,station_name,flowid_txdot,flow_name,date,interval,count';
  const sorted = rows.toSorted((one, other) => one.localeCompare(other));
  return { text: [header, ...sorted, ''].join('\r\n'), flows };
}
