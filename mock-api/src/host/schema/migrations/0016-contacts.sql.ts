/** Contacts are corrected where they stand, so they carry the version that a form read (S10). */
export const contacts = /* sql */ `
alter table providers add column version int not null default 1;
alter table requesters add column version int not null default 1;
create index stations_provider on stations (provider_id) where provider_id is not null;
create index stations_requester on stations (requester_id) where requester_id is not null;
`;
