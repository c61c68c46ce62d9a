/** From which addresses a token may be used; none named: from any. */
export const tokenAddresses = /* sql */ `
alter table api_tokens add column addresses text[] not null default '{}';
`;
