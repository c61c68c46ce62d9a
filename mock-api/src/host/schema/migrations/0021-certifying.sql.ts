/** Certifications under way: what they have written so far is as uncertified as before. */
const RUNNING = `(select id from certifications where status = 'running')`;

const CERTIFIED = `c.certification_id is not null and c.certification_id not in ${RUNNING}`;

/** The usable counts of a statement's rows by day, added with `sign` 1 and taken off with -1. */
const usableDays = (rows: string, sign: 1 | -1, which: string) => /* sql */ `
  select c.certification_id, c.station_id, c.flow_id, c.ts::date as day, ${sign} * sum(c.interval_minutes) as minutes,
    ${sign} * sum(c.count) as total
  from ${rows} c
  where ${which} and c.count is not null
    and (c.suspect_id is null or c.suspect_id not in (select id from suspects where excludes))
  group by 1, 2, 3, 4`;

/** Brings the days up to date by what has changed, and says so of the stations. */
const applied = (changes: string) => /* sql */ `
  with changed as (
    select station_id, flow_id, day, sum(minutes) as minutes, sum(total) as total from (${changes}) as signed
    group by 1, 2, 3 having sum(minutes) <> 0 or sum(total) <> 0),
  days as (
    insert into certified_days as d select station_id, flow_id, day, minutes, total from changed
    on conflict (station_id, flow_id, day)
      do update set minutes = d.minutes + excluded.minutes, total = d.total + excluded.total
    returning station_id)
  insert into certified_revisions as r select distinct station_id, 1 from days
  on conflict (station_id) do update set revision = r.revision + 1;`;

/** The same for what running certifications have written: kept beside, until they end. */
const awaited = (changes: string) => /* sql */ `
  if exists ${RUNNING} then
    insert into certifying_days as d
      select certification_id, station_id, flow_id, day, sum(minutes), sum(total) from (${changes}) as signed
      group by 1, 2, 3, 4 having sum(minutes) <> 0 or sum(total) <> 0
    on conflict (certification_id, flow_id, day)
      do update set minutes = d.minutes + excluded.minutes, total = d.total + excluded.total;
  end if;`;

/** What a statement has changed of both; `rows` names its rows and how they count. */
const kept = (...rows: [rows: string, sign: 1 | -1][]) => {
  const days = (which: string) =>
    rows.map(([name, sign]) => usableDays(name, sign, which)).join(' union all ');
  return `${applied(days(CERTIFIED))} ${awaited(days(`c.certification_id in ${RUNNING}`))}`;
};

/**
 * Certifying in pieces (C12). A certification writes its id stretch by stretch, each in a short transaction; until it has
 * ended as done its counts are not certified, and `certified_days` holds nothing of them. What they will add to it is
 * gathered in `certifying_days`, so that the end has days to move and no counts to read. One that is given up takes its
 * pieces back first: `giving_up` keeps a process that was thought dead from writing further ones meanwhile.
 */
export const certifying = /* sql */ `
alter table certifications add column giving_up boolean not null default false;
create index certifications_running on certifications (station_id, id) where status = 'running';

create table certifying_days (
  certification_id int not null,
  station_id int not null,
  flow_id int not null,
  day date not null,
  minutes int not null,
  total bigint not null,
  primary key (certification_id, flow_id, day)
);
-- nobody reads it but the functions below
alter table certifying_days enable row level security;

create or replace function add_certified_days() returns trigger language plpgsql security definer as $$ begin
  ${kept(['added', 1])}
  return null;
end $$;
create or replace function change_certified_days() returns trigger language plpgsql security definer as $$ begin
  ${kept(['before', -1], ['after', 1])}
  return null;
end $$;
create or replace function remove_certified_days() returns trigger language plpgsql security definer as $$ begin
  ${kept(['removed', -1])}
  return null;
end $$;
create or replace function empty_certified_days() returns trigger language plpgsql security definer as $$ begin
  delete from certified_days;
  delete from certifying_days;
  update certified_revisions set revision = revision + 1;
  return null;
end $$;
create or replace function recount_certified_days() returns trigger language plpgsql security definer as $$ begin
  if exists (select 1 from before b join after a using (id) where a.excludes <> b.excludes) then
    delete from certified_days;
    delete from certifying_days;
    ${kept(['counts', 1])}
    update certified_revisions set revision = revision + 1;
  end if;
  return null;
end $$;
-- the end of a certification: its days become certified ones, all at once, or are forgotten
create function end_certifying_days() returns trigger language plpgsql security definer as $$ begin
  if new.status = 'done' then
    ${applied('select station_id, flow_id, day, minutes, total from certifying_days where certification_id = new.id')}
  end if;
  delete from certifying_days where certification_id = new.id;
  return null;
end $$;
create trigger certifying_days_ended after update of status on certifications
  for each row when (old.status = 'running' and new.status <> 'running') execute function end_certifying_days();

create or replace function overlapping_counts(of_station int, only_certified boolean)
returns table (station_id int, flow_id int, ts timestamp, aside boolean) language plpgsql stable as $$ begin
  if not exists (select 1 from count_months m where m.shortest < m.longest and (of_station is null or m.station_id = of_station)) then
    return;
  end if;
  return query
  -- pairs are made within a stretch of the month's longest interval: counts of two of them can't overlap
  select g.station_id, g.flow_id, a.ts, bool_or(b.rank > a.rank)
  from (
    select c.station_id, c.flow_id, array_agg(c.ts) as starts,
      array_agg(c.ts + c.interval_minutes * interval '1 minute') as ends,
      array_agg((${CERTIFIED})::int * 20000 + (c.count is not null)::int * 10000 + c.interval_minutes) as ranks
    from count_months m join counts c on c.station_id = m.station_id and c.flow_id = m.flow_id
      and c.ts >= m.month and c.ts < m.month + interval '1 month'
    where m.shortest < m.longest and (of_station is null or m.station_id = of_station)
      and (not only_certified or (${CERTIFIED}))
    group by c.station_id, c.flow_id, date_bin(make_interval(mins => m.longest), c.ts, timestamp '2000-01-01')
    having min(c.interval_minutes) < max(c.interval_minutes)) g,
    unnest(g.starts, g.ends, g.ranks) as a (ts, until, rank),
    unnest(g.starts, g.ends, g.ranks) as b (ts, until, rank)
  where a.ts <> b.ts and a.ts < b.until and b.ts < a.until
  group by g.station_id, g.flow_id, a.ts;
end $$;

do $$ declare f text; begin
  foreach f in array array['add_certified_days', 'change_certified_days', 'remove_certified_days', 'empty_certified_days',
      'recount_certified_days', 'end_certifying_days'] loop
    execute format('alter function %I() set search_path = %I, pg_temp', f, current_schema());
  end loop;
end $$;
`;
