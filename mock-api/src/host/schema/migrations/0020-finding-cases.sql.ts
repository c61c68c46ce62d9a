/** Findings as cases of one or more rules, ranked by the counts affected; and what certifying decides of them (C13, C14). */
export const findingCases = /* sql */ `
-- every rule that fired, the leading one first; each with its own stretch, value and evidence
alter table findings add column rules text[] not null default '{}';
alter table findings add column parts jsonb not null default '[]';
-- how many counts are in question
alter table findings add column affected int not null default 0;
-- the certification that decided an open finding by declaring its counts clean
alter table findings add column certification_id int;
alter table findings drop constraint findings_state_check;
alter table findings add constraint findings_state_check check (state in ('open', 'accepted', 'dismissed', 'overridden'));
update findings set rules = array[rule], affected = rows, parts = jsonb_build_array(jsonb_build_object(
  'rule', rule, 'severity', severity, 'from', to_char(from_ts, 'YYYY-MM-DD HH24:MI:SS'), 'until', to_char(until_ts, 'YYYY-MM-DD HH24:MI:SS'),
  'value', value, 'threshold', threshold, 'evidence', evidence));

-- why counts were certified though strong findings were open, and which ones
alter table certifications add column reason text;
alter table certifications add column findings jsonb not null default '[]';

-- the rules are others now: each station is looked through again before anything is said of it
delete from finding_runs where status <> 'running';

-- a cap that somebody has lowered goes on holding by itself: caps as they come only speak where a flow has no past
insert into finding_settings (agency_id, station_id, flow_id, name, value, changed_at)
  select agency_id, station_id, flow_id, 'day-cap.times', 1, max(changed_at) from finding_settings
  where (name = 'day-cap.bicycles' and value < 2000) or (name = 'day-cap.pedestrians' and value < 10000)
  group by agency_id, station_id, flow_id
  on conflict do nothing;
`;
