/** Where an import's counts come from: a file, or the counter vendor's platform. */
export const ecoVisio = /* sql */ `
alter table imports add column source text not null default 'file' check (source in ('file', 'eco-visio'));
`;
