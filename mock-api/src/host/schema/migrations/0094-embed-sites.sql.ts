/** In which sites' pages an agency's embedded figures and pictures may stand; none named: in any (network.md, section 7.5). */
export const embedSites = /* sql */ `
create table open_data_embeds (
  agency_id int primary key references agencies,
  sites text[] not null,
  version int not null default 1
);
alter table open_data_embeds enable row level security;
create policy own_agency on open_data_embeds to count_exchange_app using ((select app_everything()) or agency_id = (select app_agency()));
create policy everybody on open_data_embeds to count_exchange_public using (true);
grant select, insert, update on open_data_embeds to count_exchange_app;
grant select on open_data_embeds to count_exchange_public;
`;
