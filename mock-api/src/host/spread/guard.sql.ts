import type { Queryable } from '../../platform/db/database.ts';

/**
 * How a transaction enters its scope where the database is spread. Row security of a table that is spread can't look into
 * another, so the stations that the caller sees are listed once, as text, and travel to each machine with the transaction:
 * settings that are made by SET LOCAL do, those of set_config don't; so does the time that a statement waits for a lock,
 * which the machines would else not know. In one list a station of a thousand takes 15 µs to find, for each
 * row that is looked at; in 32 lists, by the last bits of its number, half a microsecond. Stations that the transaction makes,
 * moves or removes bring the lists up to date.
 */
const SCOPE = /* sql */ `
create or replace function app_list_stations() returns void language plpgsql as $$ declare l record; begin
  if app_everything() then return; end if;
  for l in select id & 31 as place, ',' || string_agg(id::text, ',') || ',' as ids from stations group by 1 loop
    execute format('set local app.stations_%s = %L', l.place, l.ids);
  end loop;
end $$;
create or replace function app_list_stations_anew() returns void language plpgsql as $$ begin
  for place in 0..31 loop
    if coalesce(current_setting('app.stations_' || place, true), '') <> '' then
      execute format('set local app.stations_%s = %L', place, '');
    end if;
  end loop;
  perform app_list_stations();
end $$;
create or replace function app_enter(agency int, person int, everything boolean) returns void language plpgsql as $$ begin
  set local citus.propagate_set_commands = 'local';
  set local role count_exchange_app;
  execute format('set local app.agency = %L; set local app."user" = %L; set local app.everything = %L; set local lock_timeout = %L',
    agency, person, everything::int, current_setting('lock_timeout'));
  perform app_list_stations();
end $$;
create or replace function app_plan_once() returns void language sql as $$ $$;
create or replace function app_stations_changed() returns trigger language plpgsql as $$ begin
  if current_user = 'count_exchange_app' then perform app_list_stations_anew(); end if;
  return null;
end $$;
create or replace trigger app_stations_changed after insert or delete or update of agency_id on stations
  for each statement execute function app_stations_changed();
`;

/** Has every transaction enter its scope so that the other machines know it. */
export async function guardSpreadTables(db: Queryable): Promise<void> {
  await db.exec(SCOPE);
}

/** A machine may know the role from another database, or not at all. */
const SIGNS_IN = `do $$ begin
  if not exists (select 1 from pg_roles where rolname = 'count_exchange_app') then create role count_exchange_app; end if;
  if not (select rolcanlogin from pg_roles where rolname = 'count_exchange_app') then
    alter role count_exchange_app login;
  end if;
end $$`;

/** Lets the role of signed-in calls sign in: the coordinator does so as it, at the machines that hold counts. */
export async function letRoleSignIn(db: Queryable): Promise<void> {
  await db.exec(SIGNS_IN);
  await db.query('select run_command_on_workers($1)', [SIGNS_IN]);
}

/** Makes a function known to each machine, with the arguments that it has here. */
export async function takeFunctionAlong(db: Queryable, signature: string): Promise<void> {
  await db.query('select create_distributed_function($1)', [signature]);
}

/** Lets signed-in calls see a table's rows of the stations that they see (`app_enter`). */
export async function addPolicy(db: Queryable, table: string, policy: string): Promise<void> {
  await db.exec(
    `create policy ${policy} on ${table} to count_exchange_app using (current_setting('app.everything', true) = '1'
       or strpos(current_setting('app.stations_' || (station_id & 31), true), ',' || station_id || ',') > 0)`,
  );
}
