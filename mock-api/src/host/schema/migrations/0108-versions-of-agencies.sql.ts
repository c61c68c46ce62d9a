/** The version of an agency, so that of two people who edit it the second one is told (S10); an older release leaves it as it is. */
export const versionsOfAgencies = /* sql */ `
alter table agencies add column version int not null default 1;
`;
