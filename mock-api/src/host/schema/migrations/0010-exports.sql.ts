/** The usable counts of a statement's rows by day, added with `sign` 1 and taken off with -1. */
const usableDays = (rows: string, sign: 1 | -1) => /* sql */ `
  select station_id, flow_id, ts::date as day, ${sign} * sum(interval_minutes) as minutes, ${sign} * sum(count) as total
  from ${rows}
  where certification_id is not null and count is not null
    and (suspect_id is null or suspect_id not in (select id from suspects where excludes))
  group by 1, 2, 3`;

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

const FUNCTIONS = [
  'add_certified_days',
  'change_certified_days',
  'remove_certified_days',
  'empty_certified_days',
  'recount_certified_days',
];

/**
 * Exports and annual averages. `certified_days` holds, by flow and day, the minutes that certified and usable counts
 * cover and what they add up to; kept by triggers, so that no way of changing a count can forget it, and so that an
 * average of years reads days instead of counts. TMAS exports, presets, and links that are good once.
 */
export const exportsAndReports = /* sql */ `
create table certified_days (
  station_id int not null,
  flow_id int not null,
  day date not null,
  minutes int not null,
  total bigint not null,
  primary key (station_id, flow_id, day)
);
-- raised with every change of a station's days, so that what was worked out from them is known to be old
create table certified_revisions (station_id int primary key, revision bigint not null);

create function add_certified_days() returns trigger language plpgsql security definer as $$ begin
  ${applied(usableDays('added', 1))}
  return null;
end $$;
create function change_certified_days() returns trigger language plpgsql security definer as $$ begin
  ${applied(`${usableDays('before', -1)} union all ${usableDays('after', 1)}`)}
  return null;
end $$;
create function remove_certified_days() returns trigger language plpgsql security definer as $$ begin
  ${applied(usableDays('removed', -1))}
  return null;
end $$;
create function empty_certified_days() returns trigger language plpgsql security definer as $$ begin
  delete from certified_days;
  update certified_revisions set revision = revision + 1;
  return null;
end $$;
create function recount_certified_days() returns trigger language plpgsql security definer as $$ begin
  if exists (select 1 from before b join after a using (id) where a.excludes <> b.excludes) then
    delete from certified_days;
    ${applied(usableDays('counts', 1))}
    update certified_revisions set revision = revision + 1;
  end if;
  return null;
end $$;
do $$ declare f text; begin
  foreach f in array array[${FUNCTIONS.map((name) => `'${name}'`).join(', ')}] loop
    execute format('alter function %I() set search_path = %I, pg_temp', f, current_schema());
  end loop;
end $$;

do $$ begin ${applied(usableDays('counts', 1))} end $$;

create trigger certified_days_added after insert on counts
  referencing new table as added for each statement execute function add_certified_days();
create trigger certified_days_changed after update on counts
  referencing old table as before new table as after for each statement execute function change_certified_days();
create trigger certified_days_removed after delete on counts
  referencing old table as removed for each statement execute function remove_certified_days();
create trigger certified_days_emptied after truncate on counts
  for each statement execute function empty_certified_days();
create trigger certified_days_recounted after update on suspects
  referencing old table as before new table as after for each statement execute function recount_certified_days();

alter table certified_days enable row level security;
create policy own_station on certified_days to count_exchange_app using (station_id in (select id from stations));
alter table certified_revisions enable row level security;
create policy own_station on certified_revisions to count_exchange_app using (station_id in (select id from stations));
grant select on certified_days, certified_revisions to count_exchange_app;

alter table exports drop constraint exports_kind_check;
alter table exports add constraint exports_kind_check check (kind in ('csv', 'tmas'));
-- how often the file was fetched: each number's link is good once
alter table exports add column uses int not null default 0;

-- a text cell as the rule csvText writes it: harmless to spreadsheets, quoted where needed
create function csv_cell(value text) returns text language sql immutable as $$
  select case when cell ~ E'[",\\r\\n]' then '"' || replace(cell, '"', '""') || '"' else cell end
  from (select case when value ~ E'^[=+@\\t\\r-]' then '''' || value else value end) as harmless (cell) $$;

create table export_presets (
  id int generated by default as identity primary key,
  user_id int not null references users on delete cascade,
  name text not null check (name <> ''),
  choices jsonb not null
);
create unique index export_presets_name on export_presets (user_id, lower(name));
alter table export_presets enable row level security;
create policy own_presets on export_presets to count_exchange_app using (user_id = (select app_user()));
grant select, insert, update, delete on export_presets to count_exchange_app;
do $$ begin execute format('grant usage on all sequences in schema %I to count_exchange_app', current_schema()); end $$;
`;
