/** What the older form asks beside the newer one, half-filled flows of drafts, versions of flows. */
export const stations = /* sql */ `
alter table stations
  drop column v1,
  -- how many flows were added one by one, which the older form has to know of before it saves them all together
  add column flows_added int not null default 0,
  -- asked once by the older form and kept with each flow; here for flows still to come
  add column count_method_code text,
  add column count_interval int,
  add column serial_number text,
  add column facility_type_code text,
  add column movement_direction_code text,
  add column count_location_to_roadway_code text,
  add column mounting_object text,
  add column surface_condition_code text,
  add column nonmotorized_facility_width_code text,
  add column nonmotorized_facility_buffer_width_code text,
  -- asked by the older form alone
  add column primary_count_purpose_code text,
  add column other_notes text,
  add column station_location text,
  add column mounting text,
  add column surface_type_code text,
  add column parking_code text,
  add column shade_code text,
  add column provider_id int references providers on delete set null,
  add column requester_id int references requesters on delete set null;
-- a site of the vendor's platform becomes a station of an agency once
create unique index stations_eco on stations (agency_id, eco_id);

alter table flows
  add column version int not null default 1,
  alter column count_method_code drop not null,
  alter column count_type_code drop not null,
  alter column travel_direction_code drop not null,
  alter column street_side_code drop not null;

-- only a draft's flow may lack one of the four codes that make its id
create function refuse_half_flow() returns trigger language plpgsql as $$ begin
  if not (select draft from stations where id = new.station_id) then
    raise not_null_violation using message = 'A published station has a flow without its four codes.';
  end if;
  return new;
end $$;
create trigger flows_whole before insert or update on flows for each row
  when (new.count_method_code is null or new.count_type_code is null
    or new.travel_direction_code is null or new.street_side_code is null)
  execute function refuse_half_flow();

create function refuse_half_flows() returns trigger language plpgsql as $$ begin
  if exists (select from flows where station_id = new.id and (count_method_code is null or count_type_code is null
    or travel_direction_code is null or street_side_code is null)) then
    raise not_null_violation using message = 'A draft with a flow without its four codes can not be published.';
  end if;
  return new;
end $$;
create trigger stations_whole before update of draft on stations for each row
  when (old.draft and not new.draft) execute function refuse_half_flows();
do $$ declare f text; begin
  foreach f in array array['refuse_half_flow', 'refuse_half_flows'] loop
    execute format('alter function %I() set search_path = %I, pg_temp', f, current_schema());
  end loop;
end $$;
`;
