/** The other agencies that a super admin hears of in the digest; an older release writes of the person's own alone. */
export const agenciesHeardOf = /* sql */ `
alter table digest_choices add column agencies int[] not null default '{}';
`;
