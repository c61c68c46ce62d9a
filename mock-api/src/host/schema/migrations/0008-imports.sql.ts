/** What an import needs to be looked back at and taken back: the rows it refused, the counts it replaced. */
export const imports = /* sql */ `
alter table imports drop constraint imports_status_check;
alter table imports add constraint imports_status_check
  check (status in ('waiting', 'running', 'done', 'failed', 'undoing', 'undone'));
alter table imports
  add column rejected int not null default 0,
  -- the station's, so that taking the import back restores it
  add column last_imported_before timestamptz,
  add column undone_by text,
  add column undone_by_id int,
  add column undone_at timestamptz;

create table import_rejected (
  import_id int not null references imports on delete cascade,
  position int not null,
  line int not null,
  reason jsonb not null,
  content text not null,
  primary key (import_id, position)
);

-- the counts as they were before an import replaced them
create table import_replaced (
  import_id int not null,
  station_id int not null,
  ts timestamp not null,
  flow_id int not null,
  count int,
  interval_minutes smallint not null,
  suspect_id smallint,
  note text,
  replaced_import_id int,
  primary key (import_id, ts, flow_id)
);
create index import_replaced_from on import_replaced (replaced_import_id) where replaced_import_id is not null;

alter table import_rejected enable row level security;
create policy own_import on import_rejected to count_exchange_app using (import_id in (select id from imports));
grant select on import_rejected to count_exchange_app;

alter table import_replaced enable row level security;
create policy own_station on import_replaced to count_exchange_app using (station_id in (select id from stations));
grant select on import_replaced to count_exchange_app;
`;
