import { testApi } from 'mock-api/testing';

/** Fills the days of 2024 from the first up to, not including, the second of the first two flows of AU0004, with so many each. */
export const fillDays = (first: string, before: string, value: number): Promise<unknown> =>
  testApi().query(
    `insert into flow_fills (station_id, flow_id, year, method, pattern, members, days, error, user_name, made_at)
     select f.station_id, f.id, 2024, 'regression', null, 0,
       (select jsonb_agg(jsonb_build_object('date', day::date, 'value', $3::float8))
        from generate_series($1::timestamp, $2::timestamp - interval '1 day', interval '1 day') day),
       '{"days": 30, "median_run": 0.05, "p90_run": 0.2}', 'Uma Castillo', now()
     from (select f.id, f.station_id from flows f join stations s on s.id = f.station_id
       where s.station_id_tmg = 'AU0004' order by f.id limit 2) f`,
    [first, before, value],
  );
