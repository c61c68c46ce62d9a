/**
 * A transaction enters the scope of its caller (0002) by one function, which a database can have do more than this; and so
 * does one whose statements are each planned once, for any values. A release from before this one sets the settings itself.
 */
export const enterScope = /* sql */ `
create function app_enter(agency int, person int, everything boolean) returns void language plpgsql as $$ begin
  perform set_config('role', 'count_exchange_app', true), set_config('app.agency', agency::text, true),
    set_config('app.user', person::text, true), set_config('app.everything', everything::int::text, true);
end $$;
create function app_plan_once() returns void language plpgsql as $$ begin
  perform set_config('plan_cache_mode', 'force_generic_plan', true);
end $$;
`;
