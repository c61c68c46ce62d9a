/** What a person keeps belongs to the agency that they kept it in: all of it at a statewide agency's super admin. */
const OF_CURRENT_AGENCY = /* sql */ `user_id = (select app_user()) and (
  agency_id = (select app_agency()) or ((select app_everything())
    and exists (select 1 from agencies a where a.id = (select app_agency()) and a.statewide)))`;

/**
 * Exports, uploads and presets follow a person's current agency (A5). Presets kept so far stay with the agency of the
 * stations that they name, or where they name none with that of their person. An export keeps how much was left out.
 */
export const currentAgency = /* sql */ `
drop policy own_exports on exports;
create policy own_exports on exports to count_exchange_app using (${OF_CURRENT_AGENCY});
drop policy own_uploads on uploads;
create policy own_uploads on uploads to count_exchange_app using (${OF_CURRENT_AGENCY});

alter table export_presets add column agency_id int references agencies;
update export_presets p set agency_id = coalesce(
  (select min(s.agency_id) from stations s
   where s.station_id_tmg in (select jsonb_array_elements_text(case jsonb_typeof(p.choices->'stations')
     when 'array' then p.choices->'stations' else '[]'::jsonb end))
   having count(distinct s.agency_id) = 1),
  (select u.agency_id from users u where u.id = p.user_id));
alter table export_presets alter column agency_id set not null;
drop index export_presets_name;
create unique index export_presets_name on export_presets (user_id, agency_id, lower(name));
drop policy own_presets on export_presets;
create policy own_presets on export_presets to count_exchange_app using (${OF_CURRENT_AGENCY});

alter table exports add column left_out int;
`;
