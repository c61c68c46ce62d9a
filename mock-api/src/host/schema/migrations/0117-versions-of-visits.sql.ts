/** Visits are corrected over the version that was read: of two people who correct one at once, the second is told. */
export const versionsOfVisits = /* sql */ `
alter table station_visits add column version int not null default 1;
`;
