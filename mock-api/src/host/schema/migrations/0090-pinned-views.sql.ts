/** Views that somebody has on their dashboard. */
export const pinnedViews = /* sql */ `
create table pinned_views (
  user_id int not null references users on delete cascade,
  view_id int not null references table_views on delete cascade,
  pinned_at timestamptz not null,
  primary key (user_id, view_id)
);
create index pinned_views_view on pinned_views (view_id);
alter table pinned_views enable row level security;
create policy own_pins on pinned_views to count_exchange_app using (user_id = (select app_user()));
grant select, insert, delete on pinned_views to count_exchange_app;
`;
