/**
 * How many counts each flow has in each month. The counts list tells the total of all matching rows with every page;
 * counting 100,000 rows takes the embedded database 50 ms, adding up months takes 1. Triggers keep it, so that no
 * writer of counts can forget it.
 */
export const countMonths = /* sql */ `
create table count_months (
  station_id int not null,
  flow_id int not null,
  month date not null,
  counts int not null,
  primary key (station_id, flow_id, month)
);
insert into count_months
  select station_id, flow_id, date_trunc('month', ts)::date, count(*) from counts group by 1, 2, 3;

create function add_count_months() returns trigger language plpgsql security definer as $$ begin
  insert into count_months as m
    select station_id, flow_id, date_trunc('month', ts)::date, count(*) from added group by 1, 2, 3
  on conflict (station_id, flow_id, month) do update set counts = m.counts + excluded.counts;
  return null;
end $$;
create function remove_count_months() returns trigger language plpgsql security definer as $$ begin
  update count_months m set counts = m.counts - r.counts
  from (select station_id, flow_id, date_trunc('month', ts)::date as month, count(*)::int as counts
        from removed group by 1, 2, 3) r
  where m.station_id = r.station_id and m.flow_id = r.flow_id and m.month = r.month;
  return null;
end $$;
create function empty_count_months() returns trigger language plpgsql security definer as $$ begin
  delete from count_months;
  return null;
end $$;
do $$ declare f text; begin
  foreach f in array array['add_count_months', 'remove_count_months', 'empty_count_months'] loop
    execute format('alter function %I() set search_path = %I, pg_temp', f, current_schema());
  end loop;
end $$;
create trigger count_months_added after insert on counts
  referencing new table as added for each statement execute function add_count_months();
create trigger count_months_removed after delete on counts
  referencing old table as removed for each statement execute function remove_count_months();
create trigger count_months_emptied after truncate on counts
  for each statement execute function empty_count_months();

alter table count_months enable row level security;
create policy own_station on count_months to count_exchange_app using (station_id in (select id from stations));
grant select on count_months to count_exchange_app;
`;
