/**
 * An agency that is over: it is closed when it has data, which stays, or deleted when it has nothing. Nothing new may be
 * given to one that is closed; the rule stands here because every save passes here, whichever call writes it. What it
 * has may still be changed, by super admins: its own people no longer come in (`http/session.sql.ts`).
 */
export const closedAgencies = /* sql */ `
alter table agencies add column closed_at timestamptz;
-- the two that see the whole state are where super admins work
alter table agencies add constraint agencies_statewide_open check (not statewide or closed_at is null);
grant delete on agencies to count_exchange_app;

create function refuse_closed_agency() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' and new.agency_id = old.agency_id then return new; end if;
  if exists (select from agencies where id = new.agency_id and closed_at is not null) then
    raise exception using errcode = 'CX003', message = 'Agency ' || new.agency_id || ' is closed';
  end if;
  return new;
end $$;
create trigger open_agency before insert or update of agency_id on users
  for each row execute function refuse_closed_agency();
create trigger open_agency before insert or update of agency_id on stations
  for each row execute function refuse_closed_agency();
create trigger open_agency before insert or update of agency_id on deployments
  for each row execute function refuse_closed_agency();
create trigger open_agency before insert or update of agency_id on eco_handovers
  for each row execute function refuse_closed_agency();
`;
