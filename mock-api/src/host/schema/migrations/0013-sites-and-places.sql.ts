/**
 * Whose the sites of the counter vendor are (S11), and places with prefixes that are administered (S12).
 *
 * A claim is the Eco ID of a station or draft, or of a flow of the vendor. The rule stands here because every save
 * passes here, whichever form, call or order it comes in. It holds for signed-in calls, that is for the role
 * count_exchange_app; seeds and repairs by the owner are held by the unique indexes alone.
 */
export const sitesAndPlaces = /* sql */ `
-- what the vendor's platform said last: every site and channel by its id. settings.eco_sites_read tells when
create table eco_sites (id text primary key, site_id text not null, name text not null, domain text not null);
create index eco_sites_site on eco_sites (site_id);
-- sites that a super admin has handed to another agency than that of their domain
create table eco_handovers (
  site_id text primary key,
  agency_id int not null references agencies,
  handed_by text not null,
  handed_at timestamptz not null
);
alter table eco_sites enable row level security;
create policy super_admins on eco_sites to count_exchange_app using ((select app_everything()));
grant select on eco_sites to count_exchange_app;
alter table eco_handovers enable row level security;
create policy super_admins on eco_handovers to count_exchange_app using ((select app_everything()));
grant select, insert, update, delete on eco_handovers to count_exchange_app;

create function eco_plain(domain text) returns text language sql immutable as
  $$ select lower(regexp_replace(coalesce(domain, ''), '[[:space:]]+', '', 'g')) $$;
create function eco_real(id text) returns text language sql immutable as
  $$ select nullif(nullif(trim(id), ''), 'false') $$;

-- two agencies of one domain: the first keeps it, the other is told in the audit list
with second as (
  select id, eco_domain from agencies a where eco_plain(eco_domain) <> '' and exists (
    select from agencies b where b.id < a.id and eco_plain(b.eco_domain) = eco_plain(a.eco_domain))),
cleared as (update agencies a set eco_domain = null from second where a.id = second.id returning a.id)
insert into audit_log (at, user_name, agency_id, action, detail)
  select now(), 'Count Exchange', id, 'agency.domain-released', jsonb_build_object('eco_domain', eco_domain) from second;
create unique index agencies_eco_domain
  on agencies (lower(regexp_replace(eco_domain, '[[:space:]]+', '', 'g')))
  where lower(regexp_replace(eco_domain, '[[:space:]]+', '', 'g')) <> '';

-- an id used twice: published before draft, then the older one keeps it; the other is told in the audit list
with claims as (
  select s.id, s.agency_id, eco_real(s.eco_id) as eco_id,
    row_number() over (partition by eco_real(s.eco_id) order by s.draft, s.id) as place
  from stations s where eco_real(s.eco_id) is not null),
cleared as (update stations s set eco_id = null, version = version + 1
  from claims c where c.place > 1 and s.id = c.id returning s.id)
insert into audit_log (at, user_name, agency_id, station_id, action, detail)
  select now(), 'Count Exchange', agency_id, id, 'eco-id.released', jsonb_build_object('eco_id', eco_id, 'name', null)
  from claims where place > 1;
with claims as (
  select f.id, f.station_id, f.name, s.agency_id, eco_real(f.eco_id) as eco_id,
    row_number() over (partition by eco_real(f.eco_id) order by s.draft, f.id) as place
  from flows f join stations s on s.id = f.station_id where f.vendor_code = '1' and eco_real(f.eco_id) is not null),
cleared as (update flows f set eco_id = null, version = version + 1
  from claims c where c.place > 1 and f.id = c.id returning f.id)
insert into audit_log (at, user_name, agency_id, station_id, action, detail)
  select now(), 'Count Exchange', agency_id, station_id, 'eco-id.released',
    jsonb_build_object('eco_id', eco_id, 'name', name)
  from claims where place > 1;

drop index stations_eco;
create unique index stations_eco on stations (trim(eco_id)) where trim(eco_id) not in ('', 'false');
create unique index flows_eco on flows (trim(eco_id)) where vendor_code = '1' and trim(eco_id) not in ('', 'false');

-- every claim, by station
create view eco_claims as
  select s.id as station_id, null::int as flow_id, s.agency_id, eco_real(s.eco_id) as eco_id
  from stations s where eco_real(s.eco_id) is not null
  union all
  select f.station_id, f.id, s.agency_id, eco_real(f.eco_id)
  from flows f join stations s on s.id = f.station_id where f.vendor_code = '1' and eco_real(f.eco_id) is not null;

-- the agency that a site belongs to: the one that it was handed to, else that of its domain
create function eco_owner(site text) returns int language sql stable as $$
  select coalesce(
    (select agency_id from eco_handovers where site_id = site),
    (select a.id from agencies a join eco_sites e on e.id = site and e.domain <> '' and eco_plain(a.eco_domain) = e.domain))
$$;

-- refuses a claim with SQLSTATE CX001; its detail says why, as the API words it
create function refuse_eco_id(problem text, claimed text, flow int, holder_station int, holder_flow int)
returns void language plpgsql as $$ begin
  raise exception using errcode = 'CX001', message = 'The Eco ID ' || claimed || ' can not be used: ' || problem,
    detail = jsonb_build_object('problem', problem, 'eco_id', claimed, 'flow', flow,
      'holder_station', holder_station, 'holder_flow', holder_flow)::text;
end $$;

create function claim_eco_id(claimed text, agency int, station int, flow int) returns void language plpgsql as $$
declare
  read_at timestamptz := (select value::timestamptz from settings where name = 'eco_sites_read');
  site text := (select site_id from eco_sites where id = claimed);
  owner int;
  holder record;
begin
  if claimed is null then return; end if;
  -- a new counter may be on the platform since a minute ago
  if read_at is null or read_at < now() - interval '15 minutes'
    or (site is null and read_at < now() - interval '1 minute') then
    perform refuse_eco_id('unread', claimed, flow, null, null);
  end if;
  -- two saves that claim the same site wait for each other
  perform pg_advisory_xact_lock(hashtextextended('eco site ' || coalesce(site, claimed), 0));
  owner := eco_owner(site);
  if site is not null and owner is distinct from agency then
    perform refuse_eco_id('foreign', claimed, flow, null, null);
  end if;
  for holder in
    select c.* from eco_claims c
    where (c.eco_id = claimed or c.eco_id in (select id from eco_sites where site_id = site))
      and (c.station_id is distinct from station
        or (c.eco_id = claimed and flow is not null and c.flow_id is not null and c.flow_id <> flow))
    order by c.flow_id is null, c.station_id
  loop
    if site is not null and holder.agency_id is distinct from owner then
      -- whoever the site does not belong to gives way, and is told
      if holder.flow_id is null then
        update stations set eco_id = null, version = version + 1 where id = holder.station_id;
      else
        update flows set eco_id = null, version = version + 1 where id = holder.flow_id;
      end if;
      insert into audit_log (at, user_name, agency_id, station_id, action, detail)
        values (now(), 'Count Exchange', holder.agency_id, holder.station_id, 'eco-id.released', jsonb_build_object(
          'eco_id', holder.eco_id, 'name', (select name from flows where id = holder.flow_id)));
    else
      perform refuse_eco_id('taken', claimed, flow, holder.station_id, holder.flow_id);
    end if;
  end loop;
end $$;

create function claim_site() returns trigger language plpgsql security definer as $$
declare f record;
begin
  perform claim_eco_id(eco_real(new.eco_id), new.agency_id, new.id, null);
  if tg_op = 'UPDATE' then
    for f in select id, eco_real(eco_id) as eco_id from flows where station_id = new.id and vendor_code = '1' order by id loop
      perform claim_eco_id(f.eco_id, new.agency_id, new.id, f.id);
    end loop;
  end if;
  return new;
end $$;
create function claim_channel() returns trigger language plpgsql security definer as $$ begin
  perform claim_eco_id(eco_real(new.eco_id), (select agency_id from stations where id = new.station_id), new.station_id, new.id);
  return new;
end $$;
create trigger stations_claim_new before insert on stations for each row
  when (current_user = 'count_exchange_app' and new.eco_id is not null) execute function claim_site();
create trigger stations_claim before update on stations for each row
  when (current_user = 'count_exchange_app' and (old.agency_id <> new.agency_id or (old.draft and not new.draft)
    or (new.eco_id is not null and old.eco_id is distinct from new.eco_id))) execute function claim_site();
create trigger flows_claim_new before insert on flows for each row
  when (current_user = 'count_exchange_app' and new.vendor_code = '1' and new.eco_id is not null)
  execute function claim_channel();
create trigger flows_claim before update on flows for each row
  when (current_user = 'count_exchange_app' and new.vendor_code = '1' and new.eco_id is not null
    and (old.eco_id is distinct from new.eco_id or old.vendor_code is distinct from new.vendor_code))
  execute function claim_channel();

-- places: a city gets its prefix when its first station is published
alter table cities
  alter column tmg_prefix drop not null,
  -- tells how far its streets reach, for the geocoder
  add column population int,
  -- which place of the seeded list it is, whatever it is called by now
  add column place_key text unique,
  add column version int not null default 1;
grant insert, update on cities to count_exchange_app;

-- every prefix that was ever given, so that none is given to another city
create table tmg_prefixes (
  prefix text primary key check (prefix ~ '^[A-Z][A-Z0-9]$'),
  city_id int references cities,
  given_at timestamptz not null default now()
);
insert into tmg_prefixes (prefix, city_id)
  select tmg_prefix, id from cities where tmg_prefix ~ '^[A-Z][A-Z0-9]$';
insert into tmg_prefixes (prefix, city_id)
  select left(station_id_tmg, 2), min(city_id) from stations where left(station_id_tmg, 2) ~ '^[A-Z][A-Z0-9]$' group by 1
  on conflict do nothing;
grant select on tmg_prefixes to count_exchange_app;

create function keep_prefix() returns trigger language plpgsql security definer as $$ begin
  if tg_op = 'UPDATE' and old.tmg_count > 0 and old.tmg_prefix is distinct from new.tmg_prefix and old.tmg_prefix is not null then
    raise check_violation using message = 'A prefix under which numbers were issued stays.', constraint = 'cities_prefix_issued';
  end if;
  if new.tmg_prefix is null then return new; end if;
  insert into tmg_prefixes (prefix, city_id) values (new.tmg_prefix, new.id) on conflict (prefix) do nothing;
  if (select city_id from tmg_prefixes where prefix = new.tmg_prefix) is distinct from new.id then
    raise unique_violation using message = 'The prefix was given to another city.', constraint = 'cities_tmg_prefix_key';
  end if;
  return new;
end $$;
create trigger cities_prefix_new after insert on cities for each row execute function keep_prefix();
create trigger cities_prefix after update on cities for each row
  when (old.tmg_prefix is distinct from new.tmg_prefix) execute function keep_prefix();

do $$ declare f text; begin
  foreach f in array array['claim_site()', 'claim_channel()', 'claim_eco_id(text, int, int, int)', 'eco_owner(text)',
    'refuse_eco_id(text, text, int, int, int)', 'keep_prefix()'] loop
    execute format('alter function %s set search_path = %I, pg_temp', f, current_schema());
  end loop;
end $$;
`;
