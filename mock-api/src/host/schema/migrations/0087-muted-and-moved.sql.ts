/** Outages that no e-mail tells of up to a day; and what e-mails need to tell of a station that went to another agency. */
export const mutedAndMoved = /* sql */ `
-- up to this day, which is the last, no e-mail tells of it; who said so, and why
alter table outages add column muted_until date;
alter table outages add column muted_by text;
alter table outages add column mute_reason text;

-- when a station came to its agency, where it had another before
create table station_moves (
  station_id int primary key references stations on delete cascade,
  moved_at timestamptz not null
);
create function note_station_move() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into station_moves (station_id, moved_at) values (new.id, now())
    on conflict (station_id) do update set moved_at = excluded.moved_at;
  return null;
end $$;
create trigger station_moved after update of agency_id on stations for each row
  when (old.agency_id is distinct from new.agency_id) execute function note_station_move();

-- what of it was told last, in the words of that day: the agency of then may not see the station any more
alter table digest_told add column agency_id int references agencies on delete cascade;
alter table digest_told add column line jsonb;
create index digest_told_agency on digest_told (agency_id);

alter table station_moves enable row level security;
create policy own_station on station_moves to count_exchange_app using (station_id in (select id from stations));
grant select on station_moves to count_exchange_app;
`;
