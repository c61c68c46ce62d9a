/** How often a token has been used; what an older release answers meanwhile is not counted. */
export const tokenUses = /* sql */ `
alter table api_tokens add column uses int not null default 0;
`;
