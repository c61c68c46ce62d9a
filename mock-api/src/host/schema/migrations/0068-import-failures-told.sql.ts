/** Which failures of a source a person was told of at once: no digest says it again. */
export const importFailuresTold = /* sql */ `
alter table digest_notices add column import_failures int[] not null default '{}';
`;
