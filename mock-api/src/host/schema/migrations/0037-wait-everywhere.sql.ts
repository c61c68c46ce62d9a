/**
 * Where counts are spread over machines these are told how long a statement waits for a lock (`host/spread/guard.sql.ts`), which
 * the coordinator alone kept to: a call waited there for as long as another took. Elsewhere there is nothing to do.
 */
export const waitEverywhere = /* sql */ `
do $migration$ begin
  if to_regprocedure('app_list_stations()') is null then return; end if;
  create or replace function app_enter(agency int, person int, everything boolean) returns void language plpgsql as $$ begin
    set local citus.propagate_set_commands = 'local';
    set local role count_exchange_app;
    execute format('set local app.agency = %L; set local app."user" = %L; set local app.everything = %L; set local lock_timeout = %L',
      agency, person, everything::int, current_setting('lock_timeout'));
    perform app_list_stations();
  end $$;
end $migration$;
`;
