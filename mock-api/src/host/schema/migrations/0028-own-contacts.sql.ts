/**
 * A deployment and a station name contacts of their own agency; a statewide agency's deployment may name everybody's, as
 * it counts everywhere. Until 0016 a deployment could be saved with another agency's contact, and 0016 left those as they
 * were. They lose it here. Super admins are told whose it was in the audit list: the entry has no agency, because it names
 * people whom the deployment's own agency is not to know. From now on the database refuses it, whichever call writes.
 *
 * A run of the rules counts how often it was asked for: the time alone does not tell two requests of one moment apart, and
 * the first would then end with what it saw before the second's changes.
 */
export const ownContacts = /* sql */ `
do $$
declare named record;
begin
  for named in select * from (values ('deployments', 'name'), ('stations', 'station_name')) o (owner, title), (values ('requester'), ('provider')) c (kind)
  loop
    execute format($released$
      with of_others as (
        select o.id, o.%2$I as name, c.%3$I as contact, theirs.name as agency
        from %1$I o join agencies own on own.id = o.agency_id join %5$I c on c.id = o.%4$I
          join agencies theirs on theirs.id = c.agency_id
        where theirs.id <> own.id and not (own.statewide and %1$L = 'deployments')),
      released as (update %1$I set %4$I = null, version = version + 1 where id in (select id from of_others))
      insert into audit_log (at, user_name, action, detail)
        select now(), 'Count Exchange', 'contact.released', jsonb_build_object('name', name, 'contact', contact, 'agency', agency)
        from of_others order by id
      $released$, named.owner, named.title, named.kind || '_name', named.kind || '_id', named.kind || 's');
  end loop;
end $$;

alter table finding_runs add column asked int not null default 1;

-- row security hides another agency's contact from who saves: what can't be seen is refused like what is not one's own
create function refuse_foreign_contact() returns trigger language plpgsql as $$
declare everywhere boolean := tg_table_name = 'deployments' and (select statewide from agencies where id = new.agency_id);
begin
  if not everywhere and (
    (new.requester_id is not null and not exists (select from requesters where id = new.requester_id and agency_id = new.agency_id))
    or (new.provider_id is not null and not exists (select from providers where id = new.provider_id and agency_id = new.agency_id))
  ) then
    raise exception using errcode = 'check_violation', message = 'The contact is another agency''s';
  end if;
  return new;
end $$;
create trigger own_contacts before insert or update of agency_id, requester_id, provider_id on deployments
  for each row when (new.requester_id is not null or new.provider_id is not null) execute function refuse_foreign_contact();
create trigger own_contacts before insert or update of agency_id, requester_id, provider_id on stations
  for each row when (new.requester_id is not null or new.provider_id is not null) execute function refuse_foreign_contact();
`;
