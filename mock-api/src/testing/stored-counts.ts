import {
  FIRST_PAGE,
  type CountFilters,
  type CountRow,
  type CountsCursor,
  type CountsPage,
} from 'shared-domain';
import { request, testApi } from './index.ts';

/** Austin's station with a certified year whose last 60 days wait for review. */
export const AU = 'AU0001';

/** A page of its counts, or of another station's, as a person of Austin reads it. */
export async function page(
  filters: CountFilters = {},
  cursor: Partial<CountsCursor> = {},
  station = AU,
): Promise<CountsPage> {
  const query = { flowid_txdot: station, ...FIRST_PAGE, ...cursor, filters: JSON.stringify(filters) };
  const { status, reply } = await request('GET /counts', { query }, 'user');
  expect(status).toBe(200);
  return reply;
}

/** A row's edit. */
export const edit = (row: CountRow, suspect_id: number | null, note: string | null) => ({
  id: row.id,
  date: row.date,
  suspect_id,
  note,
});

/** Uncertified rows of the station, from its newest days. */
export async function reviewable(): Promise<CountRow[]> {
  const [station] = await testApi().query<{ last: string }>(
    `select max(ts)::date::text as last from counts c join stations s on s.id = c.station_id where s.station_id_tmg = $1`,
    [AU],
  );
  const { data } = await page({ minDate: station?.last, maxDate: station?.last });
  expect(data.every(({ certified }) => !certified)).toBe(true);
  return data;
}

/** A stored count with the codes of its flow. */
export type Stored = {
  ts: string;
  flow_id: number;
  count: number | null;
  suspect_id: number | null;
  direction: string;
  side: string;
};

/** All counts of the station, by date, then flow. */
export function allRows(): Promise<Stored[]> {
  return testApi().query(
    `select ts, flow_id, count, suspect_id, travel_direction_code as direction, street_side_code as side
     from counts c join flows f on f.id = c.flow_id join stations s on s.id = c.station_id
     where s.station_id_tmg = $1 order by ts, flow_id`,
    [AU],
  );
}
