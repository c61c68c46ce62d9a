/**
 * Outages as ranges of people: entered by hand, corrected, split and joined. What the watch found stays in its columns, which an older
 * release goes on writing; what a person says of the range stands beside it and goes before.
 */
export const outageRanges = /* sql */ `
-- a person's start and end of one that the watch found; null: as found
alter table outages add column own_start_at timestamptz;
alter table outages add column own_end_at timestamptz;
-- what the watch had found when somebody last decided: only what differs from it is proposed
alter table outages add column left_start_at timestamptz;
alter table outages add column left_end_at timestamptz;
-- entered by a person, whose name stays when the account goes; null: found by the watch
alter table outages add column entered_by text;
-- entered beforehand: nobody is told of it
alter table outages add column expected boolean not null default false;
-- the found one that it was cut off: while it has no end of its own, it ends with that
alter table outages add column split_from int references outages on delete cascade;
-- the one that tells of it since they were joined
alter table outages add column joined_into int references outages on delete set null;
alter table outages add column request_key text;
alter table outages add constraint outages_request_key unique (station_id, request_key);
create index outages_split_from on outages (split_from);
create index outages_joined_into on outages (joined_into);
grant insert, delete on outages to count_exchange_app;
`;
