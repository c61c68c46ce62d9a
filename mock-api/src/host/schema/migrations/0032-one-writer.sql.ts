/** Whether the transaction keeps the sums itself. */
const KEPT_BY_WRITER = `coalesce(current_setting('app.keeps', true), '') <> ''`;

const aside = (trigger: string, after: string, calls: string, condition = '') => /* sql */ `
create or replace trigger ${trigger} after ${after}
  when (not (${KEPT_BY_WRITER})${condition}) execute function ${calls}();`;

const ADDED = 'insert on counts referencing new table as added for each statement';
const CHANGED = 'update on counts referencing old table as before new table as after for each statement';
const REMOVED = 'delete on counts referencing old table as removed for each statement';
const ENDED = 'update of status on certifications for each row';

/**
 * What is kept beside the counts is kept by the one place that writes them (`counts/store/counts-writer.sql.ts`), in the same
 * transaction: a table that is spread over machines can have no triggers. A release from before this one relies on the
 * triggers while both run, so they stay for now, and stand aside where the transaction says `app.keeps`.
 *
 * The key of `certifying_days` names the station, as that of every table of counts does.
 */
export const oneWriter = /* sql */ `
${aside('count_months_added', ADDED, 'add_count_months')}
${aside('count_months_removed', REMOVED, 'remove_count_months')}
${aside('certified_days_added', ADDED, 'add_certified_days')}
${aside('certified_days_changed', CHANGED, 'change_certified_days')}
${aside('certified_days_removed', REMOVED, 'remove_certified_days')}
${aside('certifying_days_ended', ENDED, 'end_certifying_days', ` and old.status = 'running' and new.status <> 'running'`)}

alter table certifying_days drop constraint certifying_days_pkey,
  add primary key (station_id, certification_id, flow_id, day);
do $$ declare f text; begin
  for f in select replace(pg_get_functiondef(p.oid), 'conflict (certification_id, flow_id, day)',
      'conflict (station_id, certification_id, flow_id, day)')
    from pg_proc p where p.pronamespace = current_schema()::regnamespace
      and p.proname in ('add_certified_days', 'change_certified_days', 'remove_certified_days', 'recount_certified_days')
  loop execute f; end loop;
end $$;
`;
