/**
 * Agency scope in one place that no route can forget (A5). Signed-in calls run as the role count_exchange_app with
 * three settings of the transaction: app.agency (current agency), app.everything ('1' for super admins), app.user.
 * Rows of other agencies do not exist for that role; so another agency's record answers 404 by itself.
 * Jobs and public calls run as the owner.
 */
export const rowSecurity = /* sql */ `
do $$ begin
  create role count_exchange_app nologin;
exception when duplicate_object or unique_violation then null; end $$;
grant count_exchange_app to current_user;
do $$ begin execute format('grant usage on schema %I to count_exchange_app', current_schema()); end $$;

create function app_agency() returns int language sql stable as $$ select nullif(current_setting('app.agency', true), '')::int $$;
create function app_user() returns int language sql stable as $$ select nullif(current_setting('app.user', true), '')::int $$;
create function app_everything() returns boolean language sql stable as $$ select coalesce(current_setting('app.everything', true), '') = '1' $$;

grant select on txdot_districts, counties, cities, codes, suspects, settings to count_exchange_app;
grant update (tmg_count) on cities to count_exchange_app;

alter table agencies enable row level security;
create policy own_agency on agencies to count_exchange_app
  using ((select app_everything()) or id = (select app_agency()));
grant select, insert, update on agencies to count_exchange_app;

alter table users enable row level security;
create policy own_agency on users to count_exchange_app
  using ((select app_everything()) or agency_id = (select app_agency()));
grant select (id, name, email, agency_id, admin, super_admin, flag_deployments, flag_next_stations, monitors, created_at),
  insert, delete, update (name, email, agency_id, admin, super_admin, flag_deployments, flag_next_stations, monitors)
  on users to count_exchange_app;

alter table stations enable row level security;
create policy own_agency on stations to count_exchange_app
  using ((select app_everything()) or agency_id = (select app_agency()));
grant select, insert, update, delete on stations to count_exchange_app;

alter table flows enable row level security;
create policy own_station on flows to count_exchange_app using (station_id in (select id from stations));
grant select, insert, update, delete on flows to count_exchange_app;

alter table counts enable row level security;
create policy own_station on counts to count_exchange_app using (station_id in (select id from stations));
grant select, insert, update, delete on counts to count_exchange_app;

alter table certifications enable row level security;
create policy own_station on certifications to count_exchange_app using (station_id in (select id from stations));
grant select, insert, update on certifications to count_exchange_app;

alter table imports enable row level security;
create policy own_station on imports to count_exchange_app using (station_id in (select id from stations));
grant select, insert, update on imports to count_exchange_app;

alter table count_changes enable row level security;
create policy own_station on count_changes to count_exchange_app using (station_id in (select id from stations));
grant select, insert on count_changes to count_exchange_app;

alter table audit_log enable row level security;
create policy own_agency on audit_log to count_exchange_app
  using ((select app_everything()) or agency_id = (select app_agency()));
grant select, insert on audit_log to count_exchange_app;

alter table uploads enable row level security;
create policy own_uploads on uploads to count_exchange_app using (user_id = (select app_user()));
grant select, insert, update, delete on uploads to count_exchange_app;

alter table exports enable row level security;
create policy own_exports on exports to count_exchange_app using (user_id = (select app_user()));
grant select, insert, update, delete on exports to count_exchange_app;

alter table notifications enable row level security;
create policy own_notifications on notifications to count_exchange_app using (user_id = (select app_user()));
grant select, update on notifications to count_exchange_app;

do $$ begin execute format('grant usage on all sequences in schema %I to count_exchange_app', current_schema()); end $$;
`;
