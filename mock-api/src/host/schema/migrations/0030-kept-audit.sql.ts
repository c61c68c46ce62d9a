/**
 * What the audit log says is neither changed nor taken away (C6), whoever the application is at the moment: the owner too
 * is refused, as long as nobody takes the triggers off. Entries that are one for many tries go on counting, and nothing else.
 */
export const keptAudit = /* sql */ `
create function keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.group_name is not null and (to_jsonb(new) - 'detail') = (to_jsonb(old) - 'detail')
       and (new.detail - array['times', 'last', 'accounts']) = (old.detail - array['times', 'last', 'accounts'])
       and (new.detail->>'times')::int > (old.detail->>'times')::int
       and (new.detail->'accounts') @> (old.detail->'accounts') then
      return new;
    end if;
  end if;
  raise exception 'the audit log is added to, never changed';
end $$;
create trigger keep_audit before update or delete on audit_log for each row execute function keep_audit();
create trigger keep_audit_whole before truncate on audit_log for each statement execute function keep_audit();
revoke update, delete, truncate, references, trigger on audit_log from count_exchange_app;
`;
