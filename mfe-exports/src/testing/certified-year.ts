import { testApi } from 'mock-api/testing';

/** What each hour counts, and which days miss: from the first up to, not including, the second. */
type YearOfCounts = { perHour: number; flows?: number; without?: readonly [from: string, before: string] };

/** Gives the first flows of a station a certified year, the same count in each hour. */
export const addCertifiedYear = (
  station: string,
  year: number,
  { perHour, flows = 2, without = ['9999-01-01', '9999-01-01'] }: YearOfCounts,
): Promise<unknown> =>
  testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select f.station_id, ts, f.id, $4::int, 60, 1
     from (select f.id, f.station_id from flows f join stations s on s.id = f.station_id
       where s.station_id_tmg = $1 order by f.id limit $3) f,
       generate_series(make_timestamp($2::int, 1, 1, 0, 0, 0), make_timestamp($2::int, 12, 31, 23, 0, 0), interval '1 hour') ts
     where ts < $5::timestamp or ts >= $6::timestamp`,
    [station, year, flows, perHour, ...without],
  );

/** Takes every certification back. */
export const uncertifyAll = (): Promise<unknown> =>
  testApi().query('update counts set certification_id = null');
