/** Outages of which a person says that they last, though the watch has seen an end; an older release shows that end. */
export const outagesLast = /* sql */ `
alter table outages add column own_lasts boolean not null default false;
`;
