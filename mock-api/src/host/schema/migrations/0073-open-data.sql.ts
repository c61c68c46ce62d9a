/**
 * What an agency lets out to everybody, as it was when it went out: months of certified counts in editions that never change, and
 * versions of a station, each of which names the editions that it is made of. Whoever reads them without signing in does so as
 * count_exchange_public, a role that reads nothing else.
 */
export const openData = [
  /* sql */ `
do $$ begin
  create role count_exchange_public nologin;
exception when duplicate_object or unique_violation then null; end $$;
grant count_exchange_public to current_user;
do $$ begin execute format('grant usage on schema %I to count_exchange_public', current_schema()); end $$;

-- what an agency has chosen for a station; nobody reads it without signing in
create table open_data_settings (
  -- a station that has been open stays
  station_id int primary key references stations,
  -- whose choice it is: a station that has moved sends nothing new out until its new agency chooses
  agency_id int not null references agencies,
  is_on boolean not null,
  first_month date not null check (extract(day from first_month) = 1),
  -- null: on the 10th of the next month but one
  hold_days int check (hold_days between 14 and 365),
  license text not null check (license in ('CC0-1.0', 'CC-BY-4.0', 'ODbL-1.0')),
  contact text not null check (contact <> ''),
  note text,
  daily_only boolean not null,
  places smallint not null check (places in (3, 5)),
  version int not null default 1,
  user_id int references users on delete set null,
  user_name text not null,
  changed_at timestamptz not null
);
create index open_data_settings_agency on open_data_settings (agency_id);
create index open_data_settings_user on open_data_settings (user_id);

-- up to which change of certified counts, and on which day, a station was looked at; pending while the work of that goes on
create table open_data_looks (
  station_id int primary key references stations,
  revision bigint not null,
  settings_version int not null,
  looked_on date not null,
  pending boolean not null,
  -- up to which change its months that are out have been compared; null: not yet
  compared_revision bigint
);

-- a station that has gone out
create table open_data_stations (
  station_id int primary key references stations,
  number text not null unique,
  agency_id int not null references agencies,
  -- its newest version; 0 while the first one is being made
  version int not null,
  contact text not null,
  withdrawn_at timestamptz,
  withdrawn_reason text,
  -- versions up to this one are withdrawn; a later one is out again
  gone_through int not null default 0
);
create index open_data_stations_agency on open_data_stations (agency_id);`,
  // of its own: a column has the name of a table that may be spread
  /* sql */ `
create table open_data_months (
  station_id int not null references open_data_stations,
  month date not null,
  edition int not null,
  hash text not null,
  -- of all its certified counts, where days alone went out too
  source text not null,
  daily boolean not null,
  counts int not null,
  certification_ids int[] not null,
  -- days, hours, what was left out and how much was there
  told jsonb not null,
  made_at timestamptz not null,
  primary key (station_id, month, edition)
);`,
  /* sql */ `
-- the counts of an edition by flow: 'start,offset,interval,count,quality', a line each
create table open_data_counts (
  station_id int not null,
  month date not null,
  edition int not null,
  flow text not null,
  lines text not null,
  primary key (station_id, month, edition, flow),
  foreign key (station_id, month, edition) references open_data_months
);

create table open_data_versions (
  station_id int not null references open_data_stations,
  version int not null,
  agency_id int not null references agencies,
  hash text not null,
  license text not null check (license in ('CC0-1.0', 'CC-BY-4.0', 'ODbL-1.0')),
  facts jsonb not null,
  -- of what the agency has chosen
  settings_version int not null,
  published_at timestamptz not null,
  primary key (station_id, version)
);
create index open_data_versions_agency on open_data_versions (agency_id);

create table open_data_version_months (
  station_id int not null,
  version int not null,
  month date not null,
  edition int not null,
  primary key (station_id, version, month),
  foreign key (station_id, version) references open_data_versions,
  foreign key (station_id, month, edition) references open_data_months
);
create index open_data_version_months_edition on open_data_version_months (station_id, month, edition);

-- months that are out and whose certified counts are others by now, or none; when that was seen first and last
create table open_data_revisions (
  station_id int not null references open_data_stations,
  month date not null,
  since timestamptz not null,
  -- the source of what its counts are now; empty while some of them are not certified
  seen text not null,
  changed_at timestamptz not null,
  primary key (station_id, month)
);

-- the files of an agency's year: which versions of which stations they hold
create table open_data_years (
  id int generated by default as identity primary key,
  agency_id int not null references agencies,
  year int not null,
  version int not null,
  agency text not null,
  hash text not null,
  -- station number and version
  parts jsonb not null,
  published_at timestamptz not null,
  -- when its files were last asked for
  asked_at timestamptz not null,
  unique (agency_id, year, version)
);

-- files that are made and kept
create table open_data_files (
  name text primary key,
  year_id int not null references open_data_years,
  kind text not null check (kind in ('zip', 'parquet')),
  bytes bigint not null,
  sha256 text not null,
  rows int not null,
  unique (year_id, kind)
);

alter table open_data_settings enable row level security;
alter table open_data_stations enable row level security;
alter table open_data_months enable row level security;
alter table open_data_counts enable row level security;
alter table open_data_versions enable row level security;
alter table open_data_version_months enable row level security;
alter table open_data_revisions enable row level security;
alter table open_data_years enable row level security;
alter table open_data_files enable row level security;
create policy own_station on open_data_settings to count_exchange_app using (station_id in (select id from stations));
create policy own_station on open_data_stations to count_exchange_app using (station_id in (select id from stations));
create policy own_station on open_data_months to count_exchange_app using (station_id in (select id from stations));
create policy own_station on open_data_versions to count_exchange_app using (station_id in (select id from stations));
create policy own_station on open_data_version_months to count_exchange_app using (station_id in (select id from stations));
create policy own_station on open_data_revisions to count_exchange_app using (station_id in (select id from stations));
create policy everybody on open_data_stations to count_exchange_public using (true);
create policy everybody on open_data_months to count_exchange_public using (true);
create policy everybody on open_data_counts to count_exchange_public using (true);
create policy everybody on open_data_versions to count_exchange_public using (true);
create policy everybody on open_data_version_months to count_exchange_public using (true);
create policy everybody on open_data_revisions to count_exchange_public using (true);
create policy everybody on open_data_years to count_exchange_public using (true);
create policy everybody on open_data_files to count_exchange_public using (true);
-- what goes out is written by the work in the background alone
grant select, insert, update on open_data_settings to count_exchange_app;
grant select, update (withdrawn_at, withdrawn_reason, gone_through) on open_data_stations to count_exchange_app;
grant select on open_data_months, open_data_versions, open_data_version_months, open_data_revisions to count_exchange_app;
grant select on open_data_stations, open_data_months, open_data_counts, open_data_versions, open_data_version_months,
  open_data_revisions, open_data_years, open_data_files to count_exchange_public;
`,
];
