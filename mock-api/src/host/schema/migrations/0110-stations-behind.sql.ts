/**
 * Stations that the hourly watch could not look at, each until it has caught up. An older release looks at them with all others: what is
 * looked at twice comes out the same.
 */
export const stationsBehind = /* sql */ `
create table stations_behind (
  station_id int primary key references stations on delete cascade,
  -- the last hour at which the station was looked at
  looked_at timestamptz not null
);

alter table stations_behind enable row level security;
create policy own_station on stations_behind to count_exchange_app using (station_id in (select id from stations));
grant select on stations_behind to count_exchange_app;
`;
