/** Limits by which factor groups are proposed: for the whole state, each setting kept (E8). */
export const groupLimits = /* sql */ `
create table group_limits (
  -- the highest one holds; none: the usual limits
  version int primary key check (version > 0),
  commuter_wwi double precision not null,
  commuter_ami double precision not null,
  recreational_wwi double precision not null,
  recreational_ami double precision not null,
  days smallint not null,
  weekend_days smallint not null,
  past double precision not null,
  split double precision not null,
  reason text not null,
  -- who set them; the name stays when the account goes
  user_id int references users on delete set null,
  user_name text not null,
  set_at timestamptz not null
);
create index group_limits_user on group_limits (user_id);
alter table group_limits enable row level security;
create policy everybody_reads on group_limits for select to count_exchange_app using (true);
create policy state_writes on group_limits for insert to count_exchange_app with check ((select app_everything()));
grant select, insert on group_limits to count_exchange_app;
`;
