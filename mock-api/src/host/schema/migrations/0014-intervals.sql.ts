/** Whether counts of months may overlap: they hold more than one interval. */
const MIXED = 'm.shortest < m.longest';

/** The first day of the month of a transition table's row. */
const MONTH = "date_trunc('month', ts)::date";

/**
 * An hour of a flow is counted once (C11), and what the vendor says of each count (I10). Imports let no two counts of a
 * flow cover the same time; a database from before may hold some. `overlapping_counts` is the one definition of them
 * that every reader uses. It looks only into months with more than one interval, which `count_months` tells apart, so
 * that nobody pays for it where there are none.
 *
 * Of counts that overlap one stands for the time: a certified one before one that is not, then one with a value, then
 * the longer, because it covers the shorter. The others are `aside`: readers leave them out. Counts lie on the grid of
 * their interval, as every import sees to.
 */
export const intervals = /* sql */ `
alter table counts add column vendor_status int;
create index counts_doubted on counts (station_id, ts, flow_id) where vendor_status <> 0;
alter table import_replaced add column vendor_status int;

alter table count_months add column shortest smallint, add column longest smallint;
update count_months m set shortest = c.shortest, longest = c.longest
from (select station_id, flow_id, ${MONTH} as month, min(interval_minutes) as shortest, max(interval_minutes) as longest
      from counts group by 1, 2, 3) c
where m.station_id = c.station_id and m.flow_id = c.flow_id and m.month = c.month;
create index count_months_mixed on count_months (station_id) where shortest < longest;

create or replace function add_count_months() returns trigger language plpgsql security definer as $$ begin
  insert into count_months as m (station_id, flow_id, month, counts, shortest, longest)
    select station_id, flow_id, ${MONTH}, count(*), min(interval_minutes), max(interval_minutes) from added group by 1, 2, 3
  on conflict (station_id, flow_id, month) do update set counts = m.counts + excluded.counts,
    shortest = least(m.shortest, excluded.shortest), longest = greatest(m.longest, excluded.longest);
  return null;
end $$;
-- a month that holds one interval again is told from the others anew
create or replace function remove_count_months() returns trigger language plpgsql security definer as $$ begin
  update count_months m set counts = m.counts - r.counts
  from (select station_id, flow_id, ${MONTH} as month, count(*)::int as counts from removed group by 1, 2, 3) r
  where m.station_id = r.station_id and m.flow_id = r.flow_id and m.month = r.month;
  update count_months m set shortest = null, longest = null
  where m.counts = 0 and m.longest is not null and m.station_id in (select distinct station_id from removed);
  if exists (select 1 from count_months m where ${MIXED} and m.station_id in (select distinct station_id from removed)) then
    update count_months m set (shortest, longest) = (
      select min(c.interval_minutes), max(c.interval_minutes) from counts c
      where c.station_id = m.station_id and c.flow_id = m.flow_id and c.ts >= m.month and c.ts < m.month + interval '1 month')
    where ${MIXED} and (m.station_id, m.flow_id, m.month) in (select distinct station_id, flow_id, ${MONTH} from removed);
  end if;
  return null;
end $$;
create function change_count_months() returns trigger language plpgsql security definer as $$ begin
  update count_months m
  set shortest = least(m.shortest, new.interval_minutes), longest = greatest(m.longest, new.interval_minutes)
  where m.station_id = new.station_id and m.flow_id = new.flow_id and m.month = date_trunc('month', new.ts)::date;
  return null;
end $$;
create trigger count_months_changed after update of interval_minutes on counts
  for each row when (old.interval_minutes is distinct from new.interval_minutes) execute function change_count_months();

create function overlapping_counts(of_station int, only_certified boolean)
returns table (station_id int, flow_id int, ts timestamp, aside boolean) language plpgsql stable as $$ begin
  if not exists (select 1 from count_months m where ${MIXED} and (of_station is null or m.station_id = of_station)) then
    return;
  end if;
  return query
  -- pairs are made within a stretch of the month's longest interval: counts of two of them can't overlap
  select g.station_id, g.flow_id, a.ts, bool_or(b.rank > a.rank)
  from (
    select c.station_id, c.flow_id, array_agg(c.ts) as starts,
      array_agg(c.ts + c.interval_minutes * interval '1 minute') as ends,
      array_agg((c.certification_id is not null)::int * 20000 + (c.count is not null)::int * 10000 + c.interval_minutes) as ranks
    from count_months m join counts c on c.station_id = m.station_id and c.flow_id = m.flow_id
      and c.ts >= m.month and c.ts < m.month + interval '1 month'
    where ${MIXED} and (of_station is null or m.station_id = of_station)
      and (not only_certified or c.certification_id is not null)
    group by c.station_id, c.flow_id, date_bin(make_interval(mins => m.longest), c.ts, timestamp '2000-01-01')
    having min(c.interval_minutes) < max(c.interval_minutes)) g,
    unnest(g.starts, g.ends, g.ranks) as a (ts, until, rank),
    unnest(g.starts, g.ends, g.ranks) as b (ts, until, rank)
  where a.ts <> b.ts and a.ts < b.until and b.ts < a.until
  group by g.station_id, g.flow_id, a.ts;
end $$;

do $$ declare f text; begin
  foreach f in array array['add_count_months', 'remove_count_months', 'change_count_months'] loop
    execute format('alter function %I() set search_path = %I, pg_temp', f, current_schema());
  end loop;
end $$;
`;
