/** What weather had to do with days that were filled; null of those that were filled before it was looked at. */
export const weather = /* sql */ `
alter table flow_fills add column weather jsonb;
`;
